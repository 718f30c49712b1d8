package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;

/** Reads the new fleet and the pedestrians; writes the smallest distance from a person's disc to an envelope, yaw included. */
final class ClearanceStage {
    private final Scenario s;
    private final Roster roster;
    private final double reach;

    ClearanceStage(Scenario scenario, Roster roster) {
        this.s = scenario;
        this.roster = roster;
        this.reach = Math.max(roster.longestFront, roster.longestRear)
                + scenario.road().laneWidthMeters();
    }

    void measureClearances(Draft d) {
        for (int k = 0; k < d.pedestrians.size(); k++) {
            Pedestrian p = d.pedestrians.get(k);
            if (p.isActive(d.step)) {
                measure(d, p);
            }
        }
    }

    /** Only vehicles that can come nearer than the smallest distance so far, or touch, are measured; also across the seam. */
    private void measure(Draft d, Pedestrian p) {
        double enough = Math.max(0, d.minPedestrianClearance);
        double most = Double.isInfinite(enough) ? roster.roadLength : enough + p.radius() + reach;
        measureAt(d, p, p.x(), most);
        if (p.x() < most) {
            measureAt(d, p, p.x() + roster.roadLength, most);
        }
        if (p.x() + most > roster.roadLength) {
            measureAt(d, p, p.x() - roster.roadLength, most);
        }
    }

    private void measureAt(Draft d, Pedestrian p, double x, double most) {
        FleetColumns c = d.fleet;
        double y = p.yMeters(d.step);
        for (int k = firstAtOrBehind(c, x + most); k < c.size(); k++) {
            int slot = c.order(k);
            if (x - c.route[slot] > most) {
                return;
            }
            double sideways = Math.abs(y - c.lateral(slot)) - p.radius() - reach;
            if (sideways < Math.max(0, d.minPedestrianClearance)) {
                measure(d, p, slot, x, y);
            }
        }
    }

    private static int firstAtOrBehind(FleetColumns c, double routeMeters) {
        int low = 0;
        int high = c.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (c.route[c.order(middle)] <= routeMeters) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }

    private void measure(Draft d, Pedestrian p, int slot, double x, double y) {
        FleetColumns c = d.fleet;
        double clear = box(slot, c.route[slot], c.lateral(slot), c.yaw(slot)).distanceToPoint(x, y) - p.radius();
        d.minPedestrianClearance = Math.min(d.minPedestrianClearance, clear);
        if (clear <= 0 && !touchedBefore(d, p, slot)) {
            double dx = c.route[slot] - x;
            double dy = c.lateral(slot) - y;
            double distance = Math.sqrt(dx * dx + dy * dy);
            d.contact(
                    EventKind.PEDESTRIAN_CONTACT,
                    slot,
                    distance > 0 ? dx / distance : 1,
                    distance > 0 ? dy / distance : 0,
                    Double.NaN,
                    DamageState.HEALTHY,
                    DamageState.HEALTHY,
                    p.id().value(),
                    "");
        }
    }

    /** A contact is one event, in the step in which it begins. */
    private boolean touchedBefore(Draft d, Pedestrian p, int slot) {
        FleetState f = d.previous.fleet();
        long before = d.previous.step();
        if (!p.isActive(before) || d.previous.cycle() != d.cycle) {
            return false;
        }
        OrientedBox box = box(slot, f.routeMeters(slot), f.lateralMeters(slot), f.yawRadians(slot));
        for (int lap = -1; lap <= 1; lap++) {
            if (box.distanceToPoint(p.x() + lap * roster.roadLength, p.yMeters(before)) <= p.radius()) {
                return true;
            }
        }
        return false;
    }

    private OrientedBox box(int slot, double route, double lateral, double yaw) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return new OrientedBox(route, lateral, yaw, e.front(), e.rear(), e.width() / 2);
    }
}
