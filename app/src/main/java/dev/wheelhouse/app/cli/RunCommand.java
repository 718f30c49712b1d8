package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.NamedStream;
import dev.wheelhouse.app.files.WholeFile;
import dev.wheelhouse.sim.recording.RunHeader;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
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

    @Parameters(paramLabel = "SCENARIO", arity = "0..1", description = "a file or the name of a built-in scenario")
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
    TimeOptions time = new TimeOptions();

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
        RunHeader header = time.header(scenario, length);
        Scenario s = header.scenario();
        long steps = length.lastStep(s, header.first().step());
        try (Outputs outputs = new Outputs()) {
            boolean dataOnOutput = trace != null && trace.toString().equals("-");
            WholeFile traceFile = outputs.open(dataOnOutput ? null : trace);
            WholeFile reportFile = outputs.open(report);
            WholeFile runFile = outputs.open(time.saveRun);
            try (PictureSink drawing = pictures.open(application, s)) {
                SnapshotSink snapshots = time.snapshots(header, steps, outputs);
                RunSink saved = runFile == null ? null : new RunSink(runFile, header);
                List<StepSink> sinks = new ArrayList<>();
                Stream.of(snapshots, saved, drawing).filter(Objects::nonNull).forEach(sinks::add);
                HeadlessRun.Result result = run(header, steps, traceFile, dataOnOutput, sinks);
                keep(traceFile);
                if (saved != null) {
                    saved.keep();
                }
                if (reportFile != null) {
                    result.writeReport(reportFile.stream());
                    reportFile.keep();
                }
                return tell(dataOnOutput ? console.err() : console.out(), result, snapshots);
            }
        }
    }

    private static void keep(@Nullable WholeFile file) throws IOException {
        if (file != null) {
            file.keep();
        }
    }

    private int tell(PrintStream out, HeadlessRun.Result result, @Nullable SnapshotSink snapshots) {
        if (!quiet) {
            Verdicts.print(out, result);
        }
        if (snapshots == null) {
            return 0;
        }
        if (!quiet || !snapshots.allAgree()) {
            snapshots.lines().forEach(out::println);
        }
        return snapshots.allAgree() ? 0 : 1;
    }

    private HeadlessRun.Result run(
            RunHeader header, long steps, @Nullable WholeFile traceFile, boolean dataOnOutput, List<StepSink> sinks)
            throws IOException {
        Scenario s = header.scenario();
        OutputStream data = dataOnOutput
                ? new BufferedOutputStream(new NamedStream("standard output", console.data()), 1 << 16)
                : null;
        OutputStream target = traceFile != null ? traceFile.stream() : data;
        try (Progress progress = new Progress(console, !quiet, s.name());
                TraceSink sink = target == null ? null : new TraceSink(String.valueOf(trace), s, target)) {
            if (sink != null) {
                sinks.add(sink);
            }
            sinks.add((previous, step, measures) -> progress.update(step.step(), steps));
            return HeadlessRun.run(s, header.first(), steps, sinks);
        } finally {
            if (data != null) {
                data.flush();
            }
        }
    }
}
