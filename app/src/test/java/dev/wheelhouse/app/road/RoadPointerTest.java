package dev.wheelhouse.app.road;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.app.FxTest;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** the mouse over the road and over the overview. */
class RoadPointerTest extends FxTest {
    private final List<Integer> chosen = new ArrayList<>();
    private RoadView road;
    private OverviewStrip overview;
    private Frame frame;

    @BeforeEach
    void open() throws Exception {
        Scenario loop = Scenarios.load("loop-100s", Map.of());
        Frame run = Frame.after(loop, 480);
        robot.interact(() -> {
            road = new RoadView();
            overview = new OverviewStrip(road);
            frame = new Frame(loop, run.recording(), 3, Frame.ALL, road.roadCamera());
            new Scene(road, 1200, 320);
            new Scene(overview, 1200, 54);
            road.resize(1200, 320);
            overview.resize(1200, 54);
            overview.layout();
            RoadPointer.on(road, frame::view, chosen::add);
            overview.draw(road.aim(frame.view(), frame::view));
        });
    }

    private void mouse(Node node, javafx.event.EventType<MouseEvent> type, double x, double y, boolean shift) {
        robot.interact(() -> Event.fireEvent(
                node,
                new MouseEvent(
                        type,
                        x,
                        y,
                        x,
                        y,
                        MouseButton.PRIMARY,
                        1,
                        shift,
                        false,
                        false,
                        false,
                        true,
                        false,
                        false,
                        true,
                        false,
                        type == MouseEvent.MOUSE_CLICKED,
                        null)));
    }

    private void drag(Node node, double x0, double y0, double x1, double y1, boolean shift) {
        mouse(node, MouseEvent.MOUSE_PRESSED, x0, y0, shift);
        mouse(node, MouseEvent.MOUSE_DRAGGED, x1, y1, shift);
    }

    @Test
    @DisplayName("A-4: the wheel zooms at the pointer")
    void wheelZoomsAtThePointer() {
        ViewFrame.Camera before = road.roadCamera().camera();
        robot.interact(() -> Event.fireEvent(
                road,
                new ScrollEvent(
                        ScrollEvent.SCROLL,
                        700,
                        150,
                        700,
                        150,
                        false,
                        false,
                        false,
                        false,
                        false,
                        false,
                        0,
                        40,
                        0,
                        40,
                        ScrollEvent.HorizontalTextScrollUnits.NONE,
                        0,
                        ScrollEvent.VerticalTextScrollUnits.NONE,
                        0,
                        0,
                        null)));
        ViewFrame.Camera after = road.roadCamera().camera();
        assertThat(after.scale()).isGreaterThan(before.scale());
        assertThat(after.meters(700)).isCloseTo(before.meters(700), within(1e-6));
    }

    @Test
    @DisplayName("A-4: a drag pans, a drag with Shift measures metres and moves nothing")
    void dragPansAndShiftMeasures() {
        double left = road.roadCamera().leftMeters();
        drag(road, 400, 100, 500, 100, true);
        assertThat(road.roadCamera().leftMeters()).isEqualTo(left);
        assertThat(road.measure().isShown()).isTrue();
        assertThat(road.measure().text()).startsWith("5.00\u00a0m").contains("along +5.00\u00a0m");
        drag(road, 400, 100, 500, 100, false);
        assertThat(road.measure().isShown()).isFalse();
        assertThat(road.roadCamera().leftMeters()).isCloseTo(left - 5, within(1e-9));
        assertThat(road.roadCamera().isFollowing()).isFalse();
    }

    @Test
    @DisplayName("A-10, X-J5: a click on a drawn vehicle's centre chooses it, beside the road it chooses nobody")
    void clickChooses() {
        ViewFrame f = frame.view();
        for (int slot = 0; slot < f.current().fleet().size(); slot++) {
            assertThat(RoadPointer.slotAt(f, f.camera().x(f.x(slot)), f.camera().y(f.y(slot))))
                    .isEqualTo(slot);
        }
        mouse(road, MouseEvent.MOUSE_CLICKED, f.camera().x(f.x(4)), f.camera().y(f.y(4)), false);
        mouse(road, MouseEvent.MOUSE_CLICKED, 600, 10, false);
        assertThat(chosen).containsExactly(4);
    }

    @Test
    @DisplayName("A-4: in the overview a click brings the view there, and a drag of the frame takes it along")
    void overviewMovesTheView() {
        mouse(overview, MouseEvent.MOUSE_PRESSED, 14 + 1172 * 0.2, 25, false);
        double middle = road.roadCamera().leftMeters() + road.roadCamera().metersWide() / 2;
        assertThat(middle).isCloseTo(60, within(1e-6));
        double grab = 14 + 1172 * (70.0 / 300);
        drag(overview, grab, 25, grab + 1172 * (100.0 / 300), 25, false);
        middle = road.roadCamera().leftMeters() + road.roadCamera().metersWide() / 2;
        assertThat(middle).isCloseTo(160, within(1e-6));
        assertThat(road.roadCamera().isFollowing()).isFalse();
    }
}
