package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.javafx.stage.WindowHelper;
import dev.wheelhouse.app.road.RoadView;
import dev.wheelhouse.app.shell.Action;
import dev.wheelhouse.app.shell.WindowSettings;
import dev.wheelhouse.app.timeline.Timeline;
import java.nio.file.Files;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What keys and mouse do in the real window. */
class WindowControlsTest extends WindowTest {
    private boolean isLayerOn(int key) {
        return (workspace().settings(1440, 900).layersOn() & 1 << key) != 0;
    }

    @Test
    @DisplayName("A-6: the keys 1 to 7 and the key caps switch layers")
    void keysSwitchLayers() throws Exception {
        robot.push(KeyCode.DIGIT3);
        await(() -> !isLayerOn(3));
        assertThat(isLayerOn(2)).isTrue();
        robot.push(KeyCode.NUMPAD3);
        await(() -> isLayerOn(3));
        robot.clickOn("#layer-7");
        await(() -> !isLayerOn(7));
    }

    @Test
    @DisplayName("A-2: the theme switches, and is remembered with the layout")
    void themeIsRemembered() throws Exception {
        assertThat(workspace().settings(0, 0).isDark()).isTrue();
        robot.clickOn("#theme");
        await(() -> !workspace().settings(0, 0).isDark());
        robot.interact(() -> stage().hide());
        await(() -> Files.exists(settingsFile()));
        assertThat(WindowSettings.read(settingsFile()).isDark()).isFalse();
    }

    @Test
    @DisplayName("T-2: press and drag on the timeline show the step under the pointer")
    void timelineScrubs() throws Exception {
        pauseAt(400);
        Timeline timeline = node("timeline", Timeline.class);
        Bounds b = timeline.localToScreen(timeline.getBoundsInLocal());
        double perStep = (b.getWidth() - 128) / 1000;
        Point2D at200 = new Point2D(b.getMinX() + 112 + 200 * perStep, b.getMaxY() - 20);
        robot.clickOn(at200);
        await(() -> workspace().playback().shown() == 200);
        robot.drag(at200, MouseButton.PRIMARY).moveBy(100 * perStep, 0);
        await(() -> workspace().playback().shown() == 300);
        robot.release(MouseButton.PRIMARY);
        assertThat(workspace().playback().isPlaying()).isFalse();
    }

    @Test
    @DisplayName("A-7: a click on a vehicle selects it")
    void clickSelectsVehicle() throws Exception {
        pauseAt(0);
        RoadView road = (RoadView) robot.lookup(n -> n instanceof RoadView).query();
        Bounds b = road.localToScreen(road.getBoundsInLocal());
        // The vehicle behind the followed one stands 13 m behind it, at the same height.
        double scale = Math.min(b.getWidth() / 60, (b.getHeight() - 20) / 14);
        robot.clickOn(
                new Point2D(b.getMinX() + 0.4 * b.getWidth() - 13 * scale, b.getMinY() + (b.getHeight() - 20) / 2));
        await(() -> text("inspected").equals("V02"));
    }

    @Test
    @DisplayName("T-3: Ctrl+G takes a time or a step, and says what is allowed where it cannot")
    void typedTimeGoesThere() throws Exception {
        pauseAt(300);
        robot.interact(() -> workspace().perform(Action.GO_TO));
        robot.interact(() -> node("go-to", TextField.class).setText("12.5 s"));
        robot.push(KeyCode.ENTER);
        await(() -> text("mode").equals("Step 125"));
        robot.clickOn("#clock");
        robot.interact(() -> node("go-to", TextField.class).setText("#9000"));
        robot.push(KeyCode.ENTER);
        assertThat(text("go-to-refusal")).contains("allowed 0 to").contains("#0 to #");
        assertThat(workspace().playback().shown()).isEqualTo(125);
        robot.push(KeyCode.ESCAPE);
        await(() -> robot.lookup("#clock").tryQuery().isPresent());
    }

