package dev.wheelhouse.app.shell;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/** All shortcuts over the window; F1, Esc or a click closes it. The simulation goes on below. */
final class HelpOverlay extends StackPane {
    HelpOverlay() {
        setId("help-overlay");
        getStyleClass().add("overlay");
        setVisible(false);
        HBox columns = new HBox(32);
        for (Action.Group group : Action.Group.values()) {
            columns.getChildren().add(column(group));
        }
        Label title = new Label("Shortcuts");
        title.getStyleClass().add("caption");
        Label mouse =
                new Label("On the road: wheel zooms, drag pans, click selects, right click opens the vehicle's actions."
                        + " On the timeline: click or drag goes to that step.");
        mouse.getStyleClass().add("quiet");
        mouse.setWrapText(true);
        mouse.setMaxWidth(760);
        VBox sheet = new VBox(14, title, columns, mouse);
        sheet.setMaxSize(USE_PREF_SIZE, USE_PREF_SIZE);
        sheet.getStyleClass().add("sheet");
        getChildren().add(sheet);
        setOnMouseClicked(e -> setVisible(false));
    }

    private static VBox column(Action.Group group) {
        Label title = new Label(group.title());
        title.getStyleClass().add("card-title");
        GridPane grid = new GridPane();
        grid.setHgap(12);
        grid.setVgap(3);
        int row = 0;
        for (Action action : Action.values()) {
            if (action.group() == group) {
                Label keys = new Label(action.keys());
                keys.getStyleClass().add("key-name");
                keys.setMinWidth(84);
                keys.setAlignment(Pos.CENTER_LEFT);
                grid.addRow(row++, keys, new Label(action.words()));
            }
        }
        return new VBox(8, title, grid);
    }

    void toggle() {
        setVisible(!isVisible());
    }
}
