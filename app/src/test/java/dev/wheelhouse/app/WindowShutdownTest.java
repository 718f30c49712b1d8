package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.MenuButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Closing the window from every state ends its threads (X-J6). */
class WindowShutdownTest extends WindowTest {
    private void closeAndCheck() throws Exception {
        assertThat(WindowThreads.areDaemons()).isTrue();
        robot.interact(() -> stage().hide());
        await(WindowThreads::areGone);
        assertThat(settingsFile()).exists();
    }

    @Test
    @DisplayName("X-J6: while running at the highest speed")
    void closesWhileRunning() throws Exception {
        robot.interact(() -> workspace().playback().changeSpeed(100));
        await(() -> workspace().playback().shown() > 100);
        closeAndCheck();
    }

    @Test
    @DisplayName("X-J6: while paused")
    void closesWhilePaused() throws Exception {
        pauseAt(10);
        closeAndCheck();
    }

    @Test
    @DisplayName("X-J6: with a menu open")
    void closesWithAMenuOpen() throws Exception {
        robot.clickOn("#faults");
        await(() -> node("faults", MenuButton.class).isShowing());
        closeAndCheck();
    }

    @Test
    @DisplayName("X-J6: with the problems of a file on screen, and its watch running")
    void closesWithProblemsShown() throws Exception {
        toOpen = folder.resolve("nowhere.json");
        robot.push(KeyCode.CONTROL, KeyCode.O);
        await(() -> text("status").startsWith("nowhere.json refused"));
        closeAndCheck();
    }
}
