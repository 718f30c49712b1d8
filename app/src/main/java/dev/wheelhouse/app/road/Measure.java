package dev.wheelhouse.app.road;

import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.app.widget.TextWidth;
import javafx.scene.canvas.GraphicsContext;

/** The measuring tool: a line between two points of the road, with its metres. Owned by the window's thread. */
final class Measure {
    private boolean shown;
    private double fromMeters;
    private double fromLateral;
    private double toMeters;
    private double toLateral;

    void begin(double meters, double lateral) {
        fromMeters = meters;
        fromLateral = lateral;
        drag(meters, lateral);
    }

    void drag(double meters, double lateral) {
        toMeters = meters;
        toLateral = lateral;
        shown = true;
    }

    void clear() {
        shown = false;
    }

    boolean isShown() {
        return shown;
    }

    String text() {
        double along = toMeters - fromMeters;
        double across = toLateral - fromLateral;
        return Figures.of(Math.hypot(along, across), 2, "m") + "  along " + Figures.signed(along, 2)
                + "\u00a0m  across " + Figures.signed(across, 2) + "\u00a0m";
    }

    void draw(Drawing d) {
        if (!shown) {
            return;
        }
        GraphicsContext g = d.g();
        double x0 = d.x(fromMeters);
        double y0 = d.y(fromLateral);
        double x1 = d.x(toMeters);
        double y1 = d.y(toLateral);
        g.setStroke(d.p().select());
        g.setLineWidth(2);
        g.strokeLine(x0, y0, x1, y1);
        g.setLineWidth(1);
        g.strokeOval(x0 - 4, y0 - 4, 8, 8);
        g.strokeOval(x1 - 4, y1 - 4, 8, 8);
        double wide = Math.ceil(TextWidth.of(text(), Drawing.FIGURE)) + 10;
        double x = Math.round(Math.max(2, Math.min(d.width() - wide - 2, (x0 + x1 - wide) / 2)));
        double y = Math.round(Math.max(34, Math.min(d.height() - 20, (y0 + y1) / 2 - 28)));
        g.setFill(d.p().panel());
        g.fillRect(x, y, wide, 17);
        g.setStroke(d.p().select());
        g.strokeRect(x + 0.5, y + 0.5, wide - 1, 16);
        g.setFont(Drawing.FIGURE);
        g.setFill(d.p().ink());
        g.fillText(text(), x + 5, y + 12.5);
    }
}
