package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.files.TimeFiles;
import dev.wheelhouse.sim.recording.RunHeader;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.SnapshotFile;
import dev.wheelhouse.sim.snapshot.StoredScenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where a run begins, and what it saves of itself. */
final class TimeOptions {
    @Option(
            names = "--save-run",
            paramLabel = "FILE",
            description = "the run file: scenario, inputs and the hash of every step; 'wheelhouse replay' opens it")
    @Nullable
    Path saveRun;

    @Option(
            names = "--snapshot-at",
            paramLabel = "T=FILE",
            description = "a snapshot of the step at T seconds; repeat it for more")
    Map<Double, Path> snapshotAt = new TreeMap<>();

    @Option(
            names = "--from",
            paramLabel = "SNAPSHOT",
            description =
                    "go on from a snapshot, which has its scenario in it; --seconds and --cycles count from there")
    @Nullable
    Path from;

    RunHeader header(String scenario, LengthOptions length) throws ScenarioException, IOException, UsageException {
        if (from == null) {
            if (scenario.isEmpty()) {
                throw new UsageException("Missing required parameter: 'SCENARIO'; see 'wheelhouse run --help'");
            }
            StoredScenario stored = Scenarios.stored(scenario, length.overrides);
            return RunHeader.of(stored, stored.load());
        }
        if (!scenario.isEmpty() || !length.overrides.isEmpty()) {
            throw new UsageException("--from has its scenario and its values in it, so SCENARIO and --set exclude it");
        }
        SnapshotFile file = TimeFiles.snapshot(from);
        return new RunHeader(file.stored(), file.scenario(), file.snapshot().state());
    }

    /** Null where none is asked for. */
    @Nullable
    SnapshotSink snapshots(RunHeader header, long steps, Outputs outputs) throws IOException, UsageException {
        if (snapshotAt.isEmpty()) {
            return null;
        }
        Scenario s = header.scenario();
        SnapshotSink sink = new SnapshotSink(header);
        for (Map.Entry<Double, Path> e : snapshotAt.entrySet()) {
            double step = e.getKey() * s.stepsPerSecond();
            if (!(step >= header.first().step() - 0.5 && step < steps + 0.5)) {
                throw new UsageException("--snapshot-at is " + e.getKey() + ", allowed: "
                        + s.secondsOf(header.first().step()) + " to " + s.secondsOf(steps));
            }
            sink.add(Math.round(step), e.getValue(), outputs.open(e.getValue()));
        }
        return sink;
    }
}
