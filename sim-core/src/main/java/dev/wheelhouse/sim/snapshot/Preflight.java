package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import dev.wheelhouse.sim.state.Recovering;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What the parts of a snapshot must agree in (M-72, rulings A31, A32). Each refusal names the field. */
final class Preflight {
    private static final double POSITION_METERS = 0.01;
    private static final double ROUNDING = 1e-9;

    private Preflight() {}

    static void time(WorldStep world, long step, int cycle, int cycleStep, @Nullable Phase phase)
            throws SnapshotException {
        Scenario s = world.scenario();
        long total = s.cycle() == null ? 0 : s.cycle().totalSteps();
        if (s.cycle() != null && cycleStep >= total) {
            throw new SnapshotException("cycleStep", cycleStep + ", allowed 0 to " + (total - 1));
        }
        if (cycle * total + cycleStep != step) {
            throw new SnapshotException(
                    "cycleStep", "cycle " + cycle + " and " + cycleStep + " do not make step " + step);
        }
        if (phase != world.phaseAt(cycleStep)) {
            throw new SnapshotException("phase", phase + ", needed " + world.phaseAt(cycleStep));
        }
    }

    /** The order names each vehicle once, front to back. */
    static void order(FleetColumns c) throws SnapshotException {
        boolean[] seen = new boolean[c.size()];
        for (int i = 0; i < c.size(); i++) {
            int slot = c.order(i);
            if (seen[slot]) {
                throw new SnapshotException("fleet.order[" + i + "]", "vehicle " + slot + " a second time");
            }
            seen[slot] = true;
            if (i > 0 && c.route[slot] > c.route[c.order(i - 1)]) {
                throw new SnapshotException("fleet.order[" + i + "]", "is ahead of the one before it");
            }
        }
    }

    static void gaps(FleetColumns c, double[] gaps) throws SnapshotException {
        for (int i = 0; i < gaps.length; i++) {
            if (Double.compare(c.gap[i], gaps[i]) != 0) {
                throw new SnapshotException(
                        "fleet.bumperGapMeters[" + i + "]", gaps[i] + ", the places give " + c.gap[i]);
            }
        }
    }

    static void gates(Scenario s, List<Gate> gates) throws SnapshotException {
        for (int i = 0; i < gates.size(); i++) {
            Gate g = gates.get(i);
            boolean known = switch (g.source()) {
                case CROSSING -> s.crossing() != null && g.subject().isEmpty();
                case HAZARD -> !g.subject().isEmpty();
                case SIGNAL, JUNCTION -> isSignal(s, g);
            };
            if (!known) {
                throw new SnapshotException("gates.subject[" + i + "]", "no " + g.source() + " " + g.subject());
            }
        }
    }

    private static boolean isSignal(Scenario s, Gate g) {
        return s.signals().stream()
                .anyMatch(x ->
                        x.id().equals(g.subject()) && x.source() == g.source() && x.routeMeters() == g.routeMeters());
    }

