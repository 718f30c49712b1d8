package dev.wheelhouse.app.road;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.app.shell.ViewFrame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** where the road view looks. */
class RoadCameraTest {
    private final RoadCamera camera = new RoadCamera();

    @BeforeEach
    void size() {
        camera.size(1200, 320, 300);
    }

    @Test
    @DisplayName("A-4: the follow view is 60 m wide, with the selected vehicle at 40 % from the left")
    void followsAtFortyPercent() {
        camera.track(120);
        assertThat(camera.metersWide()).isCloseTo(60, within(1e-9));
        assertThat(camera.camera().x(120)).isCloseTo(480, within(1e-9));
        camera.track(121);
        assertThat(camera.camera().x(121)).isCloseTo(480, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"1200,320,20", "1096,208,13.4286", "3000,1000,26", "480,190,8"})
    @DisplayName("A-4: the follow view shows 7 m to each side, and more road from 26 pixels a metre on")
    void followScaleFitsTheView(double width, double height, double scale) {
        camera.size(width, height, 300);
        assertThat(camera.scale()).isCloseTo(scale, within(1e-4));
        double half = (height - RoadCamera.RULER_PIXELS) / 2 / camera.scale();
        assertThat(half).isGreaterThanOrEqualTo(7 - 1e-9);
    }

    @ParameterizedTest
    @CsvSource({"0,60,1.15", "1199,150,3", "700,10,0.5", "300,150,8", "480,280,1.3"})
    @DisplayName("A-4: the point of the road under the pointer stays there, free and following")
    void zoomsAtThePointer(double x, double y, double factor) {
        for (boolean follows : new boolean[] {true, false}) {
            camera.follow();
            camera.track(150);
            camera.zoomAt(600, 150, 2);
            if (!follows) {
                camera.pan(-40, 0);
            }
            ViewFrame.Camera before = camera.camera();
            camera.zoomAt(x, y, factor);
            ViewFrame.Camera after = camera.camera();
            assertThat(after.scale()).isNotEqualTo(before.scale());
            double anchor = after.x(150) / 1200;
            if (!follows || (anchor > 0.06 && anchor < 0.94)) {
                assertThat(after.meters(x)).isCloseTo(before.meters(x), within(1e-6));
            }
            assertThat(camera.isFollowing()).isEqualTo(follows);
        }
    }

    @Test
    @DisplayName("A-4: zooming in keeps the point's height too, and never leaves the road")
    void zoomKeepsTheHeight() {
        camera.zoomAt(600, 75, 2);
        double lateral = camera.camera().lateral(100);
        camera.zoomAt(600, 100, 1.5);
        assertThat(camera.camera().lateral(100)).isCloseTo(lateral, within(1e-9));
        camera.pan(0, 5000);
        assertThat(camera.camera().lateral(0)).isLessThanOrEqualTo(7 + 1e-9);
        camera.pan(0, -10000);
        assertThat(camera.camera().lateral(300)).isGreaterThanOrEqualTo(-7 - 1e-9);
    }

    @Test
    @DisplayName("A-4: zoom has its ends: the whole road, and 240 pixels a metre")
    void zoomHasEnds() {
        for (int k = 0; k < 100; k++) {
            camera.zoomAt(600, 150, 1.5);
        }
        assertThat(camera.scale()).isCloseTo(240, within(1e-6));
        for (int k = 0; k < 100; k++) {
            camera.zoomAt(600, 150, 0.5);
        }
        assertThat(camera.metersWide()).isCloseTo(309, within(1e-6));
    }

    @Test
    @DisplayName("A-4: fit shows the whole road at every size, a drag moves the road with the pointer")
    void fitsAndPans() {
        camera.fit();
        assertThat(camera.camera().x(0)).isGreaterThan(0);
        assertThat(camera.camera().x(300)).isLessThan(1200);
        camera.size(600, 320, 300);
        assertThat(camera.camera().x(0)).isGreaterThan(0);
        assertThat(camera.camera().x(300)).isLessThan(600);
        camera.follow();
        camera.track(150);
        double under = camera.camera().meters(200);
        camera.pan(35, 0);
        assertThat(camera.camera().meters(235)).isCloseTo(under, within(1e-9));
        assertThat(camera.isFollowing()).isFalse();
        camera.centreOn(200);
        assertThat(camera.camera().x(200)).isCloseTo(300, within(1e-9));
    }
}
