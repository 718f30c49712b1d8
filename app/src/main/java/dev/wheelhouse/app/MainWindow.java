package dev.wheelhouse.app;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.files.StepLink;
import dev.wheelhouse.app.shell.Surroundings;
import dev.wheelhouse.app.shell.WindowSettings;
import dev.wheelhouse.app.shell.Workspace;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import javafx.stage.Screen;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The window: it opens the scenario that it is given, or the 100 s loop. */
public final class MainWindow extends Application {
    /** What opens without a name. */
    public static final String DEFAULT_SCENARIO = "loop-100s";

    private static final double LEAST_WIDTH = 1024;
    private static final double LEAST_HEIGHT = 700;
    private final Surroundings surroundings;
    private @Nullable Workspace workspace;

    public MainWindow() {
        this(Surroundings.desktop());
    }

    /** In other surroundings, for tests. */
    public MainWindow(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public void start(Stage stage) {
        for (String file : new String[] {"Sans_400Regular", "Sans_500Medium", "Sans_600SemiBold", "Mono_400Regular"}) {
            Font.loadFont(MainWindow.class.getResourceAsStream("/assets/fonts/IBMPlex" + file + ".ttf"), 12);
        }
        String wanted = getParameters() == null || getParameters().getRaw().isEmpty()
                ? DEFAULT_SCENARIO
                : getParameters().getRaw().get(0);
        try {
            StepLink link = StepLink.of(wanted);
            open(stage, link, Scenarios.load(link.source(), Map.of()));
        } catch (ScenarioException e) {
            System.err.println(e.getMessage());
            Platform.exit();
        }
    }

    private void open(Stage stage, StepLink link, Scenario scenario) {
        WindowSettings settings = remembered();
        Workspace opened = new Workspace(link.source(), scenario, surroundings, settings);
        workspace = opened;
        Rectangle2D screen = Screen.getPrimary().getVisualBounds();
        Scene scene = new Scene(
                opened, Math.min(settings.width(), screen.getWidth()), Math.min(settings.height(), screen.getHeight()));
        opened.listenTo(scene);
        opened.whenOpened(
                session -> stage.setTitle("Wheelhouse: " + session.scenario().name()));
        stage.setMinWidth(LEAST_WIDTH);
        stage.setMinHeight(LEAST_HEIGHT);
        stage.setScene(scene);
        stage.setOnHidden(e -> close(scene));
        stage.show();
        if (link.hasStep()) {
            opened.openPausedAt(link.step());
        }
    }

    private WindowSettings remembered() {
        Path file = surroundings.settingsFile();
        return file == null ? WindowSettings.DEFAULT : WindowSettings.read(file);
    }

    private void close(Scene scene) {
        Workspace closing = workspace;
        workspace = null;
        if (closing == null) {
            return;
        }
        closing.close();
        Path file = surroundings.settingsFile();
        if (file == null) {
            return;
        }
        try {
            closing.settings(scene.getWidth(), scene.getHeight()).write(file);
        } catch (IOException e) {
            System.err.println("the window's layout could not be remembered: " + e.getMessage());
        }
    }

    @Override
    public void stop() {
        if (workspace != null) {
            close(workspace.getScene());
        }
    }
}
