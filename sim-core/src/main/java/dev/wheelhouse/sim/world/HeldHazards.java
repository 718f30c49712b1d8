package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.risk.ConflictWindow;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What of an earlier response goes on (ruling A29). Reads the previous step alone. */
final class HeldHazards {
    private final Scenario s;
    private final Roster roster;

    HeldHazards(Scenario scenario, Roster roster) {
        this.s = scenario;
        this.roster = roster;
    }

    /** Before a standing person a Brake stays a Brake; an EmergencyBrake stays until the conflict ends. */
    Response keptResponse(Draft d, int slot, Pedestrian p, Response written) {
        Gate gate = hazardGate(d.previous.gates(), slot, p.id().value());
        if (gate == null) {
            return written;
        }
        if (gate.emergency()) {
            return Response.EMERGENCY_BRAKE;
        }
        return p.vyMps(d.previous.step()) == 0 && isInsideEnvelope(slot, p, d.previous.step())
                ? Response.BRAKE
                : written;
    }

    /** Whether a hazard gate counts as braked for in this step although nothing new was decided. */
    boolean isHeld(Draft d, Gate g) {
        Pedestrian p = find(d, g.subject());
        return p != null && (isHeldAtRest(d, g, p) || isHeldBeforeStanding(d, g, p) || isEmergencyHeld(d, g, p));
    }

    private boolean isEmergencyHeld(Draft d, Gate g, Pedestrian p) {
        FleetState f = d.previous.fleet();
        double v = f.speedMps(g.slot());
        long now = d.previous.step();
        double offset = f.lateralMeters(g.slot());
        return g.emergency()
                && v > 0
                && ConflictWindow.predict(
                                roster.ahead(f, g.slot(), p.x()),
                                v,
                                p.yMeters(now),
                                p.vyMps(now),
                                p.isActive(now),
                                s.fleet().vehicles().get(g.slot()).envelope().length(),
                                s.risk().longitudinalMargin(),
                                Math.min(0, offset),
                                Math.max(0, offset),
                                halfEnvelope(g.slot(), p),
                                s.risk().horizon())
                        .conflict();
    }

    private boolean isHeldBeforeStanding(Draft d, Gate g, Pedestrian p) {
        long now = d.previous.step();
        return p.isActive(now)
                && p.vyMps(now) == 0
                && isInsideEnvelope(g.slot(), p, now)
                && roster.ahead(d.previous.fleet(), g.slot(), p.x()) >= 0;
    }

    boolean isHeldAtRest(Draft d, Gate g, Pedestrian p) {
        long now = d.previous.step();
        FleetState f = d.previous.fleet();
        if (f.speedMps(g.slot()) > 0 || !p.isActive(now) || roster.ahead(f, g.slot(), p.x()) < 0) {
            return false;
        }
        if (isInsideEnvelope(g.slot(), p, now)) {
            return true;
        }
        double y = p.yMeters(now);
        double vy = p.vyMps(now);
        double seconds =
                vy * y < 0 ? (Math.abs(y) - halfEnvelope(g.slot(), p)) / Math.abs(vy) : Double.POSITIVE_INFINITY;
        return seconds <= s.risk().horizon();
    }

    private boolean isInsideEnvelope(int slot, Pedestrian p, long now) {
        return Math.abs(p.yMeters(now)) <= halfEnvelope(slot, p);
    }

    private double halfEnvelope(int slot, Pedestrian p) {
        return roster.halfWidth(slot) + p.radius() + s.risk().lateralMargin();
    }

    @Nullable
    Pedestrian find(Draft d, String id) {
        for (Pedestrian p : d.previous.pedestrians()) {
            if (p.id().value().equals(id)) {
                return p;
            }
        }
        return null;
    }

    private static @Nullable Gate hazardGate(List<Gate> gates, int slot, String pedestrian) {
        for (int k = 0; k < gates.size(); k++) {
            Gate g = gates.get(k);
            if (g.source() == GateSource.HAZARD
                    && g.slot() == slot
                    && g.subject().equals(pedestrian)) {
                return g;
            }
        }
        return null;
    }
}
