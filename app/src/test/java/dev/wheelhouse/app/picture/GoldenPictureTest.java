package dev.wheelhouse.app.picture;

import dev.wheelhouse.app.FxTest;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The road as it was approved; see {@link Golden}. */
class GoldenPictureTest extends FxTest {
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
        Golden.check(name, png, LEAST_COLOURS);
    }
}
