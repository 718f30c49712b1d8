package dev.wheelhouse.app.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.app.FxTest;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.sim.scenario.Scenario;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures without a window. */
class FramesTest extends FxTest {
    private static final int WATCHDOG_SECONDS = 120;

    @Test
    @DisplayName("A-14: a picture has the size asked for, and the HUD where there is room")
    void drawsRoadAndCards() throws Exception {
        Scenario scenario = Scenarios.load("loop-100s", Map.of());
        Shot shot = Shot.of(scenario, PictureMain.run(scenario, 458));
        try (Frames frames = Frames.headless()) {
            byte[] png = frames.png(shot, 1280, 800);
            assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isEqualTo(1280);
            assertThat(ImageIO.read(new ByteArrayInputStream(png)).getHeight()).isEqualTo(800);
            assertThat(colours(frames.image(shot, 1280, 800))).isGreaterThan(50);
            assertThat(frames.png(shot, 1280, 800)).as("the same again").isEqualTo(png);
            assertThat(frames.png(shot.roadOnly(), 1280, 800)).isNotEqualTo(png);
        }
    }

    private static long colours(WritableImage image) {
        int[] pixels = new int[(int) image.getWidth() * (int) image.getHeight()];
        image.getPixelReader()
                .getPixels(
                        0,
                        0,
                        (int) image.getWidth(),
                        (int) image.getHeight(),
                        javafx.scene.image.PixelFormat.getIntArgbInstance(),
                        pixels,
                        0,
                        (int) image.getWidth());
        return Arrays.stream(pixels).distinct().count();
    }

    @Test
    @DisplayName("X-J2: a size beyond a surface's limit is refused with the limit, and drawing goes on")
    void refusesTooLargePictures() throws Exception {
        Scenario scenario = Scenarios.load("loop-100s", Map.of());
        Shot shot = Shot.of(scenario, PictureMain.run(scenario, 10));
        assertThat(Frames.refusal(20_000, 2_000))
                .hasValueSatisfying(why -> assertThat(why).contains("20000x2000", "64 to 8192"));
        assertThat(Frames.refusal(Frames.LARGEST_SIDE, 300)).isEmpty();
        try (Frames frames = Frames.headless()) {
            assertThatThrownBy(() -> frames.png(shot, 20_000, 2_000)).isInstanceOf(IllegalArgumentException.class);
            assertThat(frames.image(shot, Frames.LARGEST_SIDE, 300).getWidth()).isEqualTo(Frames.LARGEST_SIDE);
        }
    }

    @Test
    @DisplayName("C-4: a process that drew a picture ends by itself")
    void processEndsAfterDrawing(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("one.png");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        PictureMain.class.getName(),
                        "loop-100s",
                        "20",
                        file.toString(),
                        "640x300",
                        "dark")
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
        boolean ended = process.waitFor(WATCHDOG_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertThat(ended).as("ended within the watchdog's time").isTrue();
        assertThat(process.exitValue())
                .as(Files.readString(folder.resolve("log")))
                .isZero();
        assertThat(Files.size(file)).isGreaterThan(1000);
    }
}
