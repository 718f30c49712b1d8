package dev.wheelhouse.app.road;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.FxTest;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javafx.scene.Scene;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/** The road as it is drawn. */
class RoadViewTest extends FxTest {
    private static final long WATCHDOG_MILLIS = 60_000;
    private static final Palette DARK = Palette.DARK;
    private Scenario loop;

    @BeforeEach
    void load() throws Exception {
        loop = Scenarios.load("loop-100s", Map.of());
    }

    private WritableImage draw(RoadView road, ViewFrame f) {
        return WaitForAsyncUtils.waitForAsyncFx(WATCHDOG_MILLIS, () -> {
            Scene scene = road.getScene() == null ? new Scene(road, 1200, 320) : road.getScene();
            road.resize(1200, 320);
            road.layout();
            road.draw(f);
            return scene.snapshot(null);
        });
    }

    private WritableImage draw(ViewFrame f) {
        return draw(new RoadView(), f);
    }

    private static int[] pixels(WritableImage image, int height) {
        int[] argb = new int[1200 * height];
        image.getPixelReader().getPixels(0, 0, 1200, height, PixelFormat.getIntArgbInstance(), argb, 0, 1200);
        return argb;
    }

    private static long count(WritableImage image, Color colour) {
        return Arrays.stream(pixels(image, 300))
                .filter(argb -> isNear(argb >> 16 & 255, colour.getRed())
                        && isNear(argb >> 8 & 255, colour.getGreen())
                        && isNear(argb & 255, colour.getBlue()))
                .count();
    }

    private static boolean isNear(int channel, double wanted) {
        return Math.abs(channel - 255 * wanted) < 4;
    }

    private static long differing(WritableImage a, WritableImage b) {
        int[] one = pixels(a, 320);
        int[] other = pixels(b, 320);
        return IntStream.range(0, one.length).filter(k -> one[k] != other[k]).count();
    }

    private record Broken(String name, int key) implements Layer {
        @Override
        public void draw(Drawing d) {
            d.g().save();
            d.g().translate(300, 300);
            d.g().setGlobalAlpha(0.1);
            d.g().setLineDashes(1, 50);
            throw new IllegalStateException("as a test wants it");
        }
    }

    @Test
    @DisplayName("A-13: a layer that fails shows its name, is reported, and leaves the others as they were")
    void faultyLayerStopsNothing() {
        ViewFrame f = Frame.after(loop, 30).view();
        WritableImage sound = draw(f);
        List<Layer> layers = new ArrayList<>(RoadView.standardLayers());
        layers.add(1, new Broken("Broken", 0));
        RoadView road = new RoadView(layers);
        WritableImage broken = draw(road, f);
        assertThat(road.failures()).containsOnlyKeys("Broken");
        assertThat(road.failures().get("Broken")).hasMessage("as a test wants it");
        assertThat(count(broken, DARK.stop())).as("the sign beside the words").isGreaterThan(20);
        long changed = differing(sound, broken);
        assertThat(changed).isBetween(100L, 2400L);
        robot.interact(() -> road.draw(f));
        assertThat(road.failures()).containsOnlyKeys("Broken");
    }

    @Test
    @DisplayName("A-13: a layer that is switched off cannot fail")
    void faultyLayerThatIsOffIsNotAsked() {
        List<Layer> layers = new ArrayList<>(RoadView.standardLayers());
        layers.add(new Broken("Broken", 6));
        RoadView road = new RoadView(layers);
        draw(road, Frame.after(loop, 30).withLayers(0x7E & ~(1 << 6)).view());
        assertThat(road.failures()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"1,90,1", "2,456,3", "3,456,3", "4,456,3", "5,300,2", "6,662,0", "7,157,0"})
    @DisplayName("A-6: each key's layer draws something of its own, and nothing once it is off")
    void eachLayerDraws(int key, int step, int selected) {
        Frame frame = Frame.after(loop, step).selecting(selected);
        WritableImage without = draw(frame.withLayers(0).view());
        WritableImage with = draw(frame.withLayers(1 << key).view());
        assertThat(differing(without, with)).isGreaterThan(60);
    }

    @Test
    @DisplayName("A-3, A-6: with all layers off, road, vehicles, persons and gates stay")
    void basicsStayWithoutLayers() {
        WritableImage image =
                draw(Frame.after(loop, 456).selecting(3).withLayers(0).view());
        assertThat(count(image, DARK.lane())).isGreaterThan(50_000);
        assertThat(count(image, DARK.body())).as("vehicles").isGreaterThan(3000);
        assertThat(count(image, DARK.stop())).as("gate and emergency").isGreaterThan(200);
        assertThat(count(image, DARK.avoid())).as("avoiding edge").isGreaterThan(100);
        assertThat(count(image, DARK.select())).as("brackets").isGreaterThan(50);
    }

    @ParameterizedTest
    @CsvSource({
        "loop-100s",
        "loop-mixed-fleet",
        "loop-segments",
        "standing-pedestrian",
        "disabled-leader",
        "fault-teleport"
    })
    @DisplayName("A-13: every layer draws every built-in scenario, also from far away and from near")
    void everyScenarioIsDrawn(String name) throws Exception {
        Scenario scenario = Scenarios.load(name, Map.of());
        RoadView road = new RoadView();
        for (int step : new int[] {0, 1, 60, 100, 160, 166, 280}) {
            Frame frame = Frame.after(scenario, step);
            draw(road, frame.view());
            assertThat(road.failures()).isEmpty();
            for (double factor : new double[] {8, 0.002}) {
                frame.camera().zoomAt(600, 150, factor);
                draw(road, frame.view());
                assertThat(road.failures()).isEmpty();
            }
        }
    }

    @Test
    @DisplayName("A-3: the same step gives the same picture, whatever was drawn before")
    void sameStepSamePicture() {
        RoadView road = new RoadView();
        ViewFrame f = Frame.after(loop, 456).selecting(3).view();
        WritableImage first = draw(road, f);
        draw(road, Frame.after(loop, 100).view());
        assertThat(differing(first, draw(road, f))).isZero();
    }
}
