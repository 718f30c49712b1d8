package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The real window, by mouse and by keyboard. */
class MainWindowTest extends WindowTest {
    @Test
    @DisplayName("A-1, A-10: the loop runs at once, Space pauses it, arrows step by one and by ten")
    void runsPausesAndSteps() throws Exception {
        await(() -> workspace().playback().shown() > 5);
        robot.push(KeyCode.SPACE);
        await(() -> workspace().playback().isSettled());
        int paused = workspace().playback().shown();
        robot.push(KeyCode.RIGHT);
        await(() -> workspace().playback().shown() == paused + 1);
        robot.push(KeyCode.LEFT);
        robot.push(KeyCode.LEFT);
        await(() -> workspace().playback().shown() == paused - 1);
        robot.push(KeyCode.SHIFT, KeyCode.RIGHT);
        await(() -> workspace().playback().shown() == paused + 9);
        assertThat(workspace().playback().isPlaying()).isFalse();
    }

    @Test
    @DisplayName("T-2, A-6, X-G1: seeking while paused shows that step's facts in every card and runs nothing")
    void seeksWhilePaused() throws Exception {
        pauseAt(470);
        int newest = workspace().session().simulation().newest();
        robot.interact(() -> workspace().playback().seek(440));
        await(() -> text("mode").equals("Step 440"));
        assertThat(text("time")).isEqualTo("44.0");
        String hash = workspace().session().simulation().step(440).hashText();
        assertThat(text("card-continuity-hash")).isEqualTo(hash);
        assertThat(text("card-risk-ttc")).isEqualTo("2.17");
        assertThat(text("decision-avoid-right-reason")).startsWith("Chosen");
        assertThat(text("card-execution-strip-avoiding")).isEqualTo("V03");
        assertThat(text("card-scenario-strip-phase")).isEqualTo("Secondary Event");
        assertThat(text("short-hash")).isEqualTo(hash.substring(0, 8));
        savePicture("window.png");
        robot.push(KeyCode.HOME);
        await(() -> text("mode").equals("Step 0"));
        robot.push(KeyCode.END);
        await(() -> workspace().playback().shown() == newest);
        assertThat(workspace().session().simulation().newest()).isEqualTo(newest);
    }

    @Test
    @DisplayName("A-10: the brackets choose the next and the previous vehicle, Esc none")
    void bracketsChooseVehicles() throws Exception {
        await(() -> text("inspected").equals("V01"));
        robot.push(KeyCode.CLOSE_BRACKET);
        await(() -> text("inspected").equals("V02"));
        robot.push(KeyCode.OPEN_BRACKET);
        robot.push(KeyCode.OPEN_BRACKET);
        await(() -> text("inspected").equals("V12"));
        robot.push(KeyCode.ESCAPE);
        await(() -> text("inspected").equals("No vehicle selected"));
        assertThat(robot.lookup("#fleet-rows").tryQuery()).isPresent();
    }

    @Test
    @DisplayName("X-K3: a picture of the window is never of one colour")
    void pictureHasManyColours() throws Exception {
        await(() -> workspace().playback().shown() > 5);
        WritableImage image = picture();
        Set<Integer> colours = new HashSet<>();
        for (int y = 0; y < image.getHeight(); y += 3) {
            for (int x = 0; x < image.getWidth(); x += 3) {
                colours.add(image.getPixelReader().getArgb(x, y));
            }
        }
        assertThat(colours.size()).isGreaterThan(50);
    }

    @Test
    @DisplayName("A-10: every button has a tooltip and an accessible name and takes the focus")
    void buttonsHaveNames() {
        for (Node node : workspace().lookupAll(".button")) {
            Button button = (Button) node;
            boolean hasName =
                    button.getAccessibleText() != null || !button.getText().isEmpty();
            assertThat(hasName).as("name of %s", button).isTrue();
            assertThat(button.isFocusTraversable()).as("focus of %s", button).isTrue();
            if (button.getStyleClass().contains("icon-button")) {
                assertThat(button.getTooltip()).as("tooltip of %s", button).isNotNull();
            }
        }
    }
}
