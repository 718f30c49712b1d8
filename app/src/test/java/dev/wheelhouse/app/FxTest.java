package dev.wheelhouse.app;

import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;

/**
 * A test with a window on the headless display. A subclass opens its own in a method marked {@code @Start}. All share one
 * toolkit, so no test may end it with {@code Platform.exit()}.
 */
@ExtendWith(ApplicationExtension.class)
public abstract class FxTest {
    protected final FxRobot robot = new FxRobot();

    /** A key or button left down would be held in the next test too. */
    @AfterEach
    final void releaseKeysAndButtons() {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
    }
}
