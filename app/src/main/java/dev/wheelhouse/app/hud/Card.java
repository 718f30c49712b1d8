package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** A card of the HUD: a title with its layer key (0 for none), and rows of a label, a figure and a unit. */
public abstract class Card extends VBox {
    private final GridPane grid = new GridPane();
    private final List<Label> figures = new ArrayList<>();

    protected Card(int key, String title, String id, String... labels) {
        setId(id);
        getStyleClass().add("card");
        Label head = new Label(key == 0 ? title : key + "  " + title);
        head.getStyleClass().add("card-title");
        ColumnConstraints first = new ColumnConstraints();
        ColumnConstraints second = new ColumnConstraints();
        second.setHgrow(Priority.ALWAYS);
        grid.getColumnConstraints().addAll(first, second);
        grid.setHgap(12);
        for (int row = 0; row < labels.length; row++) {
            Label label = new Label(labels[row]);
            label.getStyleClass().add("quiet");
            Label figure = new Label("\u2013");
            figure.getStyleClass().add("figure");
            figures.add(figure);
            grid.addRow(row, label, figure);
        }
        getChildren().addAll(head, grid);
    }

    /** Fills the card from the step on screen. */
    public abstract void show(ViewFrame frame);

    protected void set(int row, String text) {
        if (!figures.get(row).getText().equals(text)) {
            figures.get(row).setText(text);
        }
    }

    /** Two digits with a true minus and a unit; a dash for what does not exist, the sign for what has no bound. */
    public static String two(double value, String unit) {
        if (Double.isNaN(value)) {
            return "\u2013";
        }
        if (Double.isInfinite(value)) {
            return "\u221e";
        }
        String digits = String.format(Locale.ROOT, "%.2f", value);
        digits = digits.equals("-0.00") ? "0.00" : digits.replace('-', '\u2212');
        return digits + "\u00a0" + unit;
    }
}
