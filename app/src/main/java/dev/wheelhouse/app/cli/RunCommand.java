package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.NamedStream;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.files.WholeFile;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code run}. */
@Command(name = "run", description = "Runs one scenario and writes its evidence.", mixinStandardHelpOptions = true)
final class RunCommand implements Callable<Integer> {
    private final Console console;
    private final PictureWriter.@Nullable Factory application;

    @Parameters(paramLabel = "SCENARIO", description = "a file or the name of a built-in scenario")
    String scenario = "";

    @Mixin
    LengthOptions length = new LengthOptions();

    @Option(
            names = "--trace",
            paramLabel = "FILE",
            description = "every step, by its ending as .csv, .fcd.xml or JSON lines; - is standard output")
    @Nullable
    Path trace;

    @Option(names = "--report", paramLabel = "FILE", description = "the report as JSON")
    @Nullable
    Path report;

    @Mixin
    PictureOptions pictures = new PictureOptions();

    @Option(names = "--quiet", description = "print nothing when all goes well")
    boolean quiet;

    RunCommand(Console console, PictureWriter.@Nullable Factory application) {
        this.console = console;
        this.application = application;
    }

    @Override
    public Integer call() throws ScenarioException, IOException, UsageException {
        Scenario s = Scenarios.load(scenario, length.overrides);
        long steps = length.steps(s);
        try (Outputs outputs = new Outputs()) {
            boolean dataOnOutput = trace != null && trace.toString().equals("-");
            WholeFile traceFile = outputs.open(dataOnOutput ? null : trace);
            WholeFile reportFile = outputs.open(report);
            HeadlessRun.Result result;
            try (PictureSink drawing = pictures.open(application, s)) {
                result = run(s, steps, traceFile, dataOnOutput, drawing);
            }
            if (traceFile != null) {
                traceFile.keep();
            }
            if (reportFile != null) {
                result.writeReport(reportFile.stream());
                reportFile.keep();
            }
            if (!quiet) {
                Verdicts.print(dataOnOutput ? console.err() : console.out(), result);
            }
        }
        return 0;
    }

    private HeadlessRun.Result run(
            Scenario s, long steps, @Nullable WholeFile traceFile, boolean dataOnOutput, @Nullable PictureSink drawing)
            throws IOException {
        OutputStream data = dataOnOutput
                ? new BufferedOutputStream(new NamedStream("standard output", console.data()), 1 << 16)
                : null;
        OutputStream target = traceFile != null ? traceFile.stream() : data;
        List<StepSink> sinks = new ArrayList<>();
        try (Progress progress = new Progress(console, !quiet, s.name());
                TraceSink sink = target == null ? null : new TraceSink(String.valueOf(trace), s, target)) {
            if (sink != null) {
                sinks.add(sink);
            }
            if (drawing != null) {
                sinks.add(drawing);
            }
            sinks.add((previous, step, measures) -> progress.update(step.step(), steps));
            return HeadlessRun.run(s, steps, sinks);
        } finally {
            if (data != null) {
                data.flush();
            }
        }
    }
}
