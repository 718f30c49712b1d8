package dev.wheelhouse.sim.acceptance;

import dev.wheelhouse.sim.acceptance.WindowVerdict.Standing;
import dev.wheelhouse.sim.crossing.PhaseSchedule;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Judges the contract's windows while a run goes on: feed it every step from 0. What has to hold all the time is judged too, with
 * the first step at which it did not. Belongs to one thread.
 */
public final class ContractWatch {
    private final Scenario s;
    private final Contract contract;
    private final Traffic traffic;
    private final List<WindowVerdict> verdicts = new ArrayList<>();
    private final long cycleSteps;
    private int firstOpen;
    private int cyclesAdded;
    private long watched = -1;
    private List<Integer> queue = List.of();
    private int underWay;
    private boolean isOutOfOrder;
    private long brokenStep = -1;
    private String broken = "";
    private double smallestGap = Double.POSITIVE_INFINITY;
    private long smallestGapStep = -1;

    public ContractWatch(Scenario scenario) {
        this.s = scenario;
        this.contract = new Contract(scenario);
        this.traffic = new Traffic(scenario);
        PhaseSchedule cycle = scenario.cycle();
        this.cycleSteps = cycle == null ? Long.MAX_VALUE : cycle.totalSteps();
        reach(0);
    }

    /** The step that was watched last, −1 before the first. */
    public long watched() {
        return watched;
    }

    /** Windows of all cycles begun so far. */
    public List<WindowVerdict> verdicts() {
        return List.copyOf(verdicts);
    }

    /** Whether nothing overlapped, jumped or came too near so far. */
    public boolean holds() {
        return brokenStep < 0;
    }

    /** The first step at which something did not hold, −1 for none. */
    public long brokenStep() {
        return brokenStep;
    }

    /** What held so far, or what did not, with its figure. */
    public String holdsWords() {
        if (brokenStep >= 0) {
            return broken + " at " + seconds(brokenStep);
        }
        String gap = Double.isInfinite(smallestGap)
                ? ""
                : ", smallest " + two(smallestGap) + " m at " + seconds(smallestGapStep);
        return "No overlap, no teleport, gap at least " + whole(s.fleet().minimumGapMeters()) + ": holds so far" + gap;
    }

    private static String whole(double meters) {
        return String.format(Locale.ROOT, meters == (long) meters ? "%.0f m" : "%.2f m", meters);
    }

