package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import org.jspecify.annotations.Nullable;

/**
 * The response to a pedestrian (M-43, M-44, rulings A7, A12, A13, A16): no conflict → clear; it can stop → Brake; else the first
 * side, in the order of {@link SideChoice}, whose corridor is available and whose reachable offset clears the envelope around
 * the predicted position; else EmergencyBrake.
 */
public final class ResponseRule {
    private static final double ENVELOPE_TOLERANCE_METERS = 1e-9;

    private ResponseRule() {}

    /** Assesses with the corridors as the inputs say. */
    public static Assessment assess(RiskInputs in, double sideTieMeters) {
        return assess(in, sideTieMeters, false);
    }

    /**
     * @param sideTieMeters side clearances that differ by no more are equal: 0.001 m
     * @param corridorsTaken both corridors count as unavailable, because another avoidance is active or the batch has used its
     *     own (ruling A9)
     */
    public static Assessment assess(RiskInputs in, double sideTieMeters, boolean corridorsTaken) {
        ConflictWindow window = ConflictWindow.predict(in);
        double required = StoppingDistance.requiredMeters(in.speed(), in.reaction(), in.braking(), in.stoppingMargin());
        if (!window.conflict()) {
            return straight(in, sideTieMeters, corridorsTaken, window, required, null);
        }
        if (in.clearance() >= required) {
            return straight(in, sideTieMeters, corridorsTaken, window, required, Response.BRAKE);
        }
        return aside(in, sideTieMeters, corridorsTaken, window, required);
    }

    private static Assessment straight(
            RiskInputs in,
            double tie,
            boolean taken,
            ConflictWindow window,
            double required,
            @Nullable Response response) {
        boolean clear = response == null;
        Rejection others = clear ? Rejection.NOT_NEEDED : Rejection.STOPS_IN_TIME;
        return new Assessment(
                in,
                taken,
                tie,
                window,
                required,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                Double.NaN,
                null,
                clear ? Rejection.NONE : Rejection.CONFLICT,
                clear ? Rejection.NOT_NEEDED : Rejection.NONE,
                others,
                others,
                others,
                response);
    }

    private static Assessment aside(RiskInputs in, double tie, boolean taken, ConflictWindow window, double required) {
        double ttc = window.start();
        double predicted = in.lateral() + in.lateralSpeed() * ttc;
        double reachable = ReachableOffset.offsetMeters(ttc, in.reaction(), in.timeToFull(), in.fullOffset());
        SideChoice choice = SideChoice.of(predicted, in.lateralSpeed(), in.fullOffset(), tie);
        double leftReachable = Math.abs(reachable - predicted);
        double rightReachable = Math.abs(-reachable - predicted);
        double envelope = in.halfEnvelope();
        Rejection left =
                obstacle(in.leftAvailable(), taken, reachable, choice.leftClearance(), leftReachable, envelope);
        Rejection right =
                obstacle(in.rightAvailable(), taken, reachable, choice.rightClearance(), rightReachable, envelope);
        Response response = chosen(choice.first(), left, right);
        return new Assessment(
                in,
                taken,
                tie,
                window,
                required,
                predicted,
                reachable,
                choice.leftClearance(),
                choice.rightClearance(),
                leftReachable,
                rightReachable,
                choice.first(),
                Rejection.CONFLICT,
                Rejection.CANNOT_STOP,
                response == Response.EMERGENCY_BRAKE ? Rejection.NONE : Rejection.NOT_NEEDED,
                left == Rejection.NONE && response == Response.AVOID_RIGHT ? Rejection.PREFERRED_OTHER_SIDE : left,
                right == Rejection.NONE && response == Response.AVOID_LEFT ? Rejection.PREFERRED_OTHER_SIDE : right,
                response);
    }

    private static Rejection obstacle(
            boolean available,
            boolean taken,
            double reachable,
            double clearanceFull,
            double clearanceReachable,
            double envelope) {
        if (taken) {
            return Rejection.CORRIDOR_TAKEN;
        }
        if (!available) {
            return Rejection.CORRIDOR_BLOCKED;
        }
        if (reachable > 0 && clearanceReachable >= envelope - ENVELOPE_TOLERANCE_METERS) {
            return Rejection.NONE;
        }
        return clearanceFull >= envelope - ENVELOPE_TOLERANCE_METERS
                ? Rejection.OUT_OF_REACH
                : Rejection.SIDE_TOO_CLOSE;
    }

    private static Response chosen(Side first, Rejection left, Rejection right) {
        boolean leftOpen = left == Rejection.NONE;
        boolean rightOpen = right == Rejection.NONE;
        if (leftOpen && (first == Side.LEFT || !rightOpen)) {
            return Response.AVOID_LEFT;
        }
        return rightOpen ? Response.AVOID_RIGHT : Response.EMERGENCY_BRAKE;
    }
}
