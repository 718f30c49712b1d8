package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.Glyph;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;

/** What helps in the first minutes, in the status bar, until it is sent away for good. */
final class Hint extends HBox {
    Hint() {
        super(8);
        setId("hint");
        setAlignment(Pos.CENTER_LEFT);
        Label words = new Label("New here? Ctrl+P finds every action, F1 lists the keys");
        words.getStyleClass().add("label-small");
        words.setMinWidth(USE_PREF_SIZE);
        Button dismiss = new Button("Got it");
        dismiss.setId("hint-dismiss");
        dismiss.setGraphic(Glyph.TICK.icon(10));
        dismiss.getStyleClass().addAll("flat", "status-button");
        dismiss.setMinWidth(USE_PREF_SIZE);
        dismiss.setTooltip(new Tooltip("Never show this again"));
        dismiss.setOnAction(e -> show(false));
        getChildren().addAll(words, dismiss);
        show(false);
    }

    void show(boolean isWanted) {
        setVisible(isWanted);
        setManaged(isWanted);
    }
}
