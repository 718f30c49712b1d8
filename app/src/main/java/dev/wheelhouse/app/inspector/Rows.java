package dev.wheelhouse.app.inspector;

import java.util.List;
import java.util.function.Function;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Rows of a table that are made anew only when what they show has changed. */
final class Rows<T> extends VBox {
    private final Function<T, Node> make;
    private List<T> shown = List.of();

    Rows(String id, Function<T, Node> make) {
        this.make = make;
        setId(id);
    }

    void show(List<T> rows) {
        if (!rows.equals(shown)) {
            shown = List.copyOf(rows);
            getChildren().setAll(shown.stream().map(make).toList());
        }
    }

    /** A cell of a fixed width; a text that is cut has its whole in the tooltip. */
    static Label cell(String text, double width, String... styles) {
        Label label = new Label(text);
        label.setMinWidth(width);
        label.setPrefWidth(width);
        label.setMaxWidth(width);
        label.getStyleClass().addAll(styles);
        return label;
    }

    /** The cell that takes what is over. */
    static Label wide(String text, String... styles) {
        Label label = new Label(text);
        label.setMinWidth(0);
        label.setMaxWidth(Double.MAX_VALUE);
        label.getStyleClass().addAll(styles);
        HBox.setHgrow(label, Priority.ALWAYS);
        if (text.length() > 12) {
            label.setTooltip(new Tooltip(text));
        }
        return label;
    }

    static HBox row(String id, Node... cells) {
        HBox row = new HBox(4, cells);
        row.setId(id);
        row.getStyleClass().add("seat-row");
        return row;
    }

    static HBox heads(Node... cells) {
        HBox row = row("", cells);
        row.setMinHeight(20);
        for (Node cell : cells) {
            cell.getStyleClass().add("label-small");
        }
        return row;
    }

    /** A section's title with a quiet word at the right. */
    static HBox title(Label title, Label note) {
        title.getStyleClass().add("card-title");
        title.setMinWidth(USE_PREF_SIZE);
        note.getStyleClass().add("label-small");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(8, title, gap, note);
        line.getStyleClass().add("seat-title");
        return line;
    }
}
