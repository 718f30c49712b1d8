package dev.wheelhouse.sim.acceptance;

import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayList;
import java.util.List;

/** What the checks and the contract both ask of a fleet. */
final class Traffic {
    static final double ROUNDING = 1e-9;
    private final Scenario s;

    Traffic(Scenario scenario) {
        this.s = scenario;
    }

    /** Pairs of neighbours whose envelopes overlap, the pair across the seam included. */
    int overlaps(FleetState f) {
        int count = 0;
        double lap = s.road().lengthMeters();
        for (int k = 0; k < f.size() && f.size() > 1; k++) {
            int rear = f.slotAt(k);
            int front = f.slotAt(k == 0 ? f.size() - 1 : k - 1);
            double shift = k == 0 ? lap : 0;
            double apart = f.routeMeters(front) + shift - f.routeMeters(rear);
            boolean isNear = apart < reach(front) + reach(rear);
            count += isNear && box(f, front, shift).overlaps(box(f, rear, 0), ROUNDING) ? 1 : 0;
        }
        return count;
    }

    private double reach(int slot) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return Math.max(e.front(), e.rear()) + e.width();
    }

    private OrientedBox box(FleetState f, int slot, double shiftMeters) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        CenterLine line = s.road().centerLine();
        double route = f.routeMeters(slot) + shiftMeters;
        return new OrientedBox(
                line.worldX(route, f.lateralMeters(slot)),
                line.worldY(route, f.lateralMeters(slot)),
                line.worldHeading(route, f.yawRadians(slot)),
                e.front(),
                e.rear(),
                e.width() / 2);
    }

    /** From the nose to a line; one that lies far behind is the next lap's. */
    double roomBefore(FleetState f, int slot, double lineMeters) {
        double lap = s.road().lengthMeters();
        double room = lineMeters - nose(f, slot);
        return room < -lap / 2 ? room + lap : room;
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
