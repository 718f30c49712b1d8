package dev.wheelhouse.app.widget;

import dev.wheelhouse.app.theme.Palette;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A measured value against its limit, as figures and as a bar with a tick where the limit is. */
public final class LimitBar extends VBox {
    private static final double HIGH = 8;
    private static final double LIMIT_AT = 0.8;
    private final Label value = new Label();
    private final Label of = new Label();
    private final Canvas canvas = new Canvas(10, HIGH);
    private final Region holder = new Region() {
        {
            getChildren().add(canvas);
            setMinHeight(HIGH);
            setPrefHeight(HIGH);
        }

        @Override
        protected void layoutChildren() {
            canvas.setWidth(getWidth());
        }
    };

    public LimitBar(String id, String words) {
        super(3);
        Label name = new Label(words);
        name.getStyleClass().add("label-small");
        name.setMinWidth(USE_PREF_SIZE);
        value.setId(id);
        value.getStyleClass().add("figure");
        value.setMinWidth(USE_PREF_SIZE);
        of.getStyleClass().add("unit");
        of.setId(id + "-limit");
        of.setMinWidth(USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox line = new HBox(3, name, gap, value, of);
        line.setAlignment(Pos.BASELINE_LEFT);
        getChildren().addAll(line, holder);
    }

    public void show(double measured, double limit, String unit, Palette p) {
        int digits = Numbers.digitsApart(measured, limit, 2);
        Figure.change(value, Numbers.of(measured, digits));
        Figure.change(of, "of\u00a0" + Numbers.of(limit, digits, unit));
        boolean isOver = measured > limit + 1e-9;
        (isOver ? Tone.STOP : Tone.PLAIN).applyTo(value);
        double width = holder.getWidth();
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, width, HIGH);
        g.setFill(p.raised());
        g.fillRect(0, 1, width, HIGH - 2);
        double full = width * LIMIT_AT;
        g.setFill(isOver ? p.stop() : p.bodyLine());
        g.fillRect(0, 1, Math.min(width, limit > 0 ? full * measured / limit : 0), HIGH - 2);
        g.setFill(p.stop());
        g.fillRect(Math.floor(full), 0, 2, HIGH);
    }
}
