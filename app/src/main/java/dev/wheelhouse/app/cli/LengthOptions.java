package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.scenario.Scenario;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What {@code run} and {@code check} share: how long, and with which values. */
final class LengthOptions {
    private static final double MOST_SECONDS = 1e7;
    private static final int MOST_CYCLES = 100_000;

    @Option(names = "--seconds", paramLabel = "N", description = "run for N seconds")
    @Nullable
    Double seconds;

    @Option(names = "--cycles", paramLabel = "N", description = "run for N times the scenario's own length")
    @Nullable
    Integer cycles;

    @Option(
            names = "--set",
            paramLabel = "path=value",
            description = "override one value of the scenario; 'wheelhouse schema --paths' lists the paths")
    Map<String, String> overrides = new TreeMap<>();

    long steps(Scenario s) throws UsageException {
        if (seconds != null && cycles != null) {
            throw new UsageException("--seconds and --cycles exclude each other");
        }
        if (seconds != null) {
            if (!(seconds * s.stepsPerSecond() >= 0.5 && seconds <= MOST_SECONDS)) {
                throw new UsageException(
                        "--seconds is " + seconds + ", allowed: a step of " + s.stepSeconds() + " to 10000000");
            }
            return Math.round(seconds * s.stepsPerSecond());
        }
        if (cycles != null && (cycles < 1 || cycles > MOST_CYCLES)) {
            throw new UsageException("--cycles is " + cycles + ", allowed: 1 to " + MOST_CYCLES);
        }
        return cycles == null ? s.durationSteps() : cycles * s.durationSteps();
    }

    /** The last step of a run that begins at a step: without a length, the end of the scenario's length that it is in. */
    long lastStep(Scenario s, long first) throws UsageException {
        long steps = steps(s);
        if (seconds != null || cycles != null) {
            return first + steps;
        }
        return (first / s.durationSteps() + 1) * s.durationSteps();
    }
}
