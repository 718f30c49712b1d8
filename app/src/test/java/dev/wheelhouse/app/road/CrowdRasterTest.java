package dev.wheelhouse.app.road;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.app.FxTest;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.math.OrientedBox;
import java.util.Map;
import javafx.scene.canvas.Canvas;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Vehicles of a crowd. */
class CrowdRasterTest extends FxTest {
    private static final int RED = 0xFFFF_0000;

    @ParameterizedTest
    @ValueSource(ints = {440, 442, 444, 445, 448, 466, 471})
    @DisplayName("A-3: the pixels of a vehicle in a crowd are its turned envelope")
    void pixelsAreTheEnvelope(int step) throws Exception {
        Frame frame = Frame.after(Scenarios.load("loop-100s", Map.of()), step).selecting(2);
        ViewFrame f = frame.view();
        Drawing d = new Drawing(new Canvas(1200, 320).getGraphicsContext2D(), f, 1200, 300, new Labels());
        CrowdRaster raster = new CrowdRaster();
        raster.begin(d);
        raster.fill(d, 2, RED);
        OrientedBox box = d.box(2);
        int filled = 0;
        for (int y = 0; y < 300; y++) {
            for (int x = 0; x < 1200; x++) {
                if (raster.argbAt(x, y) == RED) {
                    filled++;
                    double meters = box.distanceToPoint(
                            f.camera().meters(x + 0.5), f.camera().lateral(y + 0.5));
                    assertThat(meters * f.camera().scale()).isLessThan(0.01);
                }
            }
        }
        double area = 4.8 * 1.9 * f.camera().scale() * f.camera().scale();
        assertThat((double) filled).isCloseTo(area, within(0.05 * area));
    }
}