    private static String two(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    private String seconds(long step) {
        return String.format(Locale.ROOT, "%.1f s", s.secondsOf(step));
    }

    /** The step after the one watched last. */
    public void watch(CompletedStep step) {
        watched = step.step();
        reach(watched / cycleSteps);
        watchWhatHolds(step);
        watchQueue(step);
        for (int k = firstOpen; k < verdicts.size(); k++) {
            WindowVerdict v = verdicts.get(k);
            boolean isIn =
                    watched >= v.window().fromStep() && watched < v.window().untilStep();
            if (isIn) {
                verdicts.set(k, v.isDecided() ? judgedAgain(v, step) : judged(v, step));
            }
        }
        while (firstOpen < verdicts.size()
                && watched >= verdicts.get(firstOpen).window().untilStep()) {
            firstOpen++;
        }
    }

    private void reach(long cycle) {
        for (; cyclesAdded <= cycle; cyclesAdded++) {
            for (Window window : contract.windowsOf(cyclesAdded)) {
                verdicts.add(new WindowVerdict(window, Standing.NOT_REACHED, -1, "not reached"));
            }
        }
    }

    private void watchWhatHolds(CompletedStep step) {
        Counters c = step.counters();
        if (c.minBumperGapMeters() < smallestGap) {
            smallestGap = c.minBumperGapMeters();
            smallestGapStep = step.step();
        }
        if (brokenStep >= 0) {
            return;
        }
        double least = s.fleet().minimumGapMeters() - Traffic.ROUNDING;
        String what = c.teleportViolations() > 0
                ? "Teleport violation"
                : c.minBumperGapMeters() < least
                        ? "Gap of " + two(c.minBumperGapMeters()) + " m"
                        : traffic.overlaps(step.fleet()) > 0 ? "Overlap" : "";
        if (!what.isEmpty()) {
            broken = what;
            brokenStep = step.step();
        }
    }

    /** Who stood when the crossing's gate opened, and in which order they moved off. */
    private void watchQueue(CompletedStep step) {
        for (Gate g : step.gates()) {
            if (g.source() == GateSource.CROSSING) {
                queue = traffic.queueBehind(step.fleet(), g.slot());
                underWay = 0;
                isOutOfOrder = false;
                return;
            }
        }
        for (int k = queue.size() - 1; k > underWay; k--) {
            isOutOfOrder |= traffic.isUnderWay(step.fleet(), queue.get(k));
        }
        if (underWay < queue.size() && traffic.isUnderWay(step.fleet(), queue.get(underWay))) {
            underWay++;
        }
    }

    private WindowVerdict judged(WindowVerdict v, CompletedStep step) {
        WindowVerdict next = switch (v.window().kind()) {
            case STOP -> stop(v, step);
            case RESUME -> resume(v, step);
            case BATCH ->
                byEvent(
                        v,
                        step,
                        EventKind.AVOIDANCE_STARTED,
                        "batch " + v.window().batch());
            case IMPACT -> byEvent(v, step, EventKind.IMPACT, "");
            case REPAIR -> byEvent(v, step, EventKind.REPAIR, "");
        };
        boolean isOver = step.step() >= v.window().untilStep() - 1;
        return isOver && !next.isDecided() ? next.as(Standing.FAILED, step.step(), "did not happen in time") : next;
    }

    /** What must happen once fails when it happens again. */
    private WindowVerdict judgedAgain(WindowVerdict v, CompletedStep step) {
        EventKind once = switch (v.window().kind()) {
            case IMPACT -> EventKind.IMPACT;
            case REPAIR -> EventKind.REPAIR;
            case STOP, RESUME, BATCH -> null;
        };
        boolean isAgain =
                v.standing() == Standing.PASSED && step.events().stream().anyMatch(e -> e.kind() == once);
        return isAgain ? v.as(Standing.FAILED, step.step(), "a second one at " + seconds(step.step())) : v;
    }

    private WindowVerdict stop(WindowVerdict v, CompletedStep step) {
        for (Gate g : step.gates()) {
            if (g.source() != GateSource.CROSSING) {
                continue;
            }
            double room = g.routeMeters() - traffic.nose(step.fleet(), g.slot());
            String who = s.fleet().vehicles().get(g.slot()).id().value();
            if (room <= 0) {
                return v.as(Standing.FAILED, step.step(), who + " is " + two(-room) + " m past the line");
            }
            int queued = traffic.queueBehind(step.fleet(), g.slot()).size();
            if (queued > 1) {
                String words = who + " stops " + two(room) + " m before the line, " + queued + " queued";
                return v.as(Standing.PASSED, step.step(), words);
            }
        }
        return v.as(Standing.OPEN, -1, "no queue yet");
    }

    private WindowVerdict resume(WindowVerdict v, CompletedStep step) {
        if (isOutOfOrder) {
            return v.as(Standing.FAILED, step.step(), "out of order");
        }
        String words = underWay + " of " + queue.size() + " under way, in order";
        return underWay >= 2 ? v.as(Standing.PASSED, step.step(), words) : v.as(Standing.OPEN, -1, words);
    }

    private WindowVerdict byEvent(WindowVerdict v, CompletedStep step, EventKind kind, String detail) {
        for (Event e : step.events()) {
            if (e.kind() == kind && e.detail().endsWith(detail)) {
                String who =
                        e.slot() < 0 ? "" : s.fleet().vehicles().get(e.slot()).id() + " ";
                return v.as(Standing.PASSED, step.step(), who + "at " + seconds(step.step()));
            }
        }
        return v.as(Standing.OPEN, -1, "open");
    }
}
