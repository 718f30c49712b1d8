package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.files.WholeFile;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The loop's job where there is no display: its checks, its report and its key frames, in one folder (C-4). */
public final class HeadlessLoop {
    private static final String SCENARIO = "loop-100s";

    private HeadlessLoop() {}

    /**
     * Runs the 100 s loop and returns {@code check}'s exit code.
     *
     * @param folder made when it is missing
     * @param pictures null where nothing can draw: the run then has none
     */
    public static int run(Console console, PictureWriter.@Nullable Factory pictures, Path folder) {
        console.err()
                .println("no display, so the loop runs without a window and its evidence goes to " + folder
                        + "; 'wheelhouse --help' lists the commands");
        return Commands.finish(console, () -> check(console, pictures, folder));
    }

    private static int check(Console console, PictureWriter.@Nullable Factory pictures, Path folder)
            throws ScenarioException, IOException, UsageException {
        Scenario s = Scenarios.load(SCENARIO, Map.of());
        long steps = s.durationSteps();
        Outputs.makeFolder(folder);
        PictureOptions options = new PictureOptions();
        options.keyFrames = pictures == null ? null : folder;
        try (Outputs outputs = new Outputs()) {
            WholeFile report = outputs.open(folder.resolve("report.json"));
            WholeFile junit = outputs.open(folder.resolve("junit.xml"));
            HeadlessRun.Result result;
            try (Progress progress = new Progress(console, true, s.name());
                    PictureSink drawing = options.open(pictures, s)) {
                List<StepSink> sinks = new ArrayList<>();
                if (drawing != null) {
                    sinks.add(drawing);
                }
                sinks.add((previous, step, measures) -> progress.update(step.step(), steps));
                result = HeadlessRun.run(s, steps, sinks);
            }
            CheckCommand.write(List.of(result), report, junit);
            Verdicts.print(console.out(), result);
            console.out().println(Verdicts.counts(result.checks()));
            return result.exitCode();
        }
    }
}
