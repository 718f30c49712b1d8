package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.TimeFiles;
import dev.wheelhouse.sim.recording.Replay;
import dev.wheelhouse.sim.recording.RunFile;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code replay}. */
@Command(
        name = "replay",
        description = "Computes a saved run again and compares the hash of every step; 1 where one differs.",
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(paramLabel = "RUN", description = "a run file or a report bundle")
    Path file = Path.of("");

    ReplayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws ScenarioException, IOException {
        RunFile run = TimeFiles.run(file);
        Replay replay = new Replay(run);
        try (Progress progress =
                new Progress(console, true, run.header().scenario().name())) {
            while (replay.difference() == null && replay.advance()) {
                progress.update(replay.step().step() - run.first(), run.newest() - run.first());
            }
        }
        tellTrouble(console, file, run);
        Replay.Difference difference = replay.difference();
        if (difference != null) {
            console.out().println(difference);
            return 1;
        }
        console.out()
                .printf(
                        Locale.ROOT,
                        "%s  digest %s  steps %d to %d  hash %s: every hash is the same%n",
                        run.header().scenario().name(),
                        run.header().scenario().digest(),
                        run.first(),
                        run.newest(),
                        replay.step().hashText());
        return run.ending() == RunFile.Ending.DAMAGED ? Commands.UNUSABLE : 0;
    }

    static void tellTrouble(Console console, Path file, RunFile run) {
        if (!run.trouble().isEmpty()) {
            console.err().println(file + ": " + run.trouble());
        }
    }
}
