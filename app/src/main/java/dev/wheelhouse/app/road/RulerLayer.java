package dev.wheelhouse.app.road;

import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.app.widget.TextWidth;
import javafx.scene.canvas.GraphicsContext;

/** The metre ruler at the foot, the scale bar above it, and the corridors' offsets at the left edge. */
final class RulerLayer implements Layer {
    private static final double[] STEPS = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000};
    private static final double LEAST_LABEL_PIXELS = 90;

    @Override
    public String name() {
        return "Ruler";
    }

    @Override
    public int key() {
        return 0;
    }

    @Override
    public void draw(Drawing d) {
        double every = stepFor(d.scale(), LEAST_LABEL_PIXELS);
        ruler(d, every);
        scaleBar(d, stepFor(d.scale(), 80));
    }

    static double stepFor(double scale, double leastPixels) {
        for (double step : STEPS) {
            if (step * scale >= leastPixels) {
                return step;
            }
        }
        return STEPS[STEPS.length - 1];
    }

    private static void ruler(Drawing d, double every) {
        GraphicsContext g = d.g();
        double top = d.height();
        g.setFill(d.p().ground());
        g.fillRect(0, top, d.width(), RoadCamera.RULER_PIXELS);
        g.setStroke(d.p().line());
        g.strokeLine(0, Drawing.crisp(top), d.width(), Drawing.crisp(top));
        g.setStroke(d.p().ink3());
        g.setFill(d.p().ink3());
        double length = d.f().scenario().road().lengthMeters();
        double small = every / 5;
        double first = Math.max(0, Math.floor(d.f().camera().leftMeters() / every) * every);
        for (int k = 0; first + k * small <= length + 1e-6; k++) {
            double meters = first + k * small;
            double x = Drawing.crisp(d.x(meters));
            if (x > d.width()) {
                return;
            }
            g.strokeLine(x, top + 1, x, top + (k % 5 == 0 ? 7 : 4));
            String text = k % 5 == 0 && x >= 0 ? Figures.of(meters, 0, "m") : "";
            if (!text.isEmpty() && x + 4 + TextWidth.of(text, Drawing.LABEL) <= d.width()) {
                g.fillText(text, x + 4, top + 14);
            }
        }
    }

    private static void scaleBar(Drawing d, double meters) {
        GraphicsContext g = d.g();
        double y = d.height() - 12;
        double x0 = 12;
        double x1 = x0 + meters * d.scale();
        String text = Figures.of(meters, 0, "m");
        g.setFill(d.p().panel());
        g.fillRect(x0 - 6, y - 9, x1 - x0 + 18 + TextWidth.of(text, Drawing.LABEL), 18);
        g.setStroke(d.p().ink());
        g.setLineWidth(2);
        g.strokeLine(x0, y, x1, y);
        g.setLineWidth(1);
        g.strokeLine(Drawing.crisp(x0), y - 4, Drawing.crisp(x0), y + 4);
        g.strokeLine(Drawing.crisp(x1), y - 4, Drawing.crisp(x1), y + 4);
        g.setFill(d.p().ink());
        g.fillText(text, x1 + 6, y + 4);
    }
}