    /** Sequences rise by one up to the next one, and this step's events are the last stored ones. */
    static void events(List<Event> events, List<Event> stored, long earlier, long next) throws SnapshotException {
        long expected = earlier + 1;
        for (int i = 0; i < stored.size(); i++, expected++) {
            if (stored.get(i).sequence() != expected) {
                throw new SnapshotException(
                        "log.stored.sequence[" + i + "]", stored.get(i).sequence() + ", needed " + expected);
            }
        }
        if (next != expected) {
            throw new SnapshotException("nextSequence", next + ", needed " + expected);
        }
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i).sequence() != next - events.size() + i) {
                throw new SnapshotException(
                        "events.sequence[" + i + "]",
                        events.get(i).sequence() + ", needed " + (next - events.size() + i));
            }
        }
        int shared = Math.min(events.size(), stored.size());
        if (!events.subList(events.size() - shared, events.size())
                .equals(stored.subList(stored.size() - shared, stored.size()))) {
            throw new SnapshotException("log.stored", "its end is not this step's events");
        }
    }

    static void agreement(WorldStep world, CompletedStep c) throws SnapshotException {
        Scenario s = world.scenario();
        if (c.surpriseSequence() != world.newestBatch(c.cycleStep())) {
            throw new SnapshotException(
                    "surpriseSequence", c.surpriseSequence() + ", needed " + world.newestBatch(c.cycleStep()));
        }
        bodies(s, c);
        impact(s, c);
        recovering(c);
    }

    /** Offset and yaw are those of the curve for the avoiding vehicle, and none for all others (ruling A31). */
    private static void bodies(Scenario s, CompletedStep c) throws SnapshotException {
        Avoidance a = c.avoidance();
        FleetState f = c.fleet();
        for (int slot = 0; slot < f.size(); slot++) {
            double lateral = 0;
            double yaw = 0;
            if (a != null && a.slot() == slot) {
                double elapsed = s.secondsOf(c.step() - a.startStep());
                lateral = a.side().sign() * s.avoidance().curve().offsetMeters(elapsed);
                yaw = a.side().sign() * s.avoidance().curve().yawRadians(elapsed);
            }
            if (Math.abs(f.lateralMeters(slot) - lateral) > POSITION_METERS) {
                throw new SnapshotException(
                        "body.lateralMeters[" + slot + "]", f.lateralMeters(slot) + ", the curve gives " + lateral);
            }
            if (Math.abs(f.yawRadians(slot) - yaw) > ROUNDING) {
                throw new SnapshotException(
                        "body.yawRadians[" + slot + "]", f.yawRadians(slot) + ", the curve gives " + yaw);
            }
        }
    }

    private static void impact(Scenario s, CompletedStep c) throws SnapshotException {
        boolean waits = c.impactPending() >= 0;
        boolean agrees = c.avoidance() != null && c.avoidance().slot() == c.impactPending() && !c.impactDone();
        if (waits && (s.impact() == null || !agrees)) {
            throw new SnapshotException(
                    "impactPending", "waits for vehicle " + c.impactPending() + ", which avoids not");
        }
        if (c.impactDone()
                && (s.impact() == null || c.cycleAvoidances() < s.impact().afterAvoidance())) {
            throw new SnapshotException("impactDone", "after " + c.cycleAvoidances() + " avoidances");
        }
    }

    private static void recovering(CompletedStep c) throws SnapshotException {
        Set<String> seen = new TreeSet<>();
        Avoidance a = c.avoidance();
        for (int i = 0; i < c.recovering().size(); i++) {
            Recovering r = c.recovering().get(i);
            boolean active = a != null && a.slot() == r.slot() && a.batch() == r.batch();
            // A standing person may be met again, on the next lap, before the speed is back.
            boolean again = active || !seen.add(r.slot() + " " + r.batch());
            if (again && r.batch() > 0) {
                throw new SnapshotException("recovering.vehicle[" + i + "]", "waits for this batch twice");
            }
        }
    }

    /** Fleet and physical entries join by identity, and route progress reproduces the world position. */
    static void joins(Scenario s, FleetState f, ByteSource in) throws SnapshotException {
        CenterLine line = s.road().centerLine();
        Set<String> fleet = new TreeSet<>();
        Set<String> physical = new TreeSet<>();
        for (int i = 0; i < f.size(); i++) {
            String needed = s.fleet().vehicles().get(i).id().value();
            identity(fleet, "fleet.id", i, in.text("fleet.id", i), needed);
            identity(physical, "physical.id", i, in.text("physical.id", i), needed);
            near("position.xMeters", i, in, line.worldX(f.routeMeters(i), 0));
            near("position.yMeters", i, in, line.worldY(f.routeMeters(i), 0));
        }
    }

    private static void identity(Set<String> seen, String field, int i, String had, String needed)
            throws SnapshotException {
        if (!seen.add(had)) {
            throw new SnapshotException(ByteSource.name(field, i), had + " stands here a second time");
        }
        if (!had.equals(needed)) {
            throw new SnapshotException(ByteSource.name(field, i), had + " is extra, " + needed + " is missing");
        }
    }

    private static void near(String field, int i, ByteSource in, double needed) throws SnapshotException {
        double had = in.number(field, i, -1e12, 1e12);
        if (Math.abs(had - needed) > POSITION_METERS) {
            throw new SnapshotException(ByteSource.name(field, i), had + ", route progress gives " + needed);
        }
    }
}
