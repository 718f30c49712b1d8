package dev.wheelhouse.app.road;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;

/** Small drawn signs in a box of 12 pixels; they always stand beside their word or on the vehicle that they tell of. */
enum Mark {
    NONE,
    TICK,
    CROSS,
    EMERGENCY,
    BRAKE,
    AVOID_LEFT,
    AVOID_RIGHT,
    DAMAGED,
    DISABLED,
    WAITING,
    FOLLOW,
    STAR,
    RECYCLE;

    /**
     * @param x left edge of the box
     * @param y upper edge
     * @param onFill colour of what is cut out of a filled sign
     */
    void draw(GraphicsContext g, double x, double y, Color colour, Color onFill) {
        g.setStroke(colour);
        g.setFill(colour);
        g.setLineWidth(1.6);
        g.setLineDashes();
        switch (this) {
            case NONE -> {}
            case TICK -> line(g, x, y, 2, 6.5, 5, 9.5, 10, 3);
            case CROSS -> {
                line(g, x, y, 3, 3, 9, 9);
                line(g, x, y, 3, 9, 9, 3);
            }
            case EMERGENCY -> {
                g.fillOval(x, y, 12, 12);
                g.setFill(onFill);
                g.fillRect(x + 5.2, y + 2.5, 1.6, 4.5);
                g.fillRect(x + 5.2, y + 8, 1.6, 1.6);
            }
            case BRAKE -> area(g, x, y, 1, 3, 11, 3, 6, 9.5);
            case AVOID_LEFT -> arrow(g, x, y, false);
            case AVOID_RIGHT -> arrow(g, x, y, true);
            case DAMAGED -> {
                line(g, x, y, 6, 1.5, 11, 10.5, 1, 10.5, 6, 1.5);
                line(g, x, y, 6, 5, 6, 7.5);
            }
            case DISABLED -> {
                g.strokeOval(x + 1, y + 1, 10, 10);
                line(g, x, y, 3, 3, 9, 9);
            }
            case WAITING -> {
                g.fillRect(x + 3, y + 2, 2.2, 8);
                g.fillRect(x + 7, y + 2, 2.2, 8);
            }
            case FOLLOW -> {
                g.strokeOval(x + 2.5, y + 2.5, 7, 7);
                line(g, x, y, 6, 0, 6, 4);
                line(g, x, y, 6, 8, 6, 12);
                line(g, x, y, 0, 6, 4, 6);
                line(g, x, y, 8, 6, 12, 6);
            }
            case STAR -> star(g, x + 6, y + 6, 6);
            case RECYCLE -> {
                g.strokeArc(x + 1.5, y + 1.5, 9, 9, 60, 270, javafx.scene.shape.ArcType.OPEN);
                area(g, x, y, 6, 0, 10.5, 2, 6.5, 5);
            }
        }
        g.setLineWidth(1);
        g.setLineCap(StrokeLineCap.BUTT);
    }

    /** A path that leaves the lane, with its head at the top. */
    private static void arrow(GraphicsContext g, double x, double y, boolean right) {
        double m = right ? 1 : -1;
        g.beginPath();
        g.moveTo(x + 6 - 3.5 * m, y + 11);
        g.bezierCurveTo(x + 6 - 3.5 * m, y + 6, x + 6 + 2.5 * m, y + 8, x + 6 + 2.5 * m, y + 4);
        g.stroke();
        area(g, x, y, 6 + 2.5 * m - 3, 5, 6 + 2.5 * m + 3, 5, 6 + 2.5 * m, 0.5);
    }

    private static void star(GraphicsContext g, double x, double y, double radius) {
        double[] points = new double[20];
        for (int k = 0; k < 10; k++) {
            double r = k % 2 == 0 ? radius : radius * 0.42;
            points[2 * k] = x + r * Math.sin(k * Math.PI / 5);
            points[2 * k + 1] = y - r * Math.cos(k * Math.PI / 5);
        }
        area(g, 0, 0, points);
    }

    private static void line(GraphicsContext g, double x, double y, double... points) {
        g.beginPath();
        g.moveTo(x + points[0], y + points[1]);
        for (int k = 2; k < points.length; k += 2) {
            g.lineTo(x + points[k], y + points[k + 1]);
        }
        g.stroke();
    }

    private static void area(GraphicsContext g, double x, double y, double... points) {
        g.beginPath();
        g.moveTo(x + points[0], y + points[1]);
        for (int k = 2; k < points.length; k += 2) {
            g.lineTo(x + points[k], y + points[k + 1]);
        }
        g.closePath();
        g.fill();
    }
}
