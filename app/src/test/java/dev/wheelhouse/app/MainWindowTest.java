package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.picture.Png;
import dev.wheelhouse.app.shell.Workspace;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.scene.control.Label;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The real window, by mouse and by keyboard. */
class MainWindowTest extends FxTest {
    private static final int WATCHDOG_SECONDS = 60;

    @Start
    void start(Stage stage) {
        new MainWindow().start(stage);
    }

    private Workspace workspace() {
        return robot.lookup(".workspace").queryAs(Workspace.class);
    }

    private String text(String id) {
        return robot.lookup("#" + id).queryAs(Label.class).getText();
    }

    private static void await(BooleanSupplier condition) throws Exception {
        WaitForAsyncUtils.waitFor(WATCHDOG_SECONDS, TimeUnit.SECONDS, condition::getAsBoolean);
    }

    @Test
    @DisplayName("A-1, A-10: the loop runs at once, Space pauses it, arrows step by one and by ten")
    void runsPausesAndSteps() throws Exception {
        await(() -> workspace().playback().shown() > 5);
        robot.push(KeyCode.SPACE);
        await(() -> !workspace().playback().isPlaying());
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
    @DisplayName("T-2, A-6, X-G1: seeking while paused shows that step's facts and runs nothing")
    void seeksWhilePaused() throws Exception {
        robot.interact(() -> {
            if (workspace().playback().isPlaying()) {
                workspace().playback().togglePlay();
            }
            workspace().playback().step(458);
        });
        await(() -> workspace().playback().shown() >= 458);
        int far = workspace().playback().shown();
        robot.interact(() -> workspace().playback().seek(458));
        await(() -> text("mode").startsWith("step 458,"));
        assertThat(text("time")).isEqualTo("45.8 s");
        savePicture("window.png");
        robot.push(KeyCode.HOME);
        await(() -> text("mode").startsWith("step 0,"));
        robot.push(KeyCode.END);
        await(() -> workspace().playback().shown() == far);
    }

    @Test
    @DisplayName("A-10: the brackets choose the next and the previous vehicle")
    void bracketsChooseVehicles() throws Exception {
        await(() -> inspected().startsWith("V01"));
        robot.push(KeyCode.CLOSE_BRACKET);
        await(() -> inspected().startsWith("V02"));
        robot.push(KeyCode.OPEN_BRACKET);
        robot.push(KeyCode.OPEN_BRACKET);
        await(() -> inspected().startsWith("V12"));
    }

    private String inspected() {
        return robot.lookup("#inspector-motion .figure").queryAs(Label.class).getText();
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

    private WritableImage picture() {
        WritableImage[] image = new WritableImage[1];
        robot.interact(() -> image[0] = workspace().getScene().snapshot(null));
        return image[0];
    }

    private void savePicture(String name) throws Exception {
        Path file = Path.of("target", name);
        try (OutputStream out = Files.newOutputStream(file)) {
            Png.write(picture(), out);
        }
    }
}
