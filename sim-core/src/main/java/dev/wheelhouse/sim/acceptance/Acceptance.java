package dev.wheelhouse.sim.acceptance;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Watches a run from step 0 and judges the scenario's checks (M-90 to M-99); figures are counts and extremes (A39). */
public final class Acceptance {
    private final Scenario s;
    private final Traffic traffic;
    private final RestoreWatch restores;
    private final ScriptChecks script;
    private long steps;
    private long overlaps;
    private double fastest;
    private int left;
    private int right;
    private int unexplained;
    private int decisions;
    private int crossingsHeld;
    private int crossingsOver;
    private double smallestLineClearance = Double.POSITIVE_INFINITY;
    private int longestQueue;
    private int resumeFaults;
    private int resumed;
    private List<Integer> queue = List.of();
    private int reached;
    private final List<Integer> avoidances = new ArrayList<>();
    private final List<Integer> impacts = new ArrayList<>();
    private final List<Integer> repairs = new ArrayList<>();
    private int a;
    private int i;
    private int r;
    private int waitedSteps;
    private double personPassed = Double.NEGATIVE_INFINITY;
    private @Nullable CompletedStep last;

    public Acceptance(Scenario scenario) {
        this.s = scenario;
        this.traffic = new Traffic(scenario);
        this.restores = new RestoreWatch(scenario);
        this.script = new ScriptChecks(scenario);
    }

    /** Every completed step in order, step 0 first. */
    public void watch(CompletedStep step) {
        steps = step.step();
        restores.watch(step);
        overlaps += traffic.overlaps(step.fleet());
        for (int k = 0; k < step.fleet().size(); k++) {
            fastest = Math.max(fastest, step.fleet().speedMps(k));
        }
        if (step.decision() != null) {
            decisions++;
            boolean explained = step.decision().assessment().response() != null
                    && !Double.isNaN(step.decision().assessment().ttcSeconds());
            boolean atRest =
                    last != null && last.fleet().speedMps(step.decision().slot()) == 0;
            unexplained += explained || atRest ? 0 : 1;
        }
        watchCrossing(step);
        watchPersons(step);
        for (Event e : step.events()) {
            count(e);
        }
        last = step;
    }

    private void count(Event e) {
        if (e.kind() == EventKind.AVOIDANCE_STARTED) {
            a++;
            left += e.detail().startsWith("LEFT") ? 1 : 0;
            right += e.detail().startsWith("RIGHT") ? 1 : 0;
        }
        i += e.kind() == EventKind.IMPACT ? 1 : 0;
        r += e.kind() == EventKind.REPAIR ? 1 : 0;
        if (e.kind() == EventKind.CYCLE_COMPLETED) {
            avoidances.add(a);
            impacts.add(i);
            repairs.add(r);
            a = 0;
            i = 0;
            r = 0;
        }
    }

    private void watchCrossing(CompletedStep step) {
        FleetState f = step.fleet();
        for (Gate g : step.gates()) {
            if (g.source() == GateSource.CROSSING) {
                double room = traffic.roomBefore(f, g.slot(), g.routeMeters());
                smallestLineClearance = Math.min(smallestLineClearance, room);
                longestQueue =
                        Math.max(longestQueue, traffic.queueBehind(f, g.slot()).size());
            }
        }
        boolean released = last != null && last.phase() == Phase.CROSSWALK_HOLD && step.phase() == Phase.ROAD_RELEASE;
        if (released && last != null) {
            for (Gate g : last.gates()) {
                if (g.source() == GateSource.CROSSING) {
                    crossingsOver++;
                    queue = traffic.queueBehind(f, g.slot());
                    crossingsHeld += queue.isEmpty() ? 0 : 1;
                    reached = 0;
                }
            }
        }
        if (reached < queue.size()) {
            for (int k = queue.size() - 1; k > reached; k--) {
                resumeFaults += traffic.isUnderWay(f, queue.get(k)) ? 1 : 0;
            }
            if (traffic.isUnderWay(f, queue.get(reached))) {
                reached++;
                resumed++;
            }
        }
    }

    private void watchPersons(CompletedStep step) {
        boolean held = step.gates().stream()
                .anyMatch(g -> g.source() == GateSource.HAZARD
                        && step.fleet().speedMps(g.slot()) == 0
                        && step.pedestrians().stream()
                                .anyMatch(p -> p.kind() == PedestrianKind.STANDING
                                        && p.id().value().equals(g.subject())));
        waitedSteps += held ? 1 : 0;
        for (Scenario.Person p : s.persons()) {
            if (step.step() >= p.untilStep()) {
                for (int k = 0; k < step.fleet().size(); k++) {
                    personPassed = Math.max(personPassed, step.fleet().routeMeters(k) - p.routeMeters());
                }
            }
        }
    }

