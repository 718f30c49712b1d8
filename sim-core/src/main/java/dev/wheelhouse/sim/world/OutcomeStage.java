package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.kinematics.TeleportLimit;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;

/** Reads what moved; writes damage, manoeuvre progress, continuity, the cycle's end and the events. */
final class OutcomeStage {
    private static final double ROUNDING = 1e-9;
    private final Scenario s;
    private final double alongLimit;
    private final double acrossLimit;

    OutcomeStage(Scenario scenario) {
        this.s = scenario;
        this.alongLimit = TeleportLimit.alongMeters(
                scenario.road().speedLimitMps(),
                scenario.driving().acceleration(),
                scenario.stepSeconds(),
                scenario.continuity().toleranceMeters());
        this.acrossLimit = TeleportLimit.acrossMeters(
                scenario.avoidance().curve().maxLateralSpeedMps(),
                scenario.stepSeconds(),
                scenario.continuity().toleranceMeters());
    }

    /** The staged impact when its avoider's curve ends (ruling A19); Recovery repairs whatever is not healthy (M-61). */
    void applyDamageAndRepair(Draft d) {
        HazardStage.reportGates(d);
        Avoidance a = d.avoidance;
        Scenario.Impact impact = s.impact();
        if (a != null && a.slot() == d.impactPending && impact != null && isOver(d, a)) {
            impact(d, a.slot(), impact.impulseNs());
            d.impactPending = -1;
            d.impactDone = true;
        }
        if (d.phaseOfAdvance() == Phase.RECOVERY) {
            for (int slot = 0; slot < d.damage.length; slot++) {
                if (d.damage[slot] > 0) {
                    repair(d, slot);
                }
            }
        }
    }

    static void impact(Draft d, int slot, double impulseNs) {
        DamageState before = d.scenario.damage().state(d.damage[slot]);
        d.damage[slot] = d.scenario.damage().pointsAfter(d.damage[slot], impulseNs);
        d.impacts++;
        d.event(EventKind.IMPACT, slot, impulseNs, before, d.scenario.damage().state(d.damage[slot]), "");
    }

    static void repair(Draft d, int slot) {
        DamageState before = d.scenario.damage().state(d.damage[slot]);
        d.damage[slot] = 0;
        d.repairs++;
        d.event(EventKind.REPAIR, slot, Double.NaN, before, DamageState.HEALTHY, "");
    }

    /** Started, completed and recovered are three facts (M-52). */
    void followManoeuvres(Draft d) {
        Avoidance a = d.avoidance;
        if (a != null && a.startStep() == d.step) {
            d.event(EventKind.AVOIDANCE_STARTED, a.slot(), a.side().name() + ", batch " + a.batch());
        }
        if (a != null && isOver(d, a)) {
            d.avoidance = null;
            d.completed++;
            d.recovering.add(a.slot());
            d.event(EventKind.AVOIDANCE_COMPLETED, a.slot(), "batch " + a.batch());
        }
        double enough = s.driving().recoveredFraction() * s.driving().targetSpeed();
        for (int slot : new ArrayList<>(d.recovering)) {
            if (d.speed[slot] >= enough) {
                d.recovering.remove((Integer) slot);
                d.recovered++;
                d.event(EventKind.AVOIDANCE_RECOVERED, slot, "");
            }
        }
        for (Gate g : d.gates) {
            double before = d.previous.fleet().routeMeters(g.slot());
            double front = s.fleet().vehicles().get(g.slot()).envelope().front();
            if (before + front <= g.routeMeters() && d.route[g.slot()] + front > g.routeMeters() + ROUNDING) {
                d.event(EventKind.GATE_PASSED, g.slot(), g.source().name());
            }
        }
    }

    private boolean isOver(Draft d, Avoidance a) {
        return d.step - a.startStep() >= s.avoidance().durationSteps();
    }

    /** Every displacement against its limit (M-81, ruling A21). */
    void checkContinuity(Draft d) {
        FleetState f = d.previous.fleet();
        for (int slot = 0; slot < d.route.length; slot++) {
            if (d.exempt[slot]) {
                continue;
            }
            double along = d.route[slot] - f.routeMeters(slot);
            double across = Math.abs(d.lateral[slot] - f.lateralMeters(slot));
            double moved = Math.sqrt(along * along + across * across);
            d.stepMeters = Math.max(d.stepMeters, moved);
            d.lateralStepMeters = Math.max(d.lateralStepMeters, across);
            if (TeleportLimit.isViolation(moved, alongLimit) || TeleportLimit.isViolation(across, acrossLimit)) {
                d.violations++;
                d.event(EventKind.TELEPORT_VIOLATION, slot, moved + " m, limit " + alongLimit + " m");
            }
        }
    }

    /** The cycle's end: everybody stands where the scenario begins; a re-basing, not a displacement (M-12, A24). */
    void completeCycle(Draft d) {
        d.event(EventKind.CYCLE_COMPLETED, -1, "cycle " + d.cycle);
        d.use(WorldStep.initialFleet(s));
        d.cycle++;
        d.cycleStep = 0;
        d.gates.clear();
        d.avoidance = null;
        d.decision = null;
        d.usedBatch = 0;
        d.cycleAvoidances = 0;
        d.impactPending = -1;
        d.impactDone = false;
        d.recovering.clear();
    }

    /** The smallest distance from a person's disc to an envelope, yaw included. */
    void measureClearances(Draft d) {
        for (Pedestrian p : d.pedestrians) {
            if (!p.isActive(d.step)) {
                continue;
            }
            for (int slot = 0; slot < d.route.length; slot++) {
                Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
                if (Math.abs(d.route[slot] - p.x()) > e.length() + 20) {
                    continue;
                }
                OrientedBox box = new OrientedBox(
                        d.route[slot], d.lateral[slot], d.yaw[slot], e.front(), e.rear(), e.width() / 2);
                double clear = box.distanceToPoint(p.x(), p.yMeters(d.step)) - p.radius();
                d.minPedestrianClearance = Math.min(d.minPedestrianClearance, clear);
                if (clear <= 0) {
                    d.event(EventKind.PEDESTRIAN_CONTACT, slot, p.id().value());
                }
            }
        }
    }
}
