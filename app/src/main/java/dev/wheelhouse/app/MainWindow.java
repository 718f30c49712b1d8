package dev.wheelhouse.app;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.shell.Workspace;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.util.Map;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** The window: it opens the scenario that it is given, or the 100 s loop. */
public final class MainWindow extends Application {
    private @Nullable Workspace workspace;

    @Override
    public void start(Stage stage) {
        for (String file : new String[] {"Sans_400Regular", "Sans_500Medium", "Sans_600SemiBold", "Mono_400Regular"}) {
            Font.loadFont(MainWindow.class.getResourceAsStream("/assets/fonts/IBMPlex" + file + ".ttf"), 12);
        }
        String wanted = getParameters() == null || getParameters().getRaw().isEmpty()
                ? "loop-100s"
                : getParameters().getRaw().get(0);
        Scenario scenario;
        try {
            scenario = Scenarios.load(wanted, Map.of());
        } catch (ScenarioException e) {
            System.err.println(e.getMessage());
            Platform.exit();
            return;
        }
        Workspace opened = new Workspace(scenario);
        workspace = opened;
        Scene scene = new Scene(opened, 1280, 800);
        scene.getStylesheets().add("/assets/wheelhouse.css");
        opened.listenTo(scene);
        stage.setTitle("Wheelhouse: " + scenario.name());
        stage.setMinWidth(1024);
        stage.setMinHeight(700);
        stage.setScene(scene);
        stage.setOnHidden(e -> opened.close());
        stage.show();
    }

    @Override
    public void stop() {
        if (workspace != null) {
            workspace.close();
        }
    }
}
