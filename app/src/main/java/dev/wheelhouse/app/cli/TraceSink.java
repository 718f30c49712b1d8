package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.trace.TraceWriter;
import java.io.IOException;
import java.io.OutputStream;

/** Writes a run's trace. */
final class TraceSink implements StepSink, AutoCloseable {
    private final TraceWriter writer;

    TraceSink(String name, Scenario scenario, OutputStream out) throws IOException {
        this.writer = TraceWriter.forName(name, scenario, out);
    }

    @Override
    public void accept(CompletedStep previous, CompletedStep step, StepMeasures measures) throws IOException {
        writer.write(step, measures);
    }

    @Override
    public void close() throws IOException {
        writer.close();
    }
}
