package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import dev.wheelhouse.sim.math.SupportPoint;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.risk.CandidateSelection;
import dev.wheelhouse.sim.risk.ResponseRule;
import dev.wheelhouse.sim.risk.RiskInputs;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.Decision;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the previous step; writes the decision, the gates and the start of an avoidance. */
final class HazardStage {
    private final Scenario s;
    private final double roadLength;

    HazardStage(Scenario scenario) {
        this.s = scenario;
        this.roadLength = scenario.road().lengthMeters();
    }

    /** Every vehicle that can drive against every active surprise or standing pedestrian (M-41 to M-45). */
    void decideResponse(Draft d) {
        FleetState f = d.previous.fleet();
        long now = d.previous.step();
        List<Decision> found = new ArrayList<>();
        List<CandidateSelection.Candidate> candidates = new ArrayList<>();
        for (Pedestrian p : d.previous.pedestrians()) {
            if (p.kind() == PedestrianKind.PLANNED || !p.isActive(now)) {
                continue;
            }
            for (int slot = 0; slot < f.size(); slot++) {
                if (isDisabled(f, slot) || f.speedMps(slot) <= 0 || isAvoidingBatchOf(d, slot, p)) {
                    continue;
                }
                double ahead = clearance(f, slot, p.x());
                if (ahead < -s.risk().longitudinalMargin()
                        || ahead
                                > f.speedMps(slot) * s.risk().horizon()
                                        + s.risk().longitudinalMargin()) {
                    continue;
                }
                Assessment a = assess(d, slot, p, ahead);
                if (a.response() == null) {
                    continue;
                }
                Response response = keptResponse(d, slot, p, a.response());
                found.add(new Decision(slot, p, response, a));
                candidates.add(new CandidateSelection.Candidate(slot, a.ttcSeconds(), response, ahead));
            }
        }
        d.candidates = found.size();
        int chosen = CandidateSelection.select(candidates, s.risk().ttcTie());
        d.decision = chosen >= 0 ? found.get(chosen) : keptDecisionAtRest(d);
    }

    /** Ruling A29: before a standing person a Brake stays a Brake; an EmergencyBrake stays until the conflict ends. */
    private Response keptResponse(Draft d, int slot, Pedestrian p, Response written) {
        Gate gate = hazardGate(d.gates, slot, p.id().value());
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

    private @Nullable Decision keptDecisionAtRest(Draft d) {
        for (Gate g : d.previous.gates()) {
            Pedestrian p = g.source() == GateSource.HAZARD ? find(d, g.pedestrian()) : null;
            if (p != null && isHeldAtRest(d, g, p) && p.vyMps(d.previous.step()) == 0) {
                double ahead = clearance(d.previous.fleet(), g.slot(), p.x());
                return new Decision(g.slot(), p, Response.BRAKE, assess(d, g.slot(), p, ahead));
            }
        }
        return null;
    }

    private Assessment assess(Draft d, int slot, Pedestrian p, double ahead) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        FleetState f = d.previous.fleet();
        long now = d.previous.step();
        boolean taken = d.previous.avoidance() != null || (p.batch() > 0 && d.previous.usedBatch() >= p.batch());
        double offset = f.lateralMeters(slot);
        RiskInputs in = new RiskInputs(
                ahead,
                f.speedMps(slot),
                p.yMeters(now),
                p.vyMps(now),
                p.isActive(now),
                e.length(),
                s.risk().longitudinalMargin(),
                e.width() / 2,
                p.radius(),
                s.risk().lateralMargin(),
                s.risk().horizon(),
                s.driving().reactionTime(),
                s.driving().braking(),
                s.driving().stoppingMargin(),
                s.avoidance().curve().secondsToFullOffset(),
                s.avoidance().curve().fullOffsetMeters(),
                !taken && isCorridorFree(slot, f, Side.LEFT),
                !taken && isCorridorFree(slot, f, Side.RIGHT),
                Math.min(0, offset),
                Math.max(0, offset));
        return ResponseRule.assess(in, s.risk().sideTie(), taken);
    }

