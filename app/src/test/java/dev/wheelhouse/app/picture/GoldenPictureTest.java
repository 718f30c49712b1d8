package dev.wheelhouse.app.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.wheelhouse.app.FxTest;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.scenario.Scenario;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The road as it was approved. {@code -Dwheelhouse.pictures=regenerate} writes the pictures anew and fails that run; look at
 * them before they are committed. A picture that differs is written to {@code target/pictures}.
 */
class GoldenPictureTest extends FxTest {
    private static final int CHANNEL_TOLERANCE = 6;
    private static final double MOST_DIFFERING = 0.002;
    private static final int LEAST_COLOURS = 30;

    @ParameterizedTest
    @CsvSource({
        "start-dark, 0, 0, dark",
        "crosswalk-dark, 99, 1, dark",
        "avoidance-dark, 458, 2, dark",
        "emergency-dark, 456, 3, dark",
        "turned-dark, 630, 0, dark",
        "emergency-light, 456, 3, light"
    })
    @DisplayName("A-3, A-6, X-K3: the loop's moments look as approved")
    void looksAsApproved(String name, int step, int selected, String theme) throws Exception {
        Scenario loop = Scenarios.load("loop-100s", Map.of());
        Shot shot = Shot.of(loop, PictureMain.run(loop, step))
                .selecting(selected)
                .in(theme.equals("light") ? Palette.LIGHT : Palette.DARK)
                .roadOnly();
        byte[] png;
        try (Frames frames = Frames.headless()) {
            png = frames.png(shot, 640, 300);
        }
        BufferedImage drawn = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(colours(drawn)).as("colours of " + name).isGreaterThan(LEAST_COLOURS);
        if ("regenerate".equals(System.getProperty("wheelhouse.pictures"))) {
            write(Path.of("src/test/resources/pictures", name + ".png"), png);
            fail("%s was written anew; look at it, then run without the property", name);
        }
        double differing = differing(drawn, golden(name));
        if (differing > MOST_DIFFERING) {
            write(Path.of("target/pictures", name + ".png"), png);
        }
        assertThat(differing)
                .as("part of %s that differs; see target/pictures", name)
                .isLessThanOrEqualTo(MOST_DIFFERING);
    }

    private static void write(Path file, byte[] png) throws IOException {
        Files.createDirectories(file.getParent());
        Files.write(file, png);
    }

    private static BufferedImage golden(String name) throws IOException {
        try (InputStream in = GoldenPictureTest.class.getResourceAsStream("/pictures/" + name + ".png")) {
            assertThat(in).as("the approved picture of " + name).isNotNull();
            return ImageIO.read(in);
        }
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    private static long colours(BufferedImage image) {
        return Arrays.stream(pixels(image)).distinct().count();
    }

    private static double differing(BufferedImage a, BufferedImage b) {
        assertThat(a.getWidth()).isEqualTo(b.getWidth());
        assertThat(a.getHeight()).isEqualTo(b.getHeight());
        int[] one = pixels(a);
        int[] other = pixels(b);
        int different = 0;
        for (int k = 0; k < one.length; k++) {
            for (int shift = 0; shift < 24; shift += 8) {
                if (Math.abs((one[k] >> shift & 255) - (other[k] >> shift & 255)) > CHANNEL_TOLERANCE) {
                    different++;
                    break;
                }
            }
        }
        return (double) different / one.length;
    }
}
