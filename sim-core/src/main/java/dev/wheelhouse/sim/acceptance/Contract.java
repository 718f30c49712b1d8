package dev.wheelhouse.sim.acceptance;

import dev.wheelhouse.sim.acceptance.Window.Kind;
import dev.wheelhouse.sim.crossing.BatchCadence;
import dev.wheelhouse.sim.crossing.PhaseSchedule;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The loop's contract as windows of a cycle (M-91 to M-96); a scenario without a cycle has none. */
public final class Contract {
    private final Scenario s;

    public Contract(Scenario scenario) {
        this.s = scenario;
    }

    /** The windows of a cycle in the order in which they begin; 0 is the first cycle. */
    public List<Window> windowsOf(long cycle) {
        List<Window> windows = new ArrayList<>();
        PhaseSchedule phases = s.cycle();
        if (phases == null) {
            return windows;
        }
        long base = cycle * phases.totalSteps();
        if (s.crossing() != null) {
            addCrossing(windows, phases, base);
        }
        addBatches(windows, phases, base);
        addDamage(windows, phases, base);
        return windows;
    }

    private static void addCrossing(List<Window> windows, PhaseSchedule phases, long base) {
        long entry = phases.startStepOf(Phase.CROSSWALK_ENTRY);
        long hold = phases.startStepOf(Phase.CROSSWALK_HOLD);
        long release = phases.startStepOf(Phase.ROAD_RELEASE);
        if (entry < 0 || hold < 0 || release < 0) {
            return;
        }
        String stop = "The first vehicle stops with its nose before the line, and a queue forms behind it";
        windows.add(new Window(Kind.STOP, "Stop", stop, 0, base + entry, base + end(phases, hold), "M-91"));
        String resume = "The queue moves off in sequence, not together";
        windows.add(new Window(Kind.RESUME, "Resume", resume, 0, base + release, base + end(phases, release), "M-92"));
    }

    private static long end(PhaseSchedule phases, long start) {
        return start + phases.stepsLeft(start);
    }

    private void addBatches(List<Window> windows, PhaseSchedule phases, long base) {
        Scenario.@Nullable Surprise surprise = s.surprise();
        if (surprise == null) {
            return;
        }
        BatchCadence cadence = surprise.cadence();
        int[] starts = cadence.startSteps();
        for (int k = 0; k < starts.length; k++) {
            int batch = cadence.firstNumber() + k;
            long until = k + 1 < starts.length ? starts[k + 1] : Math.min(cadence.endStep(), phases.totalSteps());
            String demand = "A vehicle answers batch " + batch + " by avoiding it";
            windows.add(new Window(
                    Kind.BATCH, "Batch " + batch, demand, batch, base + starts[k], base + until, "M-94, M-95"));
        }
    }

    private void addDamage(List<Window> windows, PhaseSchedule phases, long base) {
        Scenario.@Nullable Impact impact = s.impact();
        Scenario.@Nullable Surprise surprise = s.surprise();
        long recovery = phases.startStepOf(Phase.RECOVERY);
        if (impact == null || surprise == null || recovery < 0) {
            return;
        }
        int[] starts = surprise.cadence().startSteps();
        int sixth = impact.afterAvoidance() - 1;
        if (sixth < starts.length) {
            String once = "One impact, after avoidance " + impact.afterAvoidance();
            windows.add(
                    new Window(Kind.IMPACT, "Impact, once", once, 0, base + starts[sixth], base + recovery, "M-96"));
        }
        String repair = "One repair, for that impact";
        windows.add(new Window(Kind.REPAIR, "Repair", repair, 0, base + recovery, base + phases.totalSteps(), "M-96"));
    }
}
