package dev.wheelhouse.app.road;

import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.id.SpeedLimit;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import javafx.scene.paint.Color;

/** What a vehicle's colour, sign and word tell, the more pressing the later. Damage shows beside it. */
enum VehicleLook {
    FREE("", Mark.NONE),
    WAITING("Waiting", Mark.WAITING),
    BRAKING("Braking", Mark.BRAKE),
    AVOIDING("Avoiding", Mark.AVOID_RIGHT),
    EMERGENCY("Emergency brake", Mark.EMERGENCY);

    private final String word;
    private final Mark mark;

    VehicleLook(String word, Mark mark) {
        this.word = word;
        this.mark = mark;
    }

    static VehicleLook of(Scenario scenario, CompletedStep step, int slot) {
        FleetState fleet = step.fleet();
        if (fleet.has(slot, FleetState.EMERGENCY_BRAKING)) {
            return EMERGENCY;
        }
        if (step.avoidance() != null && step.avoidance().slot() == slot) {
            return AVOIDING;
        }
        if (isHeldAtRest(scenario, fleet, slot)) {
            return WAITING;
        }
        return fleet.has(slot, FleetState.NORMAL_BRAKING) ? BRAKING : FREE;
    }

    /** By a gate, or queued behind who is. */
    private static boolean isHeldAtRest(Scenario scenario, FleetState fleet, int slot) {
        SpeedLimit limit = fleet.binding(slot);
        return fleet.speedMps(slot) < scenario.driving().queuedBelow()
                && (limit == SpeedLimit.GATE
                        || limit == SpeedLimit.FOLLOWING
                        || limit == SpeedLimit.GAP
                        || limit == SpeedLimit.HAZARD);
    }

    String word() {
        return word;
    }

    Mark mark() {
        return mark;
    }

    /** Of the edge and the sign, and of the whole vehicle where it is too small for more. */
    Color edge(Palette p) {
        return switch (this) {
            case FREE -> p.bodyLine();
            case WAITING, BRAKING -> p.brake();
            case AVOIDING -> p.avoid();
            case EMERGENCY -> p.stop();
        };
    }
}