    /** The scenario's checks in its order, then those of its script. */
    public List<Check> verdicts() {
        List<Check> checks = new ArrayList<>();
        for (String id : s.checks()) {
            checks.add(verdict(id));
        }
        if (last != null) {
            checks.addAll(script.verdicts(last));
        }
        return checks;
    }

    private Check verdict(String id) {
        CompletedStep end = last;
        if (end == null) {
            return new Check(id, null, "no step", "");
        }
        Counters c = end.counters();
        int cycles = avoidances.size();
        return switch (id) {
            case "motion.no-overlap" ->
                new Check(
                        id,
                        overlaps == 0 && fastest > 0,
                        overlaps + " overlaps, fastest " + two(fastest) + " m/s",
                        "M-90");
            case "crossing.stops-before-line" ->
                new Check(
                        id,
                        crossingsOver == 0
                                ? null
                                : crossingsHeld == crossingsOver && smallestLineClearance > 0 && longestQueue > 1,
                        "nose " + two(smallestLineClearance) + " m before the line, queue of " + longestQueue,
                        "M-91");
            case "crossing.resumes-in-sequence" ->
                new Check(
                        id,
                        resumed < 2 ? null : resumeFaults == 0,
                        resumed + " resumed, " + resumeFaults + " out of order",
                        "M-92");
            case "risk.decisions-explained" ->
                new Check(
                        id,
                        decisions == 0 ? null : unexplained == 0,
                        decisions + " decisions, " + unexplained + " unexplained",
                        "M-93");
            case "avoidance.both-directions" ->
                new Check(
                        id,
                        left > 0 && right > 0 ? Boolean.TRUE : cycles == 0 ? null : Boolean.FALSE,
                        left + " left, " + right + " right",
                        "M-94");
            case "avoidance.completed" ->
                new Check(
                        id,
                        cycles == 0
                                ? null
                                : avoidances.stream().allMatch(n -> n >= 6) && c.avoidancesRecovered() >= 6 * cycles,
                        avoidances + " a cycle, " + c.avoidancesCompleted() + " completed, " + c.avoidancesRecovered()
                                + " recovered",
                        "M-95");
            case "damage.one-impact-one-repair" ->
                new Check(
                        id,
                        cycles == 0
                                ? null
                                : impacts.stream().allMatch(n -> n == 1)
                                        && repairs.stream().allMatch(n -> n == 1),
                        "impacts " + impacts + ", repairs " + repairs + " a cycle",
                        "M-96");
            case "snapshot.restores" -> restores.verdict(id);
            case "damage.one-repair" -> new Check(id, c.repairs() == 1, c.repairs() + " repairs", "M-62");
            case "continuity.no-teleport" ->
                new Check(id, c.teleportViolations() == 0, Integer.toString(c.teleportViolations()), "M-98");
            case "continuity.injected-faults-counted" ->
                new Check(
                        id,
                        c.teleportViolations() == s.faults().size(),
                        c.teleportViolations() + " of " + s.faults().size() + " counted",
                        "M-82");
            case "motion.minimum-gap" ->
                new Check(
                        id,
                        c.minBumperGapMeters() >= s.fleet().minimumGapMeters() - Traffic.ROUNDING,
                        two(c.minBumperGapMeters()) + " m, " + c.positionClamps() + " clamps",
                        "M-99");
            case "pedestrian.clearance" ->
                new Check(
                        id,
                        Double.isInfinite(c.minPedestrianClearanceMeters())
                                ? null
                                : c.minPedestrianClearanceMeters() > 0,
                        two(c.minPedestrianClearanceMeters()) + " m",
                        "pedestrian clearance");
            case "hazard.waits-for-person" ->
                new Check(
                        id,
                        waitedSteps >= 50 * s.stepsPerSecond() && personPassed > 0,
                        two(s.secondsOf(waitedSteps)) + " s at rest, then " + two(personPassed) + " m past",
                        "ruling A29");
            default -> new Check(id, null, "no such check", "");
        };
    }

    /** Steps watched. */
    public long steps() {
        return steps;
    }

    private static String two(double value) {
        return Double.isInfinite(value) ? "none" : String.format(Locale.ROOT, "%.2f", value);
    }
}
