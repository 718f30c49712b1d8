package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.SupportPoint;
import dev.wheelhouse.sim.scenario.Scenario;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import javafx.scene.transform.Affine;

/**
 * What a layer draws with and from, for one frame.
 *
 * @param width of the view
 * @param height of the road, without the ruler at its foot
 */
record Drawing(GraphicsContext g, ViewFrame f, double width, double height, Labels labels) {
    static final Font LABEL = Font.font("IBM Plex Sans", 11);
    static final Font FIGURE = Font.font("IBM Plex Sans Medium", 11);
    static final Font NAME = Font.font("IBM Plex Sans SemiBold", 11);
    private static final Affine UPRIGHT = new Affine();

    /** A layer starts with a plain pen, whatever the one before it left. */
    void reset() {
        g.setTransform(UPRIGHT);
        g.setGlobalAlpha(1);
        g.setLineDashes();
        g.setLineWidth(1);
        g.setLineCap(StrokeLineCap.BUTT);
        g.setTextAlign(TextAlignment.LEFT);
        g.setFont(LABEL);
    }

    Palette p() {
        return f.palette();
    }

    double scale() {
        return f.camera().scale();
    }

    double x(double meters) {
        return f.camera().x(meters);
    }

    double y(double lateral) {
        return f.camera().y(lateral);
    }

    /** A hairline's place: the middle of a pixel. */
    static double crisp(double pixels) {
        return Math.floor(pixels) + 0.5;
    }

    Scenario.Envelope envelope(int slot) {
        return f.scenario().fleet().vehicles().get(slot).envelope();
    }

    OrientedBox box(int slot) {
        Scenario.Envelope e = envelope(slot);
        return new OrientedBox(f.x(slot), f.y(slot), f.yaw(slot), e.front(), e.rear(), e.width() / 2);
    }

    /** The route metres that the foremost point of a turned vehicle reaches. */
    double noseMeters(int slot) {
        Scenario.Envelope e = envelope(slot);
        return f.x(slot) + SupportPoint.frontMeters(e.front(), e.width() / 2, f.yaw(slot), curvature(slot));
    }

    double tailMeters(int slot) {
        Scenario.Envelope e = envelope(slot);
        return f.x(slot) - SupportPoint.rearMeters(e.rear(), e.width() / 2, f.yaw(slot), curvature(slot));
    }

    private double curvature(int slot) {
        return f.scenario().road().centerLine().curvaturePerMeter(f.x(slot));
    }

    boolean sees(double fromMeters, double toMeters) {
        return x(toMeters) >= 0 && x(fromMeters) <= width;
    }

    static Color faint(Color colour, double opacity) {
        return Color.color(colour.getRed(), colour.getGreen(), colour.getBlue(), opacity);
    }

    /** A rectangle in route metres and metres to the left. */
    void fill(double fromMeters, double toMeters, double right, double left) {
        double x0 = Math.max(-8, x(fromMeters));
        double x1 = Math.min(width + 8, x(toMeters));
        if (x1 > x0) {
            g.fillRect(x0, y(left), x1 - x0, (left - right) * scale());
        }
    }

    void outline(double fromMeters, double toMeters, double right, double left) {
        double x0 = Math.max(-8, crisp(x(fromMeters)));
        double x1 = Math.min(width + 8, crisp(x(toMeters)));
        if (x1 > x0) {
            g.strokeRect(x0, crisp(y(left)), x1 - x0, Math.round((left - right) * scale()));
        }
    }

    /** Slanted lines over a rectangle on screen, cut at its edges without a clip, which is slow. */
    void hatch(double x, double y, double w, double h, double every, boolean rising) {
        for (double c = every / 2; c < w + h; c += every) {
            double x0 = Math.max(0, c - h);
            double x1 = Math.min(w, c);
            double y0 = c - x0;
            double y1 = c - x1;
            g.strokeLine(x + x0, rising ? y + y0 : y + h - y0, x + x1, rising ? y + y1 : y + h - y1);
        }
    }

    /** A measure with ticks at its ends; the line leaves out where its figure stands. */
    void dimension(double x0, double x1, double y, double gap, double middle) {
        double line = crisp(y);
        g.strokeLine(crisp(x0), line - 4, crisp(x0), line + 4);
        g.strokeLine(crisp(x1), line - 4, crisp(x1), line + 4);
        if (gap <= 0) {
            g.strokeLine(x0, line, x1, line);
        } else {
            g.strokeLine(x0, line, Math.max(x0, middle - gap / 2), line);
            g.strokeLine(Math.min(x1, middle + gap / 2), line, x1, line);
        }
    }
}
