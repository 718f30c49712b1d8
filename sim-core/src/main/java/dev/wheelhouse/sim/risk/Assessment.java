package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import org.jspecify.annotations.Nullable;

/**
 * One vehicle against one pedestrian, with the response and why not the others (M-43, M-44). Distances in metres;
 * NaN where there is no conflict.
 */
public record Assessment(
        RiskInputs inputs,
        ConflictWindow window,
        double requiredMeters,
        double predictedLateral,
        double reachableMeters,
        double leftClearance,
        double rightClearance,
        Rejection leftRejection,
        Rejection rightRejection,
        @Nullable Response response) {

    /** Why a response was not chosen. */
    public enum Rejection {
        CHOSEN,
        NO_CONFLICT,
        STOPS_IN_TIME,
        CORRIDOR_BLOCKED,
        OUT_OF_REACH,
        SIDE_TOO_CLOSE,
        OTHER_SIDE_PREFERRED
    }

    public static Assessment of(RiskInputs in) {
        ConflictWindow window = ConflictWindow.predict(in);
        double required = StoppingDistance.requiredMeters(in.speed(), in.reaction(), in.braking(), in.stoppingMargin());
        if (!window.isConflict()) {
            return new Assessment(
                    in,
                    window,
                    required,
                    Double.NaN,
                    Double.NaN,
                    Double.NaN,
                    Double.NaN,
                    Rejection.NO_CONFLICT,
                    Rejection.NO_CONFLICT,
                    null);
        }
        double predicted = in.lateral() + in.lateralSpeed() * window.start();
        double reach = ReachableOffset.meters(window.start(), in.reaction(), in.timeToFull(), in.fullOffset());
        SideChoice sides = SideChoice.of(predicted, in.lateralSpeed(), in.fullOffset(), in.sideTie());
        boolean stops = in.clearance() >= required;
        Rejection left = stops ? Rejection.STOPS_IN_TIME : reject(in, Side.LEFT, reach, predicted);
        Rejection right = stops ? Rejection.STOPS_IN_TIME : reject(in, Side.RIGHT, reach, predicted);
        if (left == Rejection.CHOSEN && right == Rejection.CHOSEN) {
            left = sides.first() == Side.LEFT ? left : Rejection.OTHER_SIDE_PREFERRED;
            right = sides.first() == Side.RIGHT ? right : Rejection.OTHER_SIDE_PREFERRED;
        }
        Response response;
        if (stops) {
            response = Response.BRAKE;
        } else if (left == Rejection.CHOSEN) {
            response = Response.AVOID_LEFT;
        } else if (right == Rejection.CHOSEN) {
            response = Response.AVOID_RIGHT;
        } else {
            response = Response.EMERGENCY_BRAKE;
        }
        return new Assessment(
                in,
                window,
                required,
                predicted,
                reach,
                Math.abs(reach - predicted),
                Math.abs(-reach - predicted),
                left,
                right,
                response);
    }

    private static Rejection reject(RiskInputs in, Side side, double reach, double predicted) {
        RiskInputs.Corridor corridor = side == Side.LEFT ? in.left() : in.right();
        if (!corridor.isFree()) {
            return Rejection.CORRIDOR_BLOCKED;
        }
        if (!(reach > 0)) {
            return Rejection.OUT_OF_REACH;
        }
        boolean clears = Math.abs(side.sign() * reach - predicted) >= in.envelope() - in.reachTolerance();
        return clears ? Rejection.CHOSEN : Rejection.SIDE_TOO_CLOSE;
    }
}
