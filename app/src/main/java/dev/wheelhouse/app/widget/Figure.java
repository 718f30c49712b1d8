package dev.wheelhouse.app.widget;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** A label with a figure and its unit below it. Sets text only where it changed, so that a pulse lays out little. */
public final class Figure extends VBox {
    private final Label label;
    private final Label value = new Label(Numbers.ABSENT);
    private final Label unit = new Label();

    public Figure(String id, String name) {
        label = new Label(name);
        label.getStyleClass().add("label-small");
        value.setId(id);
        value.getStyleClass().add("figure");
        unit.getStyleClass().add("unit");
        value.setMinWidth(USE_PREF_SIZE);
        unit.setMinWidth(USE_PREF_SIZE);
        label.setMinWidth(USE_PREF_SIZE);
        HBox line = new HBox(3, value, unit);
        line.setAlignment(Pos.BASELINE_LEFT);
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("figure-box");
        getChildren().addAll(label, line);
    }

    /** Keeps room for the widest text, so that neighbours stay where they are. */
    public Figure atLeast(double width) {
        setMinWidth(width);
        return this;
    }

    public void name(String text) {
        change(label, text);
    }

    public void set(String text, String unitText) {
        change(value, text);
        change(unit, text.equals(Numbers.ABSENT) ? "" : unitText);
    }

    public void set(double number, int digits, String unitText) {
        set(Numbers.of(number, digits), unitText);
    }

    public void tone(Tone tone) {
        tone.applyTo(value);
    }

    public String text() {
        return value.getText();
    }

    /** Sets a text that is not there yet. */
    public static void change(Label target, String text) {
        if (!text.equals(target.getText())) {
            target.setText(text);
        }
    }
}
