package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.timeline.Timeline;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Conditions that pause the real window (T-4). */
class WindowConditionsTest extends WindowTest {
    private void arm(String text) throws Exception {
        robot.push(KeyCode.CONTROL, KeyCode.K);
        await(() -> node("conditions", Node.class).isVisible());
        robot.interact(() -> node("condition", TextField.class).setText(text));
        robot.push(KeyCode.ENTER);
        await(() -> node("condition", TextField.class).getText().isEmpty());
        robot.push(KeyCode.ESCAPE);
        await(() -> !node("conditions", Node.class).isVisible());
    }

    private void playUntilPaused() throws Exception {
        robot.interact(() -> workspace().playback().togglePlay());
        await(() -> !workspace().playback().isPlaying());
    }

    @Test
    @DisplayName(
            "T-4: at maximum speed it pauses exactly at the step at which the condition begins to hold, and computes none beyond")
    void pausesExactlyAtMaximumSpeed() throws Exception {
        pauseAt(0);
        arm("event IMPACT");
        robot.interact(() -> workspace().playback().changeSpeed(9));
        playUntilPaused();
        assertThat(workspace().playback().shown()).isEqualTo(662);
        assertThat(workspace().session().simulation().newest()).isEqualTo(662);
        await(() -> text("status").equals("Paused at 66.2\u00a0s, step 662: event IMPACT"));
        playUntilPausedElsewhere();
    }

    private void playUntilPausedElsewhere() throws Exception {
        robot.interact(() -> workspace().playback().togglePlay());
        await(() -> workspace().session().simulation().newest() > 700);
        assertThat(workspace().playback().isPlaying()).isTrue();
    }

    @Test
    @DisplayName("T-4: recorded steps pause as well, and run backwards leads to the step at which it began to hold")
    void pausesOverRecordedStepsAndRunsBackwards() throws Exception {
        pauseAt(500);
        arm("decision.vehicle = V03 and decision.response = AVOID_RIGHT");
        robot.push(KeyCode.SHIFT, KeyCode.K);
        await(() -> workspace().playback().shown() == 440);
        await(() -> text("status").startsWith("Paused at 44.0\u00a0s, step 440: decision.vehicle = V03"));
        robot.interact(() -> workspace().playback().seek(400));
        playUntilPaused();
        assertThat(workspace().playback().shown()).isEqualTo(440);
        robot.interact(() -> workspace().playback().seek(100));
        robot.push(KeyCode.K);
        await(() -> workspace().playback().shown() == 440);
        robot.push(KeyCode.K);
        await(() -> text("status").startsWith("No recorded step there"));
        assertThat(workspace().playback().shown()).isEqualTo(440);
    }

    @Test
    @DisplayName(
            "T-4: what is wrong is marked at its place and not armed; Tab completes; what is armed is listed and taken away")
    void editorMarksCompletesAndLists() throws Exception {
        pauseAt(0);
        robot.push(KeyCode.SHIFT, KeyCode.K);
        await(() -> text("status").endsWith("refused: no condition is armed, Ctrl+K"));
        robot.clickOn("#pause-when");
        await(() -> node("conditions", Node.class).isVisible());
        TextField field = node("condition", TextField.class);
        robot.interact(() -> field.setText("phase = AUTUMN"));
        robot.push(KeyCode.ENTER);
        assertThat(text("condition-problem")).startsWith("at 9: 'AUTUMN' is not a phase; expected CRUISE");
        assertThat(text("condition-caret").indexOf('^')).isEqualTo(8 + 3);
        assertThat(workspace().session().simulation().armed().isEmpty()).isTrue();
        robot.interact(() -> field.setText("event IMP"));
        assertThat(node("condition-offers", ListView.class).getItems())
                .asString()
                .contains("IMPACT");
        robot.push(KeyCode.TAB);
        assertThat(field.getText()).isEqualTo("event IMPACT ");
        robot.push(KeyCode.ENTER);
        await(() -> ((Labeled) node("armed", Node.class)).getText().equals("Armed: event IMPACT"));
        robot.interact(() -> ((Button) robot.lookup("#armed-conditions .button").query()).fire());
        await(() -> !node("armed", Node.class).isVisible());
    }

    @Test
    @DisplayName("T-4: an event's marker on the timeline arms a pause at the next one of its kind")
    void markerArms() throws Exception {
        pauseAt(60);
        Timeline timeline = node("timeline", Timeline.class);
        Bounds b = timeline.localToScreen(timeline.getBoundsInLocal());
        double perStep = (b.getWidth() - 128) / 1000;
        robot.rightClickOn(new Point2D(b.getMinX() + 112 + 41 * perStep + 4, b.getMinY() + 60));
        await(() -> robot.lookup("#pause-at-kind").tryQuery().isPresent());
        robot.clickOn("#pause-at-kind");
        await(() -> ((Labeled) node("armed", Node.class)).getText().equals("Armed: event GATE_CLOSED"));
        assertThat(workspace().playback().shown()).isEqualTo(60);
    }
}
