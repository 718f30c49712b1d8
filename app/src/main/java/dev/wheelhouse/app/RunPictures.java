package dev.wheelhouse.app;

import dev.wheelhouse.app.cli.PictureWriter;
import dev.wheelhouse.app.picture.Frames;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;
import java.io.OutputStream;

/** The command line's pictures, drawn as the window draws them. */
final class RunPictures implements PictureWriter {
    private final Frames frames;

    private RunPictures(Frames frames) {
        this.frames = frames;
    }

    static PictureWriter open() throws IOException {
        return new RunPictures(Frames.headless());
    }

    @Override
    public void remember(CompletedStep step) {
        frames.remember(step);
    }

    @Override
    public void write(Picture p, OutputStream png) throws IOException {
        frames.write(
                p.scenario(), p.previous(), p.current(), p.fraction(), p.selectedSlot(), p.width(), p.height(), png);
    }

    @Override
    public void close() {
        frames.close();
    }
}
