package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.WholeFile;
import dev.wheelhouse.sim.measure.StepMeasures;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Hands the moments of a run that are to be pictures to what draws them. */
final class PictureSink implements StepSink, AutoCloseable {
    private static final double[] KEY_SECONDS = {0.15, 1.0, 2.25, 3.4};
    private static final String[] KEY_NAMES = {"0.15", "1.0", "2.25", "3.4"};
    private static final double ROUNDING_STEPS = 1e-9;
    private final PictureWriter drawing;
    private final Scenario s;
    private final @Nullable Path frames;
    private final int every;
    private final @Nullable Path keyFrames;
    private final PictureOptions.Size size;
    private @Nullable Avoidance running;
    private int runningCycle;

    PictureSink(
            PictureWriter drawing,
            Scenario scenario,
            @Nullable Path frames,
            int every,
            @Nullable Path keyFrames,
            PictureOptions.Size size) {
        this.drawing = drawing;
        this.s = scenario;
        this.frames = frames;
        this.every = every;
        this.keyFrames = keyFrames;
        this.size = size;
    }

    @Override
    public void accept(CompletedStep previous, CompletedStep step, StepMeasures measures) throws IOException {
        drawing.remember(step);
        if (frames != null && step.step() % every == 0) {
            String name = String.format(Locale.ROOT, "frame-%06d.png", step.step());
            draw(frames.resolve(name), previous, step, 1, ofInterest(step));
        }
        if (keyFrames != null) {
            drawKeyFrames(keyFrames, previous, step);
        }
    }

    private static int ofInterest(CompletedStep step) {
        if (step.avoidance() != null) {
            return step.avoidance().slot();
        }
        return step.decision() == null ? -1 : step.decision().slot();
    }

    /** The moments that lie after the previous step and not after this one. */
    private void drawKeyFrames(Path folder, CompletedStep previous, CompletedStep step) throws IOException {
        if (step.avoidance() != null && !step.avoidance().equals(running)) {
            running = step.avoidance();
            runningCycle = step.cycle();
        }
        if (running == null || step.cycle() != runningCycle) {
            running = null;
            return;
        }
        for (int k = 0; k < KEY_SECONDS.length; k++) {
            double at = running.startStep() + KEY_SECONDS[k] * s.stepsPerSecond();
            double past = at - (step.step() - 1);
            if (past > ROUNDING_STEPS && past <= 1 + ROUNDING_STEPS) {
                draw(folder.resolve(name(running, k)), previous, step, Math.min(1, past), running.slot());
            }
        }
    }

    /** The file system's own characters never come from an identity. */
    private String name(Avoidance a, int moment) {
        String vehicle = s.fleet().vehicles().get(a.slot()).id().value().replaceAll("[^\\p{L}\\p{N}_-]", "_");
        String cycle = runningCycle == 0 ? "" : "cycle" + (runningCycle + 1) + "-";
        String whom = a.batch() > 0 ? "-batch" + a.batch() : "-person" + -a.batch();
        return cycle + vehicle + whom + "-" + KEY_NAMES[moment] + "s.png";
    }

    private void draw(Path file, CompletedStep previous, CompletedStep step, double fraction, int slot)
            throws IOException {
        try (WholeFile whole = new WholeFile(file)) {
            drawing.write(
                    new PictureWriter.Picture(s, previous, step, fraction, slot, size.width(), size.height()),
                    whole.stream());
            whole.keep();
        }
    }

    @Override
    public void close() throws IOException {
        drawing.close();
    }
}
