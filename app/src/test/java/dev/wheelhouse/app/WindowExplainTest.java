package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.files.StepLink;
import dev.wheelhouse.app.shell.Action;
import dev.wheelhouse.app.shell.WindowSettings;
import dev.wheelhouse.sim.state.Event;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.ListView;
import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the real window says about itself: palette, sentences, links, events. */
class WindowExplainTest extends WindowTest {
    private void openPalette(String typed) throws Exception {
        robot.push(KeyCode.CONTROL, KeyCode.P);
        await(() -> node("palette", Node.class).isVisible());
        robot.interact(() -> node("palette-field", TextField.class).setText(typed));
    }

    private void choose(String menuOf, String item) {
        robot.interact(() -> {
            Node node = node(menuOf, Node.class);
            node.fireEvent(new ContextMenuEvent(ContextMenuEvent.CONTEXT_MENU_REQUESTED, 5, 5, 200, 200, false, null));
        });
        robot.interact(() -> Window.getWindows().stream()
                .filter(w -> w instanceof ContextMenu && w.isShowing())
                .flatMap(w -> ((ContextMenu) w).getItems().stream())
                .filter(i -> item.equals(i.getId()))
                .findFirst()
                .orElseThrow()
                .fire());
        robot.interact(() -> Window.getWindows().stream()
                .filter(w -> w instanceof ContextMenu)
                .toList()
                .forEach(Window::hide));
    }

    @Test
    @DisplayName(
            "A-10: Ctrl+P finds an action by scattered letters and does it; one that makes no sense says why and stays")
    void paletteFindsAndDoes() throws Exception {
        pauseAt(30);
        openPalette("lghtdrk");
        assertThat(node("palette-list", ListView.class).getItems()).hasSize(1);
        robot.push(KeyCode.ENTER);
        await(() -> !workspace().settings(0, 0).isDark());
        assertThat(node("palette", Node.class).isVisible()).isFalse();
        openPalette("decision as a sentence");
        robot.push(KeyCode.ENTER);
        assertThat(text("status"))
                .isEqualTo("Copy the decision as a sentence refused: nothing was decided in this step");
        assertThat(node("palette", Node.class).isVisible()).isTrue();
        robot.push(KeyCode.ESCAPE);
        await(() -> !node("palette", Node.class).isVisible());
    }

    @Test
    @DisplayName("A-10: the palette has every action with its keys, and opens built-in scenarios")
    void paletteHasEveryAction() throws Exception {
        openPalette("");
        String all = node("palette-list", ListView.class).getItems().toString();
        for (Action action : Action.values()) {
            if (action != Action.PALETTE && action != Action.PLAY_EVERYWHERE) {
                assertThat(all).contains("words=" + action.words() + ", keys=" + action.keys());
            }
        }
        robot.interact(() -> node("palette-field", TextField.class).setText("open standing"));
        robot.push(KeyCode.ENTER);
        await(() -> workspace().session().scenario().name().equals("standing-pedestrian"));
    }

    @Test
    @DisplayName("A-17: the decision on screen is copied as one sentence with its numbers")
    void copiesASentence() throws Exception {
        pauseAt(440);
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.C);
        await(() -> !copied.isEmpty());
        assertThat(copied)
                .startsWith("V03 at 44.0\u00a0s (step 440): avoid right, ")
                .contains("because S4-1 is met in 2.17\u00a0s, ")
                .contains("22.31\u00a0m are clear and braking needs 23.73\u00a0m")
                .contains("not avoid left: side 1.40 < 1.80\u00a0m")
                .doesNotContain("\n");
        copied = "";
        choose("card-response", "copy-sentence");
        assertThat(copied).startsWith("V03 at 44.0");
    }

    @Test
    @DisplayName("A-17: a link to the step is copied, and opens paused on that step")
    void linkLeadsBack() throws Exception {
        pauseAt(431);
        robot.push(KeyCode.CONTROL, KeyCode.L);
        await(() -> copied.equals("loop-100s#step=431"));
        String hash = workspace().session().simulation().step(431).hashText();
        robot.interact(() -> workspace().openScenario(copied));
        await(() -> text("status").equals("Opened loop-100s"));
        await(() -> text("mode").equals("Step 431"));
        assertThat(workspace().playback().isPlaying()).isFalse();
        assertThat(workspace().session().simulation().step(431).hashText()).isEqualTo(hash);
        robot.interact(() -> workspace().openScenario("loop-100s#step=99999999"));
        assertThat(text("status")).contains("allowed 0 to " + StepLink.LARGEST);
    }

    @Test
    @DisplayName("A-17: the plots' data are copied as a table, a line a step, with the step on screen in it")
    void copiesPlots() throws Exception {
        pauseAt(440);
        choose("inspector-plots", "copy-plots");
        String[] lines = copied.split("\n");
        assertThat(lines[0]).startsWith("step\ttimeSeconds\tspeedMps\tbumperGapMeters\tleaderTtcSeconds\t");
        assertThat(lines).anyMatch(line -> line.startsWith("440\t44.0\t"));
        assertThat(lines[1].split("\t", -1)).hasSize(7);
    }

    @Test
    @DisplayName("A-7: the events' table and the timeline lead to each other; it lists one vehicle's or everybody's")
    void eventsAreLinked() throws Exception {
        pauseAt(300);
        robot.clickOn("#inspector-tab-events");
        await(() -> robot.lookup("#events-table").tryQuery().isPresent());
        @SuppressWarnings("unchecked")
        TableView<Event> table = node("events-table", TableView.class);
        int ofOne = table.getItems().size();
        robot.interact(() -> node("events-of-selected", ToggleButton.class).fire());
        await(() -> table.getItems().size() > ofOne);
        assertThat(table.getItems()).hasSize(workspace().session().index().eventCount());
        Event third = table.getItems().get(2);
        robot.interact(() -> table.getSelectionModel().select(2));
        await(() -> workspace().playback().shown() == third.step());
        robot.interact(() -> workspace().playback().seek(290));
        await(() -> table.getSelectionModel().getSelectedItem().step() > third.step());
        assertThat(table.getSelectionModel().getSelectedItem().step()).isLessThanOrEqualTo(290);
        assertThat(workspace().playback().shown()).isEqualTo(290);
    }

    @Test
    @DisplayName("A-10: the first hint goes for good")
    void hintGoesForGood() throws Exception {
        assertThat(node("hint", Node.class).isVisible()).isTrue();
        robot.interact(() -> node("hint-dismiss", Button.class).fire());
        assertThat(node("hint", Node.class).isVisible()).isFalse();
        robot.interact(() -> stage().hide());
        assertThat(WindowSettings.read(settingsFile()).showsHint()).isFalse();
    }
}
