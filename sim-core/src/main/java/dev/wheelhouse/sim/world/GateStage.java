package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Decision;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads phase, signals, decision and the previous gates; writes the gates: one responder for each source (M-13, M-46, M-83). */
final class GateStage {
    private static final double ROUNDING = 1e-9;
    private final Scenario s;
    private final Roster roster;
    private final HeldHazards held;
    private final double crossingLine;

    GateStage(Scenario scenario, Roster roster) {
        this.s = scenario;
        this.roster = roster;
        this.held = new HeldHazards(scenario, roster);
        this.crossingLine =
                scenario.crossing() == null ? 0 : scenario.crossing().alpha() * roster.roadLength;
    }

    /** Crossing gates by phase (ruling A1), signals by time, hazard gates by the response (rulings A4 and A29). */
    void closeAndOpenGates(Draft d) {
        Phase phase = d.phaseOfAdvance();
        boolean crossing = s.crossing() != null && (phase == Phase.CROSSWALK_ENTRY || phase == Phase.CROSSWALK_HOLD);
        boolean brakes = d.decision != null && d.decision.response().brakes();
        if (d.previous.gates().isEmpty() && !crossing && !brakes && s.signals().isEmpty()) {
            return;
        }
        List<Gate> next = new ArrayList<>();
        if (crossing) {
            keepOrAssign(d, next, GateSource.CROSSING, "", crossingLine);
        }
        for (Scenario.Signal signal : s.signals()) {
            if (signal.isClosed(d.previous.step())) {
                keepOrAssign(d, next, signal.source(), signal.id(), signal.routeMeters());
            }
        }
        hazardGates(d, next);
        d.gates = next;
    }

    /** A responder is kept until the gate opens, unless it has passed the line. */
    private void keepOrAssign(Draft d, List<Gate> next, GateSource source, String subject, double line) {
        FleetState f = d.previous.fleet();
        for (Gate g : d.previous.gates()) {
            if (g.source() == source
                    && g.subject().equals(subject)
                    && roster.ahead(f, g.slot(), line) >= -ROUNDING
                    && !roster.isDisabled(f, g.slot())) {
                next.add(g);
                return;
            }
        }
        int responder = firstThatCanStop(f, line);
        if (responder >= 0) {
            next.add(new Gate(source, responder, line, subject, false, d.step));
        }
    }

    /** The nearest vehicle before the line whose clearance is at least v²/(2b); across the seam as well (ruling A1). */
    private int firstThatCanStop(FleetState f, double line) {
        int start = Roster.firstAtOrBehind(f, line);
        for (int k = 0; k < f.size(); k++) {
            int slot = f.slotAt((start + k) % f.size());
            double ahead = roster.ahead(f, slot, line);
            double needed =
                    StoppingDistance.brakingMeters(f.speedMps(slot), s.driving().braking());
            if (ahead >= 0 && ahead >= needed && !roster.isDisabled(f, slot)) {
                return slot;
            }
        }
        return -1;
    }

    private void hazardGates(Draft d, List<Gate> next) {
        for (Gate g : d.previous.gates()) {
            Gate kept = g.source() == GateSource.HAZARD ? kept(d, g) : null;
            if (kept != null) {
                next.add(kept);
            }
        }
        Decision decision = d.decision;
        if (decision != null && decision.response().brakes()) {
            next.removeIf(g -> g.source() == GateSource.HAZARD && g.slot() == decision.slot());
            next.add(new Gate(
                    GateSource.HAZARD,
                    decision.slot(),
                    decision.pedestrian().x(),
                    decision.pedestrian().id().value(),
                    decision.response() == Response.EMERGENCY_BRAKE,
                    d.step));
        }
    }

    private @Nullable Gate kept(Draft d, Gate g) {
        Decision decision = d.decision;
        if (decision != null
                && decision.slot() == g.slot()
                && decision.response().avoids()) {
            return null;
        }
        if (held.isHeld(d, g)) {
            return new Gate(g.source(), g.slot(), g.routeMeters(), g.subject(), g.emergency(), d.step);
        }
        if (d.step - g.lastBrakeStep() > s.risk().gateHoldSteps()) {
            return null;
        }
        boolean emergency = g.emergency() && !(d.previous.fleet().speedMps(g.slot()) > 0);
        return new Gate(g.source(), g.slot(), g.routeMeters(), g.subject(), emergency, g.lastBrakeStep());
    }

    /** The events of gates, once the fleet has moved: closed, opened, and passed although closed. */
    void reportGates(Draft d) {
        if (d.gates.isEmpty() && d.previous.gates().isEmpty()) {
            return;
        }
        for (Gate g : d.gates) {
            if (d.previous.gates().stream().noneMatch(o -> isSame(o, g))) {
                d.event(EventKind.GATE_CLOSED, g.slot(), g.subject(), g.source().name());
            }
        }
        for (Gate g : d.previous.gates()) {
            if (d.gates.stream().noneMatch(o -> isSame(o, g))) {
                d.event(EventKind.GATE_OPENED, g.slot(), g.subject(), g.source().name());
            }
        }
        for (Gate g : d.gates) {
            double before = roster.ahead(d.previous.fleet(), g.slot(), g.routeMeters());
            double lap = (d.fleet.flags[g.slot()] & FleetState.RECYCLED) != 0 ? roster.roadLength : 0;
            double moved = d.fleet.route[g.slot()] + lap - d.previous.fleet().routeMeters(g.slot());
            if (before >= -ROUNDING && moved > before + ROUNDING) {
                d.event(EventKind.GATE_PASSED, g.slot(), g.subject(), g.source().name());
            }
        }
    }

    private static boolean isSame(Gate a, Gate b) {
        return a.slot() == b.slot()
                && a.source() == b.source()
                && (a.source() == GateSource.HAZARD || a.subject().equals(b.subject()));
    }
}
