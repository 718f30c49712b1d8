package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.risk.ConflictWindow;
import dev.wheelhouse.sim.state.Decision;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** When the vehicle and the person are in the conflict zone, and when both are: predicted, in seconds from the step. */
final class OccupancyChart extends Region {
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);
    private static final double GUTTER = 44;
    private static final double AXIS = 16;
    private static final double BAR = 9;
    private final Canvas canvas = new Canvas();

    OccupancyChart() {
        getChildren().add(canvas);
        setMinSize(120, 64);
        setPrefHeight(84);
        setId("occupancy-chart");
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
    }

    void show(ViewFrame f) {
        double width = getWidth();
        double height = Math.min(getHeight(), 96);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, getWidth(), getHeight());
        if (width < GUTTER + 20 || height < 50) {
            return;
        }
        g.setFont(LABEL);
        Palette p = f.palette();
        Decision d = f.current().decision();
        ConflictWindow w = d == null ? null : d.assessment().window();
        double horizon = f.scenario().risk().horizon();
        double end =
                w == null ? horizon : Math.max(horizon, finite(w.vehicleExit(), horizon) > horizon ? horizon : horizon);
        double scale = (width - GUTTER - 14) / end;
        g.setFill(p.ink2());
        g.setTextAlign(TextAlignment.LEFT);
        g.fillText("In the conflict zone", 0, 10);
        grid(g, p, horizon, scale, height);
        double top = 22;
        double gap = Math.min(18, (height - AXIS - top) / 2);
        if (d == null || w == null) {
            setAccessibleText("No conflict predicted");
            return;
        }
        g.setFill(p.ink2());
        g.fillText(f.nameOf(d.slot()), 0, top + BAR);
        g.fillText(d.pedestrian().id().value(), 0, top + gap + BAR);
        bar(g, w.vehicleEntry(), w.vehicleExit(), top, scale, horizon, p, true);
        bar(g, w.pedestrianEntry(), w.pedestrianExit(), top + gap, scale, horizon, p, false);
        if (w.conflict()) {
            double x = GUTTER + w.start() * scale;
            double wide = Math.max(2, (Math.min(horizon, w.end()) - w.start()) * scale);
            g.setFill(p.stop());
            g.fillRect(x, top - 2, wide, gap + BAR + 4);
            legend(g, p, width);
        }
        setAccessibleText(f.nameOf(d.slot()) + " in the zone " + span(w.vehicleEntry(), w.vehicleExit()) + ", "
                + d.pedestrian().id() + " " + span(w.pedestrianEntry(), w.pedestrianExit()));
    }

    private static double finite(double value, double otherwise) {
        return Double.isFinite(value) ? value : otherwise;
    }

    private static String span(double from, double to) {
        return Numbers.of(from, 2) + " to " + Numbers.of(to, 2, "s");
    }

    private static void legend(GraphicsContext g, Palette p, double width) {
        g.setFill(p.stop());
        g.fillRect(width - 36, 2, 3, 10);
        g.setFill(p.ink2());
        g.setTextAlign(TextAlignment.RIGHT);
        g.fillText("both", width - 6, 10);
        g.setTextAlign(TextAlignment.LEFT);
    }

    private static void grid(GraphicsContext g, Palette p, double horizon, double scale, double height) {
        g.setTextAlign(TextAlignment.CENTER);
        for (int second = 0; second <= horizon; second++) {
            double x = Math.floor(GUTTER + second * scale) + 0.5;
            g.setStroke(p.line());
            g.strokeLine(x, 18, x, height - AXIS);
            g.setFill(p.ink3());
            g.fillText(second == 0 ? "now" : second + "\u00a0s", x, height - 4);
        }
        g.setTextAlign(TextAlignment.LEFT);
    }

    private static void bar(
            GraphicsContext g,
            double from,
            double to,
            double y,
            double scale,
            double horizon,
            Palette p,
            boolean isFilled) {
        if (Double.isNaN(from)) {
            return;
        }
        double x = GUTTER + Math.min(from, horizon) * scale;
        double wide = Math.max(2, (Math.min(to, horizon) - from) * scale);
        if (isFilled) {
            g.setFill(p.bodyLine());
            g.fillRect(x, y, wide, BAR);
        } else {
            g.setStroke(p.ink());
            g.strokeRect(Math.floor(x) + 0.5, Math.floor(y) + 0.5, Math.max(1, wide - 1), BAR - 1);
        }
    }
}