    /** Road edge and barriers over the length of the manoeuvre (M-48). */
    private boolean isCorridorFree(int slot, FleetState f, Side side) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        double offset = s.avoidance().curve().fullOffsetMeters();
        double outer = offset + e.width() / 2;
        if (outer > s.road().drivableHalfWidth()) {
            return false;
        }
        double from = f.routeMeters(slot) - e.rear();
        double to = f.routeMeters(slot)
                + e.front()
                + f.speedMps(slot) * s.avoidance().curve().durationSeconds();
        double low = side == Side.LEFT ? 0 : -outer;
        double high = side == Side.LEFT ? outer : 0;
        for (Scenario.Barrier b : s.barriers()) {
            boolean along = b.toMeters() >= from && b.fromMeters() <= to;
            if (along && b.toLateral() >= low && b.fromLateral() <= high) {
                return false;
            }
        }
        return true;
    }

    /** Crossing gates by phase (ruling A1), hazard gates by the response (M-46, rulings A4 and A29). */
    void closeAndOpenGates(Draft d) {
        List<Gate> next = new ArrayList<>();
        Phase phase = d.phaseOfAdvance();
        boolean crossing = phase == Phase.CROSSWALK_ENTRY || phase == Phase.CROSSWALK_HOLD;
        boolean assigned = false;
        for (Gate g : d.previous.gates()) {
            Gate kept = g.source() == GateSource.CROSSING ? (crossing ? g : null) : keptHazardGate(d, g);
            if (kept != null) {
                assigned |= kept.source() == GateSource.CROSSING;
                next.add(kept);
            }
        }
        d.gates = next;
        if (crossing && !assigned && s.crossing() != null) {
            closeCrossing(d);
        }
        Decision decision = d.decision;
        if (decision != null && decision.response().brakes()) {
            boolean emergency = decision.response() == Response.EMERGENCY_BRAKE;
            String person = decision.pedestrian().id().value();
            next.removeIf(g -> g.source() == GateSource.HAZARD && g.slot() == decision.slot());
            next.add(new Gate(
                    GateSource.HAZARD, decision.slot(), decision.pedestrian().x(), person, emergency, d.step));
        }
    }

    private @Nullable Gate keptHazardGate(Draft d, Gate g) {
        Decision decision = d.decision;
        if (decision != null
                && decision.slot() == g.slot()
                && decision.response().avoids()) {
            return null;
        }
        Pedestrian p = find(d, g.pedestrian());
        if (p != null && (isHeldAtRest(d, g, p) || isHeldBeforeStanding(d, g, p) || isEmergencyHeld(d, g, p))) {
            return new Gate(g.source(), g.slot(), g.routeMeters(), g.pedestrian(), g.emergency(), d.step);
        }
        boolean over = d.step - g.lastBrakeStep() > s.risk().gateHoldSteps();
        boolean emergencyOver = g.emergency() && d.previous.fleet().speedMps(g.slot()) > 0;
        return over
                ? null
                : new Gate(
                        g.source(),
                        g.slot(),
                        g.routeMeters(),
                        g.pedestrian(),
                        g.emergency() && !emergencyOver,
                        g.lastBrakeStep());
    }

    private boolean isEmergencyHeld(Draft d, Gate g, Pedestrian p) {
        FleetState f = d.previous.fleet();
        return g.emergency()
                && f.speedMps(g.slot()) > 0
                && assess(d, g.slot(), p, clearance(f, g.slot(), p.x())).response() != null;
    }

    private boolean isHeldBeforeStanding(Draft d, Gate g, Pedestrian p) {
        long now = d.previous.step();
        return p.isActive(now)
                && p.vyMps(now) == 0
                && isInsideEnvelope(g.slot(), p, now)
                && clearance(d.previous.fleet(), g.slot(), p.x()) >= 0;
    }

    private boolean isHeldAtRest(Draft d, Gate g, Pedestrian p) {
        long now = d.previous.step();
        FleetState f = d.previous.fleet();
        if (f.speedMps(g.slot()) > 0 || !p.isActive(now) || clearance(f, g.slot(), p.x()) < 0) {
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
        return s.fleet().vehicles().get(slot).envelope().width() / 2
                + p.radius()
                + s.risk().lateralMargin();
    }

    private void closeCrossing(Draft d) {
        Scenario.Crossing crossing = java.util.Objects.requireNonNull(s.crossing());
        FleetState f = d.previous.fleet();
        double line = crossing.alpha() * roadLength;
        for (int i = 0; i < f.size(); i++) {
            int slot = f.slotAt(i);
            double ahead = clearance(f, slot, line);
            double needed =
                    StoppingDistance.brakingMeters(f.speedMps(slot), s.driving().braking());
            if (ahead >= 0 && ahead >= needed && !isDisabled(f, slot)) {
                d.gates.add(new Gate(GateSource.CROSSING, slot, line, "", false, d.step));
                return;
            }
        }
    }

    /** One avoidance at a time, one a batch (ruling A9). */
    void startAvoidance(Draft d) {
        Decision decision = d.decision;
        if (decision == null || !decision.response().avoids()) {
            return;
        }
        Side side = decision.response() == Response.AVOID_LEFT ? Side.LEFT : Side.RIGHT;
        d.avoidance = new Avoidance(decision.slot(), side, decision.pedestrian().batch(), d.step);
        d.usedBatch = Math.max(d.usedBatch, decision.pedestrian().batch());
        d.cycleAvoidances++;
        d.started++;
        Scenario.Impact impact = s.impact();
        if (impact != null && !d.impactDone && d.cycleAvoidances == impact.afterAvoidance()) {
            d.impactPending = decision.slot();
        }
    }

    private boolean isDisabled(FleetState f, int slot) {
        return s.damage().state(f.damagePoints(slot)) == DamageState.DISABLED;
    }

    private static boolean isAvoidingBatchOf(Draft d, int slot, Pedestrian p) {
        Avoidance a = d.previous.avoidance();
        return a != null && a.slot() == slot && a.batch() == p.batch();
    }

    private double clearance(FleetState f, int slot, double x) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return x - f.routeMeters(slot) - SupportPoint.frontMeters(e.front(), e.width() / 2, f.yawRadians(slot), 0);
    }

    private @Nullable Pedestrian find(Draft d, String id) {
        for (Pedestrian p : d.previous.pedestrians()) {
            if (p.id().value().equals(id)) {
                return p;
            }
        }
        return null;
    }

    private static @Nullable Gate hazardGate(List<Gate> gates, int slot, String pedestrian) {
        for (Gate g : gates) {
            if (g.source() == GateSource.HAZARD
                    && g.slot() == slot
                    && g.pedestrian().equals(pedestrian)) {
                return g;
            }
        }
        return null;
    }

    /** The events of gates, once the fleet has moved. */
    static void reportGates(Draft d) {
        for (Gate g : d.gates) {
            if (d.previous.gates().stream().noneMatch(o -> sameGate(o, g))) {
                d.event(EventKind.GATE_CLOSED, g.slot(), g.source().name());
            }
        }
        for (Gate g : d.previous.gates()) {
            if (d.gates.stream().noneMatch(o -> sameGate(o, g))) {
                d.event(EventKind.GATE_OPENED, g.slot(), g.source().name());
            }
        }
    }

    private static boolean sameGate(Gate a, Gate b) {
        return a.slot() == b.slot() && a.source() == b.source();
    }
}
