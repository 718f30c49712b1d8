package dev.wheelhouse.app;

import dev.wheelhouse.app.picture.Png;
import dev.wheelhouse.app.shell.Surroundings;
import dev.wheelhouse.app.shell.Workspace;
import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.sim.scenario.Scenario;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** A test of the real window in surroundings of its own: files go to a temporary folder, nothing of the user's is touched. */
abstract class WindowTest extends FxTest {
    private static final int WATCHDOG_SECONDS = 60;

    @TempDir
    static Path folder;

    private Stage stage;
    private MainWindow window;
    protected String copied = "";
    protected Path toOpen = Path.of("none");

    @BeforeEach
    final void openWindow() throws Exception {
        Files.deleteIfExists(settingsFile());
        FxToolkit.registerStage(Stage::new);
        FxToolkit.setupStage(this::open);
    }

    private void open(Stage opened) {
        stage = opened;
        window = new MainWindow(Surroundings.desktop()
                .withSimulation(this::simulation)
                .withFiles(() -> Optional.of(toOpen), () -> folder.resolve("picture.png"), settingsFile())
                .withCopy(text -> copied = text));
        window.start(stage);
        stage.setWidth(1440);
        stage.setHeight(900);
    }

    @AfterEach
    final void closeWindow() {
        robot.interact(() -> {
            stage.hide();
            window.stop();
        });
    }

    /** What runs a scenario; a test may make it fail. */
    protected SimulationThread simulation(Scenario scenario) {
        return new SimulationThread(scenario);
    }

    protected Path settingsFile() {
        return folder.resolve("window.json");
    }

    protected Stage stage() {
        return stage;
    }

    protected Workspace workspace() {
        return (Workspace) stage.getScene().getRoot();
    }

    protected <T extends Node> T node(String id, Class<T> type) {
        return robot.lookup("#" + id).queryAs(type);
    }

    protected String text(String id) {
        return node(id, Labeled.class).getText();
    }

    protected static void await(BooleanSupplier condition) throws Exception {
        WaitForAsyncUtils.waitFor(WATCHDOG_SECONDS, TimeUnit.SECONDS, condition::getAsBoolean);
    }

    /** Pauses and goes to a step, computing it where it is not there yet. */
    protected void pauseAt(int step) throws Exception {
        robot.interact(() -> workspace().playback().pause());
        await(() -> workspace().playback().isSettled());
        if (workspace().session().simulation().newest() < step) {
            robot.interact(() ->
                    workspace().playback().step(step - workspace().playback().shown()));
            await(() -> workspace().playback().isSettled());
        }
        robot.interact(() -> workspace().playback().seek(step));
        await(() -> text("mode").equals("Step " + step));
    }

    protected WritableImage picture() {
        WritableImage[] image = new WritableImage[1];
        robot.interact(() -> image[0] = workspace().getScene().snapshot(null));
        return image[0];
    }

    protected void savePicture(String name) throws IOException {
        try (OutputStream out = Files.newOutputStream(Path.of("target", name))) {
            Png.write(picture(), out);
        }
    }
}
