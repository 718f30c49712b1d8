package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.recording.RunIndex;
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
    private Palette palette = Palette.DARK;

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

    public void draw(ViewFrame frame) {
        palette = frame.palette();
        long shown = frame.current().step();
        RunIndex index = simulation.recording().index();
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.setFill(palette.panel());
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setFont(LABEL);
        g.setTextAlign(TextAlignment.LEFT);
        g.setFill(palette.ink2());
        g.fillText("Phase", 12, 36);
        g.fillText("Events", 12, 58);
        g.fillText("Smallest gap", 12, 84);
        ruler(g);
        int newest = simulation.newest();
        int stride = Math.max(1, newest / 2000);
        phases(g, index, newest, stride);
        double lastX = Double.NaN;
        double lastY = Double.NaN;
        g.setStroke(palette.ink2());
        for (int n = 0; n <= newest; n += stride) {
            double x = xOf(n);
            double y = 100 - 30 * Math.min(15, index.smallestGapMeters(n)) / 15;
            if (!Double.isNaN(lastX)) {
                g.strokeLine(lastX, lastY, x, y);
            }
            lastX = x;
            lastY = y;
        }
        for (int k = 0; k < index.eventCount(); k++) {
            Event e = index.event(k);
            mark(g, xOf(e.step()), e.kind());
        }
        g.setStroke(palette.select());
        g.setLineWidth(2);
        g.strokeLine(xOf(shown), 18, xOf(shown), getHeight());
        g.setLineWidth(1);
    }

    private void phases(GraphicsContext g, RunIndex index, int newest, int stride) {
        int start = 0;
        for (int n = stride; n <= newest + stride; n += stride) {
            Phase phase = index.phase(start);
            boolean over = n > newest || index.phase(n) != phase;
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
    private void band(GraphicsContext g, double from, double to, Phase phase) {
        g.setFill(palette.line());
        g.fillRect(from, 24, Math.max(1, to - from - 1), 16);
        String name = phase.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        if (to - from > 6.5 * name.length() + 8) {
            g.setFill(palette.ink2());
            g.fillText(name, from + 4, 36);
        }
    }

    private void ruler(GraphicsContext g) {
        int every = simulation.scenario().stepsPerSecond() * 10;
        g.setFill(palette.ink3());
        long step = Math.max(1, span() / (every * 12L)) * every;
        for (long n = 0; n <= span(); n += step) {
            g.fillText(n / simulation.scenario().stepsPerSecond() + " s", xOf(n), 14);
        }
    }

    private void mark(GraphicsContext g, double x, EventKind kind) {
        switch (kind) {
            case AVOIDANCE_STARTED -> triangle(g, x, palette.avoid());
            case AVOIDANCE_COMPLETED -> ring(g, x, palette.avoid());
            case IMPACT, TELEPORT_VIOLATION, PEDESTRIAN_CONTACT -> cross(g, x, palette.stop());
            case REPAIR -> cross(g, x, palette.ok());
            case GATE_CLOSED -> flag(g, x, palette.stop());
            case GATE_OPENED -> flag(g, x, palette.ink2());
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
