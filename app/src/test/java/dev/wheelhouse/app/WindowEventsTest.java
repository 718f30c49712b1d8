package dev.wheelhouse.app;

import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What happens shows as a line in the status bar, once. */
class WindowEventsTest extends WindowTest {
    @Test
    @DisplayName(
            "M-65: an impact at the live edge is told once in the status bar, and not again when one goes back over it")
    void impactIsToldOnce() throws Exception {
        pauseAt(661);
        robot.push(KeyCode.END);
        robot.push(KeyCode.RIGHT);
        await(() -> text("status").contains("Impact"));
        robot.interact(() -> workspace().perform(dev.wheelhouse.app.shell.Action.BOOKMARK));
        await(() -> text("status").startsWith("Bookmark"));
        robot.push(KeyCode.LEFT);
        robot.push(KeyCode.LEFT);
        robot.push(KeyCode.RIGHT);
        robot.push(KeyCode.RIGHT);
        await(() -> workspace().playback().isSettled());
        await(() -> text("status").startsWith("Bookmark"));
    }
}
