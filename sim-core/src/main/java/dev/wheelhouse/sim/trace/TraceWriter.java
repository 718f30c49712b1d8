package dev.wheelhouse.sim.trace;

import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;
import java.io.OutputStream;

/** A trace that is written step by step in constant memory; closing ends the document and leaves the stream open. */
public interface TraceWriter extends AutoCloseable {
    void write(CompletedStep step, StepMeasures measures) throws IOException;

    @Override
    void close() throws IOException;

    /** The form by the file's ending (E-1): {@code .csv}, {@code .fcd.xml}, otherwise JSON lines. */
    static TraceWriter forName(String fileName, Scenario scenario, OutputStream out) throws IOException {
        if (fileName.endsWith(".csv")) {
            return new CsvTrace(scenario, out);
        }
        return fileName.endsWith(".fcd.xml") ? new FcdTrace(scenario, out) : new JsonLinesTrace(scenario, out);
    }
}
