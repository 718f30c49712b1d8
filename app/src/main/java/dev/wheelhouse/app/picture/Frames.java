package dev.wheelhouse.app.picture;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import org.jspecify.annotations.Nullable;

/**
 * Draws steps into pictures, without a display or beside an open window. Any one thread may ask at a time; what is asked
 * for is drawn on the toolkit's thread.
 */
public final class Frames implements AutoCloseable {
    /** Pixels, each way: what every graphics pipeline can hold as one surface. */
    public static final int LARGEST_SIDE = 8192;

    public static final int SMALLEST_SIDE = 64;

    /** Pixels; a lower picture has the road alone. */
    public static final int LEAST_HUD_HEIGHT = 420;

    private final boolean ownsToolkit;
    private final RecentSteps steps = new RecentSteps();
    private @Nullable PictureSheet sheet;

    private Frames(boolean ownsToolkit) {
        this.ownsToolkit = ownsToolkit;
    }

    /** Starts the headless display where the toolkit does not run yet; closing ends it, so that the process can end. */
    public static Frames headless() throws IOException {
        HeadlessDisplay.choose();
        CountDownLatch started = new CountDownLatch(1);
        boolean isFirst = startToolkit(started);
        try {
            started.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while the drawing toolkit started", e);
        }
        return new Frames(isFirst);
    }

    /** Uses the toolkit that a window has started, and leaves it running. */
    public static Frames besideWindow() {
        return new Frames(false);
    }

    /** The toolkit says only by its refusal that it runs already. */
    private static boolean startToolkit(CountDownLatch started) {
        try {
            Platform.startup(started::countDown);
            Platform.setImplicitExit(false);
            return true;
        } catch (IllegalStateException alreadyRuns) {
            started.countDown();
            return false;
        }
    }

    /** Why a size cannot be drawn, with the allowed range; empty when it can. */
    public static Optional<String> refusal(int width, int height) {
        boolean fits = width >= SMALLEST_SIDE && height >= SMALLEST_SIDE && Math.max(width, height) <= LARGEST_SIDE;
        return fits
                ? Optional.empty()
                : Optional.of("a picture of " + width + "x" + height + " pixels cannot be drawn, allowed are "
                        + SMALLEST_SIDE + " to " + LARGEST_SIDE + " each way");
    }

    /**
     * The picture as PNG.
     *
     * @throws IllegalArgumentException for a size that {@link #refusal} refuses
     * @throws IOException when drawing failed
     */
    public byte[] png(Shot shot, int width, int height) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        write(shot, width, height, bytes);
        return bytes.toByteArray();
    }

    /** As {@link #png}, to a stream, which stays open. */
    public void write(Shot shot, int width, int height, OutputStream out) throws IOException {
        Png.write(image(shot, width, height), out);
    }

    /** Notes a step of the run, so that later pictures have the trails and marks of the steps before them. */
    public void remember(CompletedStep step) {
        steps.add(step);
    }

    /**
     * A picture with the HUD, of a moment between two steps.
     *
     * @param selected a slot; −1 shows the whole road
     */
    public void write(
            Scenario scenario,
            CompletedStep previous,
            CompletedStep current,
            double fraction,
            int selected,
            int width,
            int height,
            OutputStream out)
            throws IOException {
        if (previous != current) {
            steps.add(previous);
        }
        steps.add(current);
        Shot shot = Shot.of(scenario, steps).at(fraction).selecting(selected);
        write(shot, width, height, out);
    }

    /** The picture itself. */
    public WritableImage image(Shot shot, int width, int height) throws IOException {
        refusal(width, height).ifPresent(why -> {
            throw new IllegalArgumentException(why);
        });
        FutureTask<WritableImage> task = new FutureTask<>(() -> draw(shot, width, height));
        if (Platform.isFxApplicationThread()) {
            task.run();
        } else {
            Platform.runLater(task);
        }
        return result(task);
    }

    private static WritableImage result(FutureTask<WritableImage> task) throws IOException {
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while a picture was drawn", e);
        } catch (ExecutionException e) {
            throw new IOException("a picture could not be drawn: " + e.getCause(), e.getCause());
        }
    }

    private WritableImage draw(Shot shot, int width, int height) {
        boolean hasHud = shot.hasHud() && height >= LEAST_HUD_HEIGHT;
        PictureSheet kept = sheet;
        if (kept == null || !kept.isFor(width, height, hasHud)) {
            kept = new PictureSheet(width, height, hasHud);
            sheet = kept;
        }
        kept.show(shot);
        Scene scene = kept.getScene() != null ? kept.getScene() : kept.newScene();
        return scene.snapshot(new WritableImage(width, height));
    }

    @Override
    public void close() {
        if (ownsToolkit) {
            Platform.exit();
        }
    }
}
