package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.TimeFiles;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.recording.Replay;
import dev.wheelhouse.sim.recording.RunFile;
import dev.wheelhouse.sim.recording.StateDifference;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code diff}. */
@Command(
        name = "diff",
        description = "Compares two saved runs: the first step that differs, and its fields; 1 where they differ.",
        mixinStandardHelpOptions = true)
final class DiffCommand implements Callable<Integer> {
    private static final int MOST_FIELDS = 40;
    private final Console console;

    @Parameters(index = "0", paramLabel = "RUN", description = "a run file or a report bundle")
    Path left = Path.of("");

    @Parameters(index = "1", paramLabel = "RUN", description = "another one")
    Path right = Path.of("");

    DiffCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws ScenarioException, IOException, UsageException {
        RunFile a = TimeFiles.run(left);
        RunFile b = TimeFiles.run(right);
        ReplayCommand.tellTrouble(console, left, a);
        ReplayCommand.tellTrouble(console, right, b);
        long first = Math.max(a.first(), b.first());
        long last = Math.min(a.newest(), b.newest());
        if (first > last) {
            throw new UsageException("the runs have no step in common: " + range(a) + " and " + range(b));
        }
        boolean sameScenario =
                a.header().scenario().digest().equals(b.header().scenario().digest());
        if (!sameScenario) {
            console.out().println("the scenarios differ: " + scenario(a) + " and " + scenario(b));
        }
        for (long n = first; n <= last; n++) {
            if (a.hash(n) != b.hash(n)) {
                return tell(a, b, n);
            }
            if (n > first && !a.inputsOf(n).equals(b.inputsOf(n))) {
                console.out().println("the inputs of step " + n + " differ, and its hash is the same");
            }
        }
        if (a.newest() != b.newest() || a.first() != b.first()) {
            console.out()
                    .println("the same from step " + first + " to " + last + ", but the runs differ in length: "
                            + range(a) + " and " + range(b));
            return 1;
        }
        console.out().println("the same: " + range(a));
        return sameScenario ? 0 : 1;
    }

    private int tell(RunFile a, RunFile b, long n) {
        String at = new StepClock(a.header().scenario().stepsPerSecond()).format(n);
        console.out().println("step " + n + " (" + at + " s) differs first");
        if (!a.inputsOf(n).equals(b.inputsOf(n))) {
            console.out().println("  inputs: " + a.inputsOf(n) + " and " + b.inputsOf(n));
        }
        List<StateDifference> fields = StateDifference.between(Replay.stepOf(a, n), Replay.stepOf(b, n));
        fields.stream().limit(MOST_FIELDS).forEach(f -> console.out().println("  " + f));
        if (fields.size() > MOST_FIELDS) {
            console.out().println("  and " + (fields.size() - MOST_FIELDS) + " fields more");
        }
        if (fields.isEmpty()) {
            console.out()
                    .println("  computed again both give the same state; 'wheelhouse replay' tells which file is not"
                            + " of this version");
        }
        return 1;
    }

    private static String scenario(RunFile run) {
        return run.header().scenario().name() + " " + run.header().scenario().digest();
    }

    private static String range(RunFile run) {
        return "steps " + run.first() + " to " + run.newest();
    }
}