    @Test
    @DisplayName("A-10: global keys yield to a focused field, Space to a focused button; P works on a button too")
    void keysYieldToTheFocus() throws Exception {
        pauseAt(100);
        robot.interact(() -> workspace().perform(Action.GO_TO));
        robot.push(KeyCode.P);
        robot.push(KeyCode.LEFT);
        robot.push(KeyCode.DIGIT5);
        assertThat(workspace().playback().isPlaying()).isFalse();
        assertThat(workspace().playback().shown()).isEqualTo(100);
        assertThat(isLayerOn(5)).isTrue();
        robot.push(KeyCode.ESCAPE);
        robot.interact(() -> node("help", Button.class).requestFocus());
        robot.push(KeyCode.SPACE);
        await(() -> node("help-overlay", Node.class).isVisible());
        assertThat(workspace().playback().isPlaying()).isFalse();
        robot.push(KeyCode.P);
        await(() -> workspace().playback().isPlaying());
        robot.push(KeyCode.ESCAPE);
        await(() -> !node("help-overlay", Node.class).isVisible());
    }

    @Test
    @DisplayName("A-10: an open menu has the keys")
    void openMenuHasTheKeys() throws Exception {
        pauseAt(50);
        robot.clickOn("#faults");
        await(() -> node("faults", MenuButton.class).isShowing());
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.HOME);
        assertThat(workspace().playback().shown()).isEqualTo(50);
        assertThat(workspace().playback().speed()).isEqualTo(1);
        robot.interact(() -> node("faults", MenuButton.class).hide());
    }

    @Test
    @DisplayName("A-10: Ctrl and the arrows go to the events, B sets a bookmark and Shift+B goes to it")
    void eventsAndBookmarks() throws Exception {
        pauseAt(300);
        robot.interact(() -> workspace().playback().seek(0));
        robot.push(KeyCode.CONTROL, KeyCode.RIGHT);
        await(() -> workspace().playback().shown() == 41);
        robot.push(KeyCode.B);
        robot.push(KeyCode.CONTROL, KeyCode.RIGHT);
        await(() -> workspace().playback().shown() > 41);
        robot.push(KeyCode.SHIFT, KeyCode.B);
        await(() -> workspace().playback().shown() == 41);
        robot.push(KeyCode.CONTROL, KeyCode.LEFT);
        await(() -> text("status").equals("No earlier event"));
        assertThat(workspace().session().bookmarks()).containsExactly(41L);
    }

    @Test
    @DisplayName("A-10: the up and down arrows change the speed, held within its range")
    void arrowsChangeSpeed() throws Exception {
        robot.push(KeyCode.UP);
        await(() -> workspace().playback().speed() == 2);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.DOWN);
        await(() -> workspace().playback().speed() == 0.5);
    }

    @Test
    @DisplayName("X-J3: a key that is held while the window loses the focus is let go")
    void focusLossReleasesKeys() throws Exception {
        robot.press(KeyCode.W);
        await(() -> workspace().heldKeys().contains(KeyCode.W));
        // The headless platform never takes the focus away by itself.
        robot.interact(() -> WindowHelper.setFocused(stage(), false));
        assertThat(workspace().heldKeys()).isEmpty();
    }

    @Test
    @DisplayName("A-14: Ctrl+Shift+S saves a picture and says where")
    void savesAPicture() throws Exception {
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
        await(() -> text("status").startsWith("Picture saved as "));
        assertThat(folder.resolve("picture.png")).isNotEmptyFile();
    }

    @Test
    @DisplayName("A-2: at every size no region overlaps another or leaves the window, and the road keeps its minimum")
    void regionsFitAtEverySize() throws Exception {
        double[][] sizes = {{1024, 700}, {1199, 819}, {1200, 820}, {1280, 800}, {1440, 900}, {1900, 1060}};
        for (double[] size : sizes) {
            robot.interact(() -> {
                stage().setWidth(size[0]);
                stage().setHeight(size[1]);
            });
            await(() -> workspace().getWidth() == size[0] && workspace().getHeight() == size[1]);
            robot.interact(() -> workspace().layout());
            String at = size[0] + " x " + size[1];
            String[] ids = {"transport", "hud", "timeline", "status-bar", size[0] < 1200 ? "rail" : "inspector"};
            for (int i = 0; i < ids.length; i++) {
                Bounds a = node(ids[i], Region.class).getBoundsInParent();
                assertThat(a.getMinX()).as(ids[i] + at).isNotNegative();
                assertThat(a.getMaxX()).as(ids[i] + at).isLessThanOrEqualTo(size[0]);
                assertThat(a.getMaxY()).as(ids[i] + at).isLessThanOrEqualTo(size[1]);
                for (int k = i + 1; k < ids.length; k++) {
                    assertThat(overlap(a, node(ids[k], Region.class).getBoundsInParent()))
                            .as(ids[i] + " and " + ids[k] + " at " + at)
                            .isFalse();
                }
            }
            Region road = (Region) robot.lookup(n -> n instanceof RoadView).query();
            assertThat(road.getWidth()).as(at).isGreaterThanOrEqualTo(480);
            assertThat(road.getHeight()).as(at).isGreaterThanOrEqualTo(190);
        }
    }

    private static boolean overlap(Bounds a, Bounds b) {
        double wide = Math.min(a.getMaxX(), b.getMaxX()) - Math.max(a.getMinX(), b.getMinX());
        double high = Math.min(a.getMaxY(), b.getMaxY()) - Math.max(a.getMinY(), b.getMinY());
        return wide > 0.5 && high > 0.5;
    }

    @Test
    @DisplayName("A-2: nothing in a card or in the transport bar is wider than its place, at every size")
    void cardsAreNotCut() throws Exception {
        pauseAt(459);
        double[][] sizes = {{1024, 700}, {1280, 800}, {1440, 900}, {1900, 1060}};
        for (double[] size : sizes) {
            robot.interact(() -> {
                stage().setWidth(size[0]);
                stage().setHeight(size[1]);
            });
            await(() -> workspace().getWidth() == size[0] && workspace().getHeight() == size[1]);
            robot.interact(() -> {
                workspace().applyCss();
                workspace().layout();
            });
            for (Node node : workspace().lookupAll(".label")) {
                if (isShown(node)) {
                    Region label = (Region) node;
                    Bounds inScene = label.localToScene(label.getBoundsInLocal());
                    Node card = ancestor(label, "card", "strip-card", "transport");
                    if (card != null) {
                        Bounds place = card.localToScene(card.getLayoutBounds());
                        assertThat(inScene.getMaxX())
                                .as("%s of %s at %s", label, card, size[0])
                                .isLessThanOrEqualTo(place.getMaxX() + 0.5);
                        assertThat(inScene.getMaxY())
                                .as("%s of %s at %s", label, card, size[1])
                                .isLessThanOrEqualTo(place.getMaxY() + 0.5);
                    }
                }
            }
        }
    }

    private static boolean isShown(Node node) {
        for (Node n = node; n != null; n = n.getParent()) {
            if (!n.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static Node ancestor(Node node, String... styles) {
        for (Node n = node; n != null; n = n.getParent()) {
            for (String style : styles) {
                if (n.getStyleClass().contains(style)) {
                    return n;
                }
            }
        }
        return null;
    }

    @Test
    @DisplayName("A-2: dragging the splitters resizes inspector and timeline within their limits, and it is remembered")
    void splittersResize() throws Exception {
        double inspector = node("inspector", Region.class).getWidth();
        double timeline = node("timeline", Region.class).getHeight();
        robot.drag("#inspector-splitter", MouseButton.PRIMARY).moveBy(-60, 0).release(MouseButton.PRIMARY);
        await(() -> node("inspector", Region.class).getWidth() > inspector + 40);
        robot.drag("#timeline-splitter", MouseButton.PRIMARY).moveBy(0, 400).release(MouseButton.PRIMARY);
        await(() -> node("timeline", Region.class).getHeight() < timeline);
        assertThat(node("timeline", Region.class).getHeight()).isEqualTo(150);
        double wide = node("inspector", Region.class).getWidth();
        robot.interact(() -> stage().hide());
        WindowSettings kept = WindowSettings.read(settingsFile());
        assertThat(kept.inspectorWidth()).isEqualTo(wide);
        assertThat(kept.timelineHeight()).isEqualTo(150);
    }
}
