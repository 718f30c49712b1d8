package dev.wheelhouse.app.shell;

import java.util.function.DoubleConsumer;
import javafx.geometry.Orientation;
import javafx.scene.Cursor;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;

/** A hairline between two regions that can be dragged, or moved with the arrows. */
final class Splitter extends Region {
    static final double HALF_REACH = 3;
    private static final double KEY_PIXELS = 16;
    private double last;

    /** @param moved by how many pixels it is to move, to the right or down */
    Splitter(String id, String name, Orientation orientation, DoubleConsumer moved) {
        boolean isUpright = orientation == Orientation.VERTICAL;
        setId(id);
        getStyleClass().addAll("splitter", isUpright ? "upright" : "flat-lying");
        setAccessibleText(name);
        setFocusTraversable(true);
        setCursor(isUpright ? Cursor.H_RESIZE : Cursor.V_RESIZE);
        setOnMousePressed(e -> last = isUpright ? e.getScreenX() : e.getScreenY());
        setOnMouseDragged(e -> {
            double at = isUpright ? e.getScreenX() : e.getScreenY();
            moved.accept(at - last);
            last = at;
            e.consume();
        });
        setOnKeyPressed(e -> {
            boolean isBack = e.getCode() == (isUpright ? KeyCode.LEFT : KeyCode.UP);
            boolean isOn = e.getCode() == (isUpright ? KeyCode.RIGHT : KeyCode.DOWN);
            if (isBack || isOn) {
                moved.accept(isBack ? -KEY_PIXELS : KEY_PIXELS);
                e.consume();
            }
        });
    }
}
