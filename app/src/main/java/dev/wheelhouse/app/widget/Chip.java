package dev.wheelhouse.app.widget;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;

/** A state as colour, shape and word. */
public final class Chip extends HBox {
    private final Glyph.Icon icon = Glyph.DOT.icon(11);
    private final Label text = new Label();

    public Chip(String id) {
        super(5);
        setId(id + "-chip");
        text.setId(id);
        setAlignment(Pos.CENTER_LEFT);
        setMinWidth(USE_PREF_SIZE);
        text.setMinWidth(USE_PREF_SIZE);
        setMaxHeight(USE_PREF_SIZE);
        getStyleClass().add("chip");
        getChildren().addAll(icon, text);
    }

    public void set(Glyph glyph, Tone tone, String words) {
        icon.set(glyph);
        tone.applyTo(this);
        Figure.change(text, words);
    }
}
