package dev.wheelhouse.app.picture;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PngTest {
    @ParameterizedTest
    @CsvSource({"1,1", "3,7", "640,3", "301,299"})
    void anotherReaderFindsTheSamePixels(int width, int height) throws IOException {
        WritableImage image = new WritableImage(width, height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                image.getPixelWriter().setArgb(x, y, colorAt(x, y));
            }
        }
        BufferedImage read = decode(image);
        assertThat(read.getWidth()).isEqualTo(width);
        assertThat(read.getHeight()).isEqualTo(height);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                assertThat(read.getRGB(x, y)).as("pixel %d, %d", x, y).isEqualTo(colorAt(x, y));
            }
        }
    }

    /** Noise, so that several data chunks are needed; opaque or nothing, since the image in memory holds colours times alpha. */
    private static int colorAt(int x, int y) {
        int noise = (x * 73_856_093 ^ y * 19_349_663) * 0x9E3779B9;
        return (x + y) % 5 == 0 ? 0 : 0xFF00_0000 | noise >>> 8;
    }

    private static BufferedImage decode(WritableImage image) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Png.write(image, bytes);
        return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
    }
}
