package dev.wheelhouse.sim.acceptance;

import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayList;
import java.util.List;

/** What the checks and the contract both ask of a fleet. */
final class Traffic {
    static final double ROUNDING = 1e-9;
    private static final double NEAR_METERS = 20;
    private final Scenario s;

    Traffic(Scenario scenario) {
        this.s = scenario;
    }

    /** Pairs of neighbours whose envelopes overlap. */
    int overlaps(FleetState f) {
        int count = 0;
        for (int k = 1; k < f.size(); k++) {
            int rear = f.slotAt(k);
            int front = f.slotAt(k - 1);
            boolean isNear = f.routeMeters(front) - f.routeMeters(rear) < NEAR_METERS;
            count += isNear && box(f, front).overlaps(box(f, rear), ROUNDING) ? 1 : 0;
        }
        return count;
    }

    private OrientedBox box(FleetState f, int slot) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return new OrientedBox(
                f.routeMeters(slot), f.lateralMeters(slot), f.yawRadians(slot), e.front(), e.rear(), e.width() / 2);
    }

    double nose(FleetState f, int slot) {
        return f.routeMeters(slot) + s.fleet().vehicles().get(slot).envelope().front();
    }

    boolean isUnderWay(FleetState f, int slot) {
        return f.speedMps(slot) >= s.driving().targetSpeed() / 2;
    }

    /** The slow vehicles from one on, front to back, up to the first that is not slow. */
    List<Integer> queueBehind(FleetState f, int first) {
        List<Integer> slow = new ArrayList<>();
        boolean found = false;
        for (int k = 0; k < f.size(); k++) {
            int slot = f.slotAt(k);
            found |= slot == first;
            if (found && f.speedMps(slot) >= s.driving().queuedBelow()) {
                break;
            }
            if (found) {
                slow.add(slot);
            }
        }
        return slow;
    }
}
