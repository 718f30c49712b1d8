package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.shell.Action;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Every control of the real window can be reached, named and read. */
class WindowReachTest extends WindowTest {
    private List<Control> controls() {
        List<Control> found = new ArrayList<>();
        for (Node node : workspace().lookupAll("*")) {
            boolean isControl = node instanceof ButtonBase
                    || node instanceof TextInputControl
                    || node instanceof ListView
                    || node instanceof TableView;
            boolean isPartOfAnother = node.getStyleClass().contains("arrow-button");
            if (isControl && !isPartOfAnother && isShown(node)) {
                found.add((Control) node);
            }
        }
        return found;
    }

    private static boolean isShown(Node node) {
        for (Node n = node; n != null; n = n.getParent()) {
            if (!n.isVisible()) {
                return false;
            }
        }
        return true;
    }

    private static String nameOf(Control control) {
        String spoken = control.getAccessibleText();
        return spoken != null ? spoken : control instanceof Labeled labeled ? labeled.getText() : "";
    }

    private void checkAll(String where) {
        robot.interact(() -> {
            workspace().applyCss();
            workspace().layout();
        });
        assertThat(controls()).as(where).hasSizeGreaterThan(10);
        for (Control control : controls()) {
            assertThat(nameOf(control))
                    .as("accessible name of %s in %s", control, where)
                    .isNotBlank();
            if (control instanceof ButtonBase) {
                assertThat(control.getTooltip())
                        .as("tooltip of %s in %s", control, where)
                        .isNotNull();
                Bounds b = control.getLayoutBounds();
                boolean isKeyCap = control.getStyleClass().contains("key-cap");
                assertThat(b.getHeight()).as("height of %s", control).isGreaterThanOrEqualTo(isKeyCap ? 18 : 20);
            }
        }
    }

    @Test
    @DisplayName("A-10: every control has an accessible name, every button a tooltip, in every state of the window")
    void everythingHasAName() throws Exception {
        pauseAt(440);
        checkAll("the window");
        robot.clickOn("#inspector-tab-events");
        await(() -> robot.lookup("#events-table").tryQuery().isPresent());
        checkAll("the events");
        robot.push(KeyCode.ESCAPE);
        robot.interact(() -> workspace().perform(Action.PALETTE));
        checkAll("the palette");
        robot.interact(() -> workspace().perform(Action.CONDITIONS));
        checkAll("the conditions");
        robot.push(KeyCode.ESCAPE);
        robot.interact(() -> {
            stage().setWidth(1024);
            stage().setHeight(700);
        });
        await(() -> workspace().getWidth() == 1024);
        checkAll("the smallest window");
    }

    @Test
    @DisplayName("A-10: Tab goes through the controls from the top to the bottom region, and comes round again")
    void tabGoesThroughTheRegions() throws Exception {
        pauseAt(440);
        robot.interact(() -> node("scenario", Node.class).requestFocus());
        List<Node> order = new ArrayList<>();
        for (int k = 0; k < 60 && (order.size() < 2 || order.get(order.size() - 1) != order.get(0)); k++) {
            order.add(workspace().getScene().getFocusOwner());
            robot.push(KeyCode.TAB);
            if (workspace().getScene().getFocusOwner() == order.get(0)) {
                break;
            }
        }
        assertThat(order).doesNotHaveDuplicates();
        List<Integer> regions =
                order.stream().map(WindowReachTest::region).filter(r -> r >= 0).toList();
        assertThat(regions).isSorted().contains(0, 1, 2, 3);
        assertThat(order)
                .anyMatch(n -> "find".equals(n.getId()))
                .anyMatch(n -> "inspector-tab-motion".equals(n.getId()));
    }

    private static int region(Node node) {
        List<String> ids = List.of("transport", "road", "hud", "inspector", "timeline-splitter", "status-bar");
        for (Node n = node; n != null; n = n.getParent()) {
            if (n instanceof dev.wheelhouse.app.road.RoadView) {
                return 1;
            }
            int at = n.getId() == null ? -1 : ids.indexOf(n.getId());
            if (at >= 0) {
                return at;
            }
        }
        return -1;
    }
}
