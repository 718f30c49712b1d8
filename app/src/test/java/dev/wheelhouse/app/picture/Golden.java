package dev.wheelhouse.app.picture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.imageio.ImageIO;

/**
 * Compares with approved pictures. {@code -Dwheelhouse.pictures=regenerate} writes them anew and fails that run; look at them
 * before they are committed. A picture that differs is written to {@code target/pictures}.
 */
final class Golden {
    private static final int CHANNEL_TOLERANCE = 6;
    private static final double MOST_DIFFERING = 0.002;

    private Golden() {}

    static void check(String name, byte[] png, int leastColours) throws IOException {
        BufferedImage drawn = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(Arrays.stream(pixels(drawn)).distinct().count())
                .as("colours of " + name)
                .isGreaterThan(leastColours);
        if ("regenerate".equals(System.getProperty("wheelhouse.pictures"))) {
            write(Path.of("src/test/resources/pictures", name + ".png"), png);
            fail("%s was written anew; look at it, then run without the property", name);
        }
        double differing = differing(drawn, approved(name));
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

    private static BufferedImage approved(String name) throws IOException {
        try (InputStream in = Golden.class.getResourceAsStream("/pictures/" + name + ".png")) {
            assertThat(in).as("the approved picture of " + name).isNotNull();
            return ImageIO.read(in);
        }
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
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
