package dev.wheelhouse.app.widget;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.transform.Scale;

/** The drawn signs, each in a box of 12 × 12: a state is a colour, a shape and a word, and this is the shape. */
public enum Glyph {
    PLAY(true, "M2.5 1 L11 6 L2.5 11 Z"),
    PAUSE(true, "M2.5 1.5 H5 V10.5 H2.5 Z M7 1.5 H9.5 V10.5 H7 Z"),
    PAUSE_WHEN(false, "M2.2 1.5 V10.5 M5 1.5 V10.5 M8 4.2 A1.9 1.9 0 1 1 10 6.2 L9.9 7.4 M9.9 10 V10.3"),
    STEP_BACK(true, "M10 1.5 V10.5 L4.5 6 Z M2 1.5 H3.6 V10.5 H2 Z"),
    STEP(true, "M2 1.5 V10.5 L7.5 6 Z M8.4 1.5 H10 V10.5 H8.4 Z"),
    START(true, "M6.5 1.5 V10.5 L2 6 Z M11.3 1.5 V10.5 L6.8 6 Z M0.7 1.5 H2 V10.5 H0.7 Z"),
    END(true, "M0.7 1.5 V10.5 L5.2 6 Z M5.5 1.5 V10.5 L10 6 Z M10 1.5 H11.3 V10.5 H10 Z"),
    MINUS(false, "M2.5 6 H9.5"),
    PLUS(false, "M2.5 6 H9.5 M6 2.5 V9.5"),
    CHEVRON_DOWN(false, "M2.5 4.5 L6 8 L9.5 4.5"),
    WHEEL(
            false,
            "M6 0.8 A5.2 5.2 0 1 1 5.99 0.8 Z M6 4.4 A1.6 1.6 0 1 1 5.99 4.4 Z M1 5.2 L4.5 5.6 M11 5.2 L7.5 5.6 M6 7.6 V11"),
    BOLT(true, "M7 0.5 L2 7 H5.4 L4.6 11.5 L10 4.8 H6.6 Z"),
    SUN(
            false,
            "M6 3.6 A2.4 2.4 0 1 1 5.99 3.6 Z M6 0.4 V1.6 M6 10.4 V11.6 M0.4 6 H1.6 M10.4 6 H11.6 M2 2 L2.9 2.9 M9.1 9.1 L10 10 M2 10 L2.9 9.1 M9.1 2.9 L10 2"),
    MOON(false, "M7.5 1.2 A5 5 0 1 0 10.9 7.6 A4.2 4.2 0 0 1 7.5 1.2 Z"),
    HELP(false, "M3.6 4.2 A2.5 2.5 0 1 1 6.9 6.1 C6.2 6.5 6 6.9 6 7.8 M6 10 V10.4"),
    SEARCH(false, "M5 1.2 A3.8 3.8 0 1 1 4.99 1.2 Z M7.9 7.9 L11 11"),
    TARGET(false, "M6 2.2 A3.8 3.8 0 1 1 5.99 2.2 Z M6 0.3 V3.4 M6 8.6 V11.7 M0.3 6 H3.4 M8.6 6 H11.7"),
    DOT(true, "M6 3 A3 3 0 1 1 5.99 3 Z"),
    CLOCK_BACK(false, "M2.2 3.2 A4.8 4.8 0 1 1 1.2 6.2 M2 0.8 V3.4 H4.6"),
    TICK(false, "M1.8 6.4 L4.8 9.4 L10.4 2.8"),
    CROSS(false, "M2.6 2.6 L9.4 9.4 M9.4 2.6 L2.6 9.4"),
    DASH(false, "M3 6 H9"),
    OPEN(true, "M6 1 A5 5 0 1 1 5.99 1 Z M6 2.4 A3.6 3.6 0 0 1 6 9.6 Z"),
    NOT_REACHED(
            true,
            "M4.6 1.2 L6.2 1 L6.2 2.4 L5 2.6 Z M8.4 1.8 L9.9 3 L8.9 4 L7.8 3.1 Z M10.9 5 L10.9 7 L9.5 6.8 L9.5 5.2 Z"
                    + " M9.9 9 L8.4 10.2 L7.8 8.9 L8.9 8 Z M6.2 11 L4.6 10.8 L5 9.4 L6.2 9.6 Z M2.2 9.4 L1.2 7.8 L2.6 7.2"
                    + " L3.3 8.4 Z M1.1 5.6 L1.8 3.6 L3 4.3 L2.6 5.6 Z"),
    REFUSED(
            true,
            "M6 0.5 A5.5 5.5 0 1 1 5.99 0.5 Z M3.2 4.3 L4.9 6 L3.2 7.7 L4.3 8.8 L6 7.1 L7.7 8.8 L8.8 7.7 L7.1 6 L8.8 4.3 L7.7 3.2 L6 4.9 L4.3 3.2 Z"),
    WARNING(true, "M6 0.5 A5.5 5.5 0 1 1 5.99 0.5 Z M5.2 2.6 V6.8 H6.8 V2.6 Z M5.2 7.8 V9.4 H6.8 V7.8 Z"),
    PENDING(false, "M6 1 A5 5 0 1 1 5.99 1 Z M6 3.2 V6.2 L8 7.6"),
    KEEP(false, "M6 11 V2 M3.2 4.8 L6 2 L8.8 4.8"),
    BRAKE(true, "M1.5 3 H10.5 L6 9.5 Z"),
    AVOID_LEFT(false, "M9 11 C9 7.5 4 7.5 3.4 2.2 M1.2 4.6 L3.4 1.8 L6.2 4"),
    AVOID_RIGHT(false, "M3 11 C3 7.5 8 7.5 8.6 2.2 M10.8 4.6 L8.6 1.8 L5.8 4"),
    WAITING(true, "M3 1.8 H5 V10.2 H3 Z M7 1.8 H9 V10.2 H7 Z"),
    LOCK(
            true,
            "M2.2 5.4 H9.8 V11 H2.2 Z M3.4 5.4 V3.6 A2.6 2.6 0 0 1 8.6 3.6 V5.4 H7.2 V3.7 A1.2 1.2 0 0 0 4.8 3.7 V5.4 Z"),
    DAMAGED(false, "M6 1.2 L11.2 10.6 H0.8 Z M6 4.6 V7.4 M6 8.8 V9.2"),
    DISABLED(false, "M6 1 A5 5 0 1 1 5.99 1 Z M2.6 2.6 L9.4 9.4"),
    GATE_CLOSED(
            true, "M1.5 1 H2.9 V11 H1.5 Z M2.9 1.6 H11 V5.8 H2.9 Z M4.6 2.6 V4.8 H6 V2.6 Z M8 2.6 V4.8 H9.4 V2.6 Z"),
    GATE_OPENED(false, "M2.2 1 V11 M2.2 1.8 H10.4 V5.6 H2.2 M6.3 1.8 V5.6"),
    IMPACT(
            true,
            "M6 0.4 L7.4 4 L11.4 3.4 L8.6 6.2 L11 9.6 L7.2 8.6 L5.4 11.8 L4.6 8.2 L0.6 8.2 L3.6 5.8 L1.4 2.4 L5 3.6 Z"),
    REPAIR(true, "M4.4 1 H7.6 V4.4 H11 V7.6 H7.6 V11 H4.4 V7.6 H1 V4.4 H4.4 Z"),
    COMPLETED(false, "M6 1.8 A4.2 4.2 0 1 1 5.99 1.8 Z"),
    RECOVERED(true, "M6 1.8 A4.2 4.2 0 1 1 5.99 1.8 Z"),
    RECYCLE(false, "M9.8 3.4 A4.6 4.6 0 1 0 10.6 6.6 M10.2 0.8 V3.6 H7.4"),
    TELEPORT(false, "M1.5 4 V1.5 H4 M8 10.5 H10.5 V8 M1.8 10.2 L4.8 7.2 M7.2 4.8 L10.2 1.8"),
    CYCLE(false, "M6 1 L11 6 L6 11 L1 6 Z"),
    BOOKMARK(true, "M2 0.8 H3.4 V11.2 H2 Z M3.4 1.2 H11 L9 4 L11 6.8 H3.4 Z"),
    CONTACT(false, "M6 1 A1.5 1.5 0 1 1 5.99 1 Z M6 4 V8 M3 5.6 H9 M6 8 L3.6 11.4 M6 8 L8.4 11.4"),
    FOLDER(false, "M1 2.6 H4.6 L5.8 4 H11 V10 H1 Z"),
    COPY(false, "M3.8 3.8 H11 V11 H3.8 Z M8.2 3.8 V1 H1 V8.2 H3.8"),
    EYE(false, "M0.8 6 C3 2.4 9 2.4 11.2 6 C9 9.6 3 9.6 0.8 6 Z M6 4.4 A1.6 1.6 0 1 1 5.99 4.4 Z"),
    AI(false, "M1.4 3.4 H10.6 V10.6 H1.4 Z M6 3.4 V1 M4 6 V6.6 M8 6 V6.6 M4.2 8.7 H7.8"),
    SCRIPT(false, "M4.2 2.4 L0.9 6 L4.2 9.6 M7.8 2.4 L11.1 6 L7.8 9.6"),
    NOBODY(false, "M6 1.2 A4.8 4.8 0 1 1 5.99 1.2 Z M3.8 6 H8.2"),
    EMPTY(false, "M6 2 A4 4 0 1 1 5.99 2 Z"),
    EQUAL(false, "M2 4.2 H10 M2 7.8 H10"),
    UNEQUAL(false, "M2 4.2 H10 M2 7.8 H10 M8 1.2 L4 10.8");

