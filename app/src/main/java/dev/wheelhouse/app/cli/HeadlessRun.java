package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.WholeFile;
import dev.wheelhouse.sim.acceptance.Acceptance;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.measure.MeasureObserver;
import dev.wheelhouse.sim.measure.MeasureSummary;
import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.trace.Report;
import dev.wheelhouse.sim.trace.TraceWriter;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A run without a view: the same world as the window's, with its evidence. */
final class HeadlessRun {
    private HeadlessRun() {}

    /** What a run came to. */
    record Result(Scenario scenario, CompletedStep last, MeasureSummary measures, List<Check> checks) {
        /** 0 all passed, 1 a check failed, 4 a check could not be evaluated (C-3). */
        int exitCode() {
            if (checks.stream().anyMatch(c -> Boolean.FALSE.equals(c.passed()))) {
                return 1;
            }
            return checks.stream().anyMatch(c -> c.passed() == null) ? 4 : 0;
        }
    }

    static Result run(Scenario scenario, long steps, @Nullable Path trace, @Nullable Path report) throws IOException {
        try (WholeFile traceFile = trace == null || isStandardOutput(trace) ? null : new WholeFile(trace);
                WholeFile reportFile = report == null ? null : new WholeFile(report)) {
            OutputStream out = traceFile != null ? traceFile.stream() : trace != null ? System.out : null;
            Result result = advance(scenario, steps, out, String.valueOf(trace));
            if (traceFile != null) {
                traceFile.keep();
            }
            if (reportFile != null) {
                Report.write(reportFile.stream(), result.scenario(), result.last(), result.measures(), result.checks());
                reportFile.keep();
            }
            return result;
        }
    }

    private static boolean isStandardOutput(Path path) {
        return path.toString().equals("-");
    }

    private static Result advance(Scenario scenario, long steps, @Nullable OutputStream out, String name)
            throws IOException {
        WorldStep world = new WorldStep(scenario);
        Acceptance acceptance = new Acceptance(scenario);
        MeasureObserver observer = new MeasureObserver(scenario);
        CompletedStep step = world.initial();
        try (TraceWriter trace = out == null ? null : TraceWriter.forName(name, scenario, out)) {
            while (true) {
                acceptance.watch(step);
                StepMeasures measures = observer.observe(step);
                if (trace != null) {
                    trace.write(step, measures);
                }
                if (step.step() >= steps) {
                    return new Result(scenario, step, observer.summary(), acceptance.verdicts());
                }
                step = world.advance(step);
            }
        }
    }
}
