package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.kinematics.TeleportLimit;
import dev.wheelhouse.sim.math.Trig;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Recovering;
import java.util.ArrayList;
import java.util.List;

/** Reads what moved; writes the physical layer, damage, manoeuvre progress, continuity and their events. */
final class OutcomeStage {
    private final Scenario s;
    private final Roster roster;
    private final CenterLine line;
    private final double alongLimit;
    private final double acrossLimit;

    OutcomeStage(Scenario scenario, Roster roster) {
        this.s = scenario;
        this.roster = roster;
        this.line = scenario.road().centerLine();
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

    /** Contact with the ground and the grip that braking asked for (M-63). */
    void updatePhysics(Draft d) {
        FleetState f = d.previous.fleet();
        FleetColumns c = d.fleet;
        if (!s.physical().surfaces().isEmpty()) {
            double loss = s.stepSeconds() / s.physical().contactDecaySeconds();
            for (int slot = 0; slot < c.size(); slot++) {
                Scenario.Surface surface = s.physical().at(c.route[slot]);
                boolean contact = surface == null || surface.contact();
                double strength = contact ? 1 : Math.max(0, f.contactStrength(slot) - loss);
                c.flags[slot] |= contact ? 0 : FleetState.OFF_GROUND;
                if (strength != f.contactStrength(slot)) {
                    c.setContactStrength(slot, strength);
                }
            }
        }
        for (int slot = 0; slot < c.size(); slot++) {
            if ((c.flags[slot] & FleetState.GRIP_EXCEEDED) != 0 && !f.has(slot, FleetState.GRIP_EXCEEDED)) {
                d.event(EventKind.GRIP_EXCEEDED, slot, "", "braking at " + -c.acceleration[slot] + " m/s\u00b2");
            }
        }
    }

    /** The staged impact when its avoider's curve ends (ruling A19); Recovery repairs whatever is not healthy (M-61). */
    void applyDamageAndRepair(Draft d) {
        Avoidance a = d.avoidance;
        Scenario.Impact impact = s.impact();
        if (a != null && a.slot() == d.impactPending && impact != null && isOver(d, a)) {
            impact(d, a.slot(), impact.impulseNs());
            d.impactPending = -1;
            d.impactDone = true;
        }
        if (d.phaseOfAdvance() == Phase.RECOVERY) {
            for (int slot = 0; slot < d.fleet.size(); slot++) {
                if (d.fleet.damage(slot) > 0) {
                    repair(d, slot);
                }
            }
        }
    }

    /** A staged impact has no second body: it counts as a hit from ahead. */
    void impact(Draft d, int slot, double impulseNs) {
        double heading = line.headingRadians(d.fleet.route[slot]) + d.fleet.yaw(slot);
        DamageState before = roster.state(d.fleet.damage(slot));
        d.fleet.setDamage(slot, s.damage().pointsAfter(d.fleet.damage(slot), impulseNs));
        d.impacts++;
        d.contact(
                EventKind.IMPACT,
                slot,
                -Trig.cos(heading),
                -Trig.sin(heading),
                impulseNs,
                before,
                roster.state(d.fleet.damage(slot)),
                "",
                "");
    }

    void repair(Draft d, int slot) {
        DamageState before = roster.state(d.fleet.damage(slot));
        d.fleet.setDamage(slot, 0);
        d.repairs++;
        d.event(EventKind.REPAIR, slot, Double.NaN, before, DamageState.HEALTHY, "", "");
    }

    /** Started, completed and recovered are three facts (M-52). */
    void followManoeuvres(Draft d) {
        Avoidance a = d.avoidance;
        if (a != null && a.startStep() == d.step) {
            d.event(EventKind.AVOIDANCE_STARTED, a.slot(), "", a.side().name() + ", " + nameOf(a.batch()));
        }
        if (a != null && isOver(d, a)) {
            d.avoidance = null;
            d.completed++;
            d.recovering = new ArrayList<>(d.recovering);
            d.recovering.add(new Recovering(a.slot(), a.batch()));
            d.event(EventKind.AVOIDANCE_COMPLETED, a.slot(), "", nameOf(a.batch()));
        }
        if (!d.recovering.isEmpty()) {
            countRecovered(d);
        }
    }

    private void countRecovered(Draft d) {
        double enough = s.driving().recoveredFraction() * s.driving().targetSpeed();
        List<Recovering> still = new ArrayList<>();
        for (Recovering r : d.recovering) {
            if (d.fleet.speed[r.slot()] >= enough) {
                d.recovered++;
                d.event(EventKind.AVOIDANCE_RECOVERED, r.slot(), "", nameOf(r.batch()));
            } else {
                still.add(r);
            }
        }
        d.recovering = still;
    }

    private String nameOf(int batch) {
        return batch < 0 ? "person " + s.persons().get(-1 - batch).id() : "batch " + batch;
    }

    private boolean isOver(Draft d, Avoidance a) {
        return d.step - a.startStep() >= s.avoidance().durationSteps();
    }

    /** Every displacement against its limit (M-81, ruling A21). */
    void checkContinuity(Draft d) {
        FleetState f = d.previous.fleet();
        FleetColumns c = d.fleet;
        double largest = 0;
        double largestAcross = 0;
        if (f.hasNoOffset() && c.hasNoOffset() && d.relocations.isEmpty()) {
            for (int slot = 0; slot < c.size(); slot++) {
                largest = Math.max(largest, Math.abs(c.route[slot] - f.routeMeters(slot)));
            }
            if (largest <= alongLimit) {
                d.stepMeters = largest;
                return;
            }
            largest = 0;
        }
        for (int slot = 0; slot < c.size(); slot++) {
            double along = c.route[slot] - f.routeMeters(slot);
            double across = Math.abs(c.lateral(slot) - f.lateralMeters(slot));
            double moved = across == 0 ? Math.abs(along) : Math.sqrt(along * along + across * across);
            if (moved > alongLimit && d.isExempt(slot)) {
                continue;
            }
            largest = Math.max(largest, moved);
            largestAcross = Math.max(largestAcross, across);
            if (TeleportLimit.isViolation(moved, alongLimit) || TeleportLimit.isViolation(across, acrossLimit)) {
                d.violations++;
                d.event(
                        EventKind.TELEPORT_VIOLATION,
                        slot,
                        "",
                        moved + " m, limit " + alongLimit + " m; across " + across + " m, limit " + acrossLimit + " m");
            }
        }
        d.stepMeters = largest;
        d.lateralStepMeters = largestAcross;
    }

    /** The cycle's end: everybody stands where the scenario begins; a re-basing, not a displacement (M-12, A24). */
    void completeCycle(Draft d) {
        d.event(EventKind.CYCLE_COMPLETED, -1, "", "cycle " + d.cycle);
        d.closeLog();
        d.fleet = WorldStep.initialFleet(s, roster);
        d.cycle++;
        d.cycleStep = 0;
        d.gates = List.of();
        d.avoidance = null;
        d.decision = null;
        d.considered = List.of();
        d.usedBatch = 0;
        d.cycleAvoidances = 0;
        d.impactPending = -1;
        d.impactDone = false;
        d.recovering = List.of();
    }
}
