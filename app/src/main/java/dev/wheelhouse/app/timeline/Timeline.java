package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import java.util.Locale;
import java.util.function.IntConsumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Pane;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** The recorded steps: phases as bands, events as marks, the smallest gap as a plot, the playhead; press or drag to scrub. */
public final class Timeline extends Pane {
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);
    private static final double GUTTER = 90;
    private static final double RIGHT = 36;
    private final Canvas canvas = new Canvas();
    private final SimulationThread simulation;

    public Timeline(SimulationThread simulation, IntConsumer seek) {
        this.simulation = simulation;
        setMinHeight(110);
        setId("timeline");
        setAccessibleText("Timeline");
        getChildren().add(canvas);
        canvas.widthProperty().bind(widthProperty());
        canvas.heightProperty().bind(heightProperty());
        setOnMousePressed(e -> seek.accept(stepAt(e.getX())));
        setOnMouseDragged(e -> seek.accept(stepAt(e.getX())));
    }

    private long span() {
        return Math.max(simulation.scenario().durationSteps(), simulation.newest());
    }

    private int stepAt(double x) {
        double part = (x - GUTTER) / Math.max(1, getWidth() - GUTTER - RIGHT);
        return (int) Math.round(Math.max(0, Math.min(1, part)) * span());
    }

    private double xOf(long step) {
        return GUTTER + (getWidth() - GUTTER - RIGHT) * step / span();
    }

    public void draw(int shown) {
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setFill(Palette.PANEL);
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setFont(LABEL);
        g.setTextAlign(TextAlignment.LEFT);
        g.setFill(Palette.INK2);
        g.fillText("Phase", 12, 36);
        g.fillText("Events", 12, 58);
        g.fillText("Smallest gap", 12, 84);
        ruler(g);
        int newest = simulation.newest();
        int stride = Math.max(1, newest / 2000);
        phases(g, newest, stride);
        double lastX = Double.NaN;
        double lastY = Double.NaN;
        g.setStroke(Palette.INK2);
        for (int n = 0; n <= newest; n += stride) {
            double x = xOf(n);
            double y = 100 - 30 * Math.min(15, smallestGap(simulation.step(n))) / 15;
            if (!Double.isNaN(lastX)) {
                g.strokeLine(lastX, lastY, x, y);
            }
            lastX = x;
            lastY = y;
        }
        for (int n = 0; n <= newest; n++) {
            for (Event e : simulation.step(n).events()) {
                mark(g, xOf(n), e.kind());
            }
        }
        g.setStroke(Palette.SELECT);
        g.setLineWidth(2);
        g.strokeLine(xOf(shown), 18, xOf(shown), getHeight());
        g.setLineWidth(1);
    }

    private void phases(GraphicsContext g, int newest, int stride) {
        int start = 0;
        for (int n = stride; n <= newest + stride; n += stride) {
            Phase phase = simulation.step(start).phase();
            boolean over = n > newest || simulation.step(n).phase() != phase;
            if (over && phase != null) {
                band(g, xOf(start), xOf(Math.min(n, newest)), phase);
            }
            start = over ? n : start;
            if (n > newest) {
                return;
            }
        }
    }

    /** A name that does not fit its band is left out; the transport bar has it in full. */
    private static void band(GraphicsContext g, double from, double to, Phase phase) {
        g.setFill(Palette.LINE);
        g.fillRect(from, 24, Math.max(1, to - from - 1), 16);
        String name = phase.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        if (to - from > 6.5 * name.length() + 8) {
            g.setFill(Palette.INK2);
            g.fillText(name, from + 4, 36);
        }
    }

    private void ruler(GraphicsContext g) {
        int every = simulation.scenario().stepsPerSecond() * 10;
        g.setFill(Palette.INK3);
        long step = Math.max(1, span() / (every * 12L)) * every;
        for (long n = 0; n <= span(); n += step) {
            g.fillText(n / simulation.scenario().stepsPerSecond() + " s", xOf(n), 14);
        }
    }

    private static double smallestGap(CompletedStep step) {
        double smallest = Double.POSITIVE_INFINITY;
        for (int slot = 0; slot < step.fleet().size(); slot++) {
            smallest = Math.min(smallest, step.fleet().bumperGapMeters(slot));
        }
        return smallest;
    }

    private static void mark(GraphicsContext g, double x, EventKind kind) {
        switch (kind) {
            case AVOIDANCE_STARTED -> triangle(g, x, Palette.AVOID);
            case AVOIDANCE_COMPLETED -> ring(g, x, Palette.AVOID);
            case IMPACT, TELEPORT_VIOLATION, PEDESTRIAN_CONTACT -> cross(g, x, Palette.STOP);
            case REPAIR -> cross(g, x, Palette.OK);
            case GATE_CLOSED -> flag(g, x, Palette.STOP);
            case GATE_OPENED -> flag(g, x, Palette.INK2);
            default -> {
                return;
            }
        }
    }

    private static void triangle(GraphicsContext g, double x, Color colour) {
        g.setFill(colour);
        g.fillPolygon(new double[] {x - 5, x + 5, x}, new double[] {59, 59, 49}, 3);
    }

    private static void ring(GraphicsContext g, double x, Color colour) {
        g.setStroke(colour);
        g.strokeOval(x - 4, 50, 8, 8);
    }

    private static void cross(GraphicsContext g, double x, Color colour) {
        g.setStroke(colour);
        g.setLineWidth(2);
        g.strokeLine(x - 4, 50, x + 4, 58);
        g.strokeLine(x - 4, 58, x + 4, 50);
        g.setLineWidth(1);
    }

    private static void flag(GraphicsContext g, double x, Color colour) {
        g.setFill(colour);
        g.fillRect(x, 48, 1.5, 11);
        g.fillRect(x, 48, 6, 4);
    }
}
