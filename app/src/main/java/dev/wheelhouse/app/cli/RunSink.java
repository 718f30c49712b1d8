package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.WholeFile;
import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.recording.RunHeader;
import dev.wheelhouse.sim.recording.RunWriter;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;
import java.util.List;

/** Writes the run file as the run goes on, so that what a crash leaves can be opened. */
final class RunSink implements StepSink {
    private final WholeFile file;
    private final RunWriter writer;

    RunSink(WholeFile file, RunHeader header) throws IOException {
        this.file = file;
        this.writer = new RunWriter(file.stream(), header);
        file.stream().flush();
    }

    @Override
    public void accept(CompletedStep previous, CompletedStep step, StepMeasures measures) throws IOException {
        writer.step(step, List.of());
    }

    void keep() throws IOException {
        writer.end();
        file.keep();
    }
}
