package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.acceptance.Acceptance;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.measure.MeasureObserver;
import dev.wheelhouse.sim.measure.MeasureSummary;
import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.trace.Report;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

/** A run without a view: the same world as the window's. */
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

        void writeReport(OutputStream out) throws IOException {
            Report.write(out, scenario, last, measures, checks);
        }
    }

    static Result run(Scenario scenario, long steps, List<StepSink> sinks) throws IOException {
        return run(scenario, new WorldStep(scenario).initial(), steps, sinks);
    }

    /** From a step on; the checks judge a run from its beginning alone, so from a later step there are none. */
    static Result run(Scenario scenario, CompletedStep first, long steps, List<StepSink> sinks) throws IOException {
        WorldStep world = new WorldStep(scenario);
        Acceptance acceptance = new Acceptance(scenario);
        MeasureObserver observer = new MeasureObserver(scenario);
        boolean isJudged = first.step() == 0;
        CompletedStep previous = first;
        CompletedStep step = previous;
        while (true) {
            if (isJudged) {
                acceptance.watch(step);
            }
            StepMeasures measures = observer.observe(step);
            for (StepSink sink : sinks) {
                sink.accept(previous, step, measures);
            }
            if (step.step() >= steps) {
                return new Result(scenario, step, observer.summary(), isJudged ? acceptance.verdicts() : List.of());
            }
            previous = step;
            step = world.advance(step);
        }
    }
}
