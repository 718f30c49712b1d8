package dev.wheelhouse.app.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The pictures of a run: every so many steps, and the key frames of each avoidance. */
final class PictureOptions {
    @Option(names = "--frames", paramLabel = "DIR", description = "pictures as frame-000120.png, numbered by the step")
    @Nullable
    Path frames;

    @Option(names = "--every", paramLabel = "N", description = "a frame every N steps (default: ${DEFAULT-VALUE})")
    int every = 1;

    @Option(
            names = "--size",
            paramLabel = "WxH",
            description = "of each picture, 320x240 to 7680x4320 (default: ${DEFAULT-VALUE})")
    String size = "1920x1080";

    @Option(
            names = "--key-frames",
            paramLabel = "DIR",
            description = "pictures of each avoidance at 0.15 s, 1 s, 2.25 s and 3.4 s after its start")
    @Nullable
    Path keyFrames;

    boolean areWanted() {
        return frames != null || keyFrames != null;
    }

    /** Pixels. */
    record Size(int width, int height) {
        static Size parse(String text) throws UsageException {
            String[] parts = text.split("x", -1);
            try {
                int width = parts.length == 2 ? Integer.parseInt(parts[0]) : 0;
                int height = parts.length == 2 ? Integer.parseInt(parts[1]) : 0;
                if (width >= 320 && width <= 7680 && height >= 240 && height <= 4320) {
                    return new Size(width, height);
                }
            } catch (NumberFormatException e) {
                throw refused(text);
            }
            throw refused(text);
        }

        private static UsageException refused(String text) {
            return new UsageException("--size is " + text + ", allowed: 320x240 to 7680x4320");
        }
    }

    /** Checks the arguments and makes the folders; null where no picture is asked for. */
    @Nullable
    PictureSink open(PictureWriter.@Nullable Factory drawing, dev.wheelhouse.sim.scenario.Scenario scenario)
            throws UsageException, IOException {
        if (every < 1) {
            throw new UsageException("--every is " + every + ", allowed: at least 1");
        }
        Size pixels = Size.parse(size);
        if (!areWanted()) {
            return null;
        }
        if (drawing == null) {
            throw new UsageException("--frames and --key-frames need the pictures, and this application has none");
        }
        for (Path folder : new @Nullable Path[] {frames, keyFrames}) {
            if (folder != null) {
                Outputs.makeFolder(folder);
            }
        }
        return new PictureSink(drawing.open(), scenario, frames, every, keyFrames, pixels);
    }
}
