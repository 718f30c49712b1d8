package dev.wheelhouse.app.cli;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;
import java.io.OutputStream;

/** Draws pictures as PNG without a display. What draws lives outside the command line; the launcher hands it in. */
public interface PictureWriter extends AutoCloseable {
    /** Every step of the run in its order, so that pictures can show trails. */
    default void remember(CompletedStep step) {}

    /** Writes one picture; the stream stays open. */
    void write(Picture picture, OutputStream png) throws IOException;

    @Override
    void close() throws IOException;

    /** Starts what draws, once a command that needs pictures. */
    interface Factory {
        PictureWriter open() throws IOException;
    }

    /**
     * What to draw.
     *
     * @param previous the step before {@code current}, or the same at step 0
     * @param fraction of the way from previous to current, above 0 and at most 1; at 1 the picture is the current step exactly
     * @param selectedSlot the vehicle to follow, −1 for none: the whole road
     * @param width pixels
     * @param height pixels
     */
    record Picture(
            Scenario scenario,
            CompletedStep previous,
            CompletedStep current,
            double fraction,
            int selectedSlot,
            int width,
            int height) {}
}
