package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;

/** Takes the completed steps of a run in their order. */
interface StepSink {
    /** {@code previous} is the same as {@code step} at step 0. */
    void accept(CompletedStep previous, CompletedStep step, StepMeasures measures) throws IOException;
}
