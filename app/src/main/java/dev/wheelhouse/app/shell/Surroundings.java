package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.sim.scenario.Scenario;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.stage.FileChooser;
import org.jspecify.annotations.Nullable;

/**
 * What the window reaches outside of itself; a test hands in its own.
 *
 * @param simulation starts a scenario's simulation
 * @param chooseScenario asks for a file, empty when none was chosen
 * @param pictureFile where the next picture of the window goes
 * @param copy puts text on the clipboard
 * @param settingsFile where the layout is remembered, null for nowhere
 */
public record Surroundings(
        Function<Scenario, SimulationThread> simulation,
        Supplier<Optional<Path>> chooseScenario,
        Supplier<Path> pictureFile,
        Consumer<String> copy,
        @Nullable Path settingsFile) {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    /** The desktop's. */
    public static Surroundings desktop() {
        return new Surroundings(
                SimulationThread::new,
                Surroundings::ask,
                () -> Path.of("wheelhouse-" + LocalDateTime.now().format(STAMP) + ".png"),
                Surroundings::toClipboard,
                WindowSettings.usualFile());
    }

    public Surroundings withSimulation(Function<Scenario, SimulationThread> other) {
        return new Surroundings(other, chooseScenario, pictureFile, copy, settingsFile);
    }

    public Surroundings withFiles(Supplier<Optional<Path>> chooser, Supplier<Path> picture, Path settings) {
        return new Surroundings(simulation, chooser, picture, copy, settings);
    }

    public Surroundings withCopy(Consumer<String> other) {
        return new Surroundings(simulation, chooseScenario, pictureFile, other, settingsFile);
    }

    /** Remembers nothing: for trials. */
    public Surroundings withoutMemory() {
        return new Surroundings(simulation, chooseScenario, pictureFile, copy, null);
    }

    private static Optional<Path> ask() {
        FileChooser chooser = new FileChooser();
        chooser.setTitle("Open a scenario");
        chooser.getExtensionFilters().add(new FileChooser.ExtensionFilter("Scenarios", "*.json"));
        java.io.File file = chooser.showOpenDialog(null);
        return file == null ? Optional.empty() : Optional.of(file.toPath());
    }

    private static void toClipboard(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
