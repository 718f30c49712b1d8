package dev.wheelhouse.app;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/** The window. */
public final class MainWindow extends Application {
    @Override
    public void start(Stage stage) {
        Label label = new Label("Wheelhouse");
        label.setId("title");
        label.setStyle("-fx-font-family: 'IBM Plex Sans SemiBold'; -fx-font-size: 20px");
        stage.setTitle("Wheelhouse");
        stage.setScene(new Scene(new StackPane(label), 1024, 700));
        stage.show();
    }
}