    private static final double BOX = 12;
    private final boolean isFilled;
    private final String path;

    Glyph(boolean isFilled, String path) {
        this.isFilled = isFilled;
        this.path = path;
    }

    /** A node of a fixed size whose colour the style sheet sets. */
    public Icon icon(double size) {
        return new Icon(this, size);
    }

    /** Draws it with its box's upper left corner at a place. */
    public void draw(GraphicsContext g, double x, double y, double size, Color colour) {
        g.save();
        g.translate(x, y);
        g.scale(size / BOX, size / BOX);
        g.beginPath();
        g.appendSVGPath(path);
        if (isFilled) {
            g.setFill(colour);
            g.setFillRule(javafx.scene.shape.FillRule.EVEN_ODD);
            g.fill();
        } else {
            g.setStroke(colour);
            g.setLineWidth(1.5);
            g.setLineCap(StrokeLineCap.ROUND);
            g.setLineJoin(StrokeLineJoin.ROUND);
            g.stroke();
        }
        g.restore();
    }

    /** A glyph as a node: its box takes the same room whatever the shape in it. */
    public static final class Icon extends Region {
        private final SVGPath shape = new SVGPath();
        private Glyph glyph;

        Icon(Glyph glyph, double size) {
            this.glyph = glyph;
            setMinSize(size, size);
            setPrefSize(size, size);
            setMaxSize(size, size);
            setMouseTransparent(true);
            shape.setManaged(false);
            shape.setFillRule(javafx.scene.shape.FillRule.EVEN_ODD);
            shape.setStrokeLineCap(StrokeLineCap.ROUND);
            shape.setStrokeLineJoin(StrokeLineJoin.ROUND);
            shape.getTransforms().add(new Scale(size / BOX, size / BOX));
            getStyleClass().add("icon");
            getChildren().add(shape);
            apply();
        }

        public void set(Glyph wanted) {
            if (glyph != wanted) {
                glyph = wanted;
                apply();
            }
        }

        private void apply() {
            shape.setContent(glyph.path);
            shape.getStyleClass().setAll(glyph.isFilled ? "glyph-fill" : "glyph-line");
        }
    }
}
