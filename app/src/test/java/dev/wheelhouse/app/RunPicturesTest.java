package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.cli.PictureWriter;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The command line's pictures. */
class RunPicturesTest extends FxTest {
    @Test
    @DisplayName("A-14: a key frame between two steps shows what the vehicle has swept so far")
    void drawsBetweenSteps() throws Exception {
        Scenario loop = Scenarios.load("loop-100s", Map.of());
        WorldStep world = new WorldStep(loop);
        CompletedStep previous = world.initial();
        CompletedStep current = previous;
        byte[] withTrail;
        byte[] alone;
        try (PictureWriter pictures = RunPictures.open();
                PictureWriter other = RunPictures.open()) {
            while (current.avoidance() == null
                    || current.step() < current.avoidance().startStep() + 20) {
                previous = current;
                current = world.advance(current);
                pictures.remember(current);
            }
            int slot = current.avoidance().slot();
            withTrail = png(pictures, new PictureWriter.Picture(loop, previous, current, 0.5, slot, 640, 480));
            alone = png(other, new PictureWriter.Picture(loop, previous, current, 0.5, slot, 640, 480));
        }
        BufferedImage image = ImageIO.read(new ByteArrayInputStream(withTrail));
        assertThat(image.getWidth()).isEqualTo(640);
        assertThat(image.getHeight()).isEqualTo(480);
        assertThat(withTrail).isNotEqualTo(alone);
    }

    private static byte[] png(PictureWriter pictures, PictureWriter.Picture picture) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        pictures.write(picture, out);
        return out.toByteArray();
    }
}
