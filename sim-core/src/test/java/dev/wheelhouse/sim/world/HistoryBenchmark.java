package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.recording.Recording;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Memory and seek time of a recording: a program of its own, for the heap is measured from outside the recording. */
public final class HistoryBenchmark {
    private static final int SEEKS = 20_000;
    private static CompletedStep sink;

    private HistoryBenchmark() {}

    public static void main(String[] args) throws Exception {
        report("loop, 12 cars, 1 h", ScenarioText.builtIn("loop-100s", Map.of()), 36_000);
        report("300 cars, 10 min", DisturbedTraffic.scenario(300), 6_000);
        report("10,000 cars, 1 min", DisturbedTraffic.scenario(10_000), 600);
    }

    private static void report(String name, Scenario scenario, int steps) {
        WorldStep world = new WorldStep(scenario);
        long before = used();
        Recording recording = new Recording(new WorldStep(scenario));
        CompletedStep step = world.initial();
        recording.append(step, List.of());
        for (int n = 0; n < steps; n++) {
            step = world.advance(step);
            recording.append(step, List.of());
        }
        double mebibytes = (used() - before) / 1048576.0;
        Random random = new Random(3);
        long[] nanos = new long[SEEKS];
        for (int round = 0; round < 2; round++) {
            for (int k = 0; k < SEEKS; k++) {
                int target = random.nextInt(steps + 1);
                long start = System.nanoTime();
                sink = recording.at(target);
                nanos[k] = System.nanoTime() - start;
            }
        }
        Arrays.sort(nanos);
        System.out.printf(
                "%-20s %7.1f MiB, seek median %.1f us, p99 %.1f us%n",
                name, mebibytes, nanos[SEEKS / 2] / 1e3, nanos[SEEKS * 99 / 100] / 1e3);
    }

    private static long used() {
        for (int k = 0; k < 4; k++) {
            System.gc();
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
