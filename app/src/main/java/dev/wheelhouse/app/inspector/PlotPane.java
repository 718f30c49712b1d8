package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.measure.LeaderMeasures;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Decision;
import java.util.function.Consumer;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/**
 * Speed, gap, both TTCs and lateral offset of the selected vehicle around the step on screen. What is not recorded yet is hatched, what
 * did not exist is a gap in the line.
 */
final class PlotPane extends Region {
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);
    private static final Font FIGURE = Font.font("IBM Plex Sans Medium", 12);
    private static final double SECONDS_BEFORE = 6;
    private static final double SECONDS_AFTER = 2;
    private static final double RIGHT = 28;
    private static final double HEAD = 18;
    private static final double AXIS = 18;
    private static final double LOWEST = 26;
    private static final double HIGHEST = 52;
    private final Canvas canvas = new Canvas();
    private double[][] values = new double[Plot.values().length][0];
    private long from;
    private long readStep = -1;
    private long readNewest = -1;
    private int readSlot = -1;
    private int stepsPerSecond = 1;

    /** A plotted quantity. */
    private enum Plot {
        SPEED("Speed", "m/s"),
        GAP("Bumper gap", "m"),
        LEADER_TTC("TTC to the leader", "s"),
        TTC("TTC of the conflict", "s"),
        OFFSET("Lateral offset", "m");

        private final String words;
        private final String unit;

        Plot(String words, String unit) {
            this.words = words;
            this.unit = unit;
        }

        double of(Scenario s, CompletedStep step, int slot) {
            Decision d = step.decision();
            return switch (this) {
                case SPEED -> step.fleet().speedMps(slot);
                case GAP -> step.fleet().bumperGapMeters(slot);
                case LEADER_TTC -> LeaderMeasures.ttcSeconds(s, step.fleet(), slot);
                case TTC -> d != null && d.slot() == slot ? d.assessment().ttcSeconds() : Double.NaN;
                case OFFSET -> step.fleet().lateralMeters(slot);
            };
        }
    }

    /** @param copy takes the plotted figures away as text */
    PlotPane(Consumer<String> copy) {
        getChildren().add(canvas);
        setId("inspector-plots");
        setMinHeight(Plot.values().length * (HEAD + LOWEST) + AXIS);
        setPrefHeight(Plot.values().length * (HEAD + 32) + AXIS);
        MenuItem item = new MenuItem("Copy these plots as a table", Glyph.COPY.icon(12));
        item.setId("copy-plots");
        item.setOnAction(e -> copy.accept(table()));
        ContextMenu menu = new ContextMenu(item);
        setOnContextMenuRequested(e -> menu.show(this, e.getScreenX(), e.getScreenY()));
        addEventHandler(MouseEvent.MOUSE_PRESSED, e -> menu.hide());
    }

    @Override
    protected void layoutChildren() {
        canvas.setWidth(getWidth());
        canvas.setHeight(getHeight());
    }

    void show(ViewFrame f, int slot) {
        read(f, slot);
        GraphicsContext g = canvas.getGraphicsContext2D();
        g.clearRect(0, 0, getWidth(), getHeight());
        int count = Plot.values().length;
        double high = Math.min(HIGHEST, (getHeight() - AXIS) / count - HEAD);
        while (high < LOWEST && count > 1) {
            count--;
            high = Math.min(HIGHEST, (getHeight() - AXIS) / count - HEAD);
        }
        if (high < LOWEST || getWidth() < 80) {
            return;
        }
        double y = 0;
        for (int k = 0; k < count; k++) {
            plot(g, f, Plot.values()[k], y, high);
            y += HEAD + high;
        }
        axis(g, f, y);
    }

    private void read(ViewFrame f, int slot) {
        long newest = f.history().newest();
        long shown = f.current().step();
        int rate = f.scenario().stepsPerSecond();
        long last = Math.min(newest, shown + Math.round(SECONDS_AFTER * rate));
        if (readStep == shown && readNewest == last && readSlot == slot) {
            return;
        }
        readStep = shown;
        stepsPerSecond = rate;
        readNewest = last;
        readSlot = slot;
        from = Math.max(0, shown - Math.round(SECONDS_BEFORE * rate));
        values = new double[Plot.values().length][(int) (last - from) + 1];
        for (long n = from; n <= last; n++) {
            CompletedStep step = n == shown ? f.current() : f.history().at(n);
            for (Plot plot : Plot.values()) {
                values[plot.ordinal()][(int) (n - from)] = plot.of(f.scenario(), step, slot);
            }
        }
    }

    /** The plotted figures, tab separated, a line a step; what did not exist is empty. */
    private String table() {
        StringBuilder text = new StringBuilder("step\ttimeSeconds\tspeedMps\tbumperGapMeters\tleaderTtcSeconds"
                + "\tttcSeconds\tlateralOffsetMeters\n");
        for (int k = 0; k < values[0].length; k++) {
            long step = from + k;
            text.append(step).append('\t').append((double) step / stepsPerSecond);
            for (double[] line : values) {
                text.append('\t').append(Double.isFinite(line[k]) ? Double.toString(line[k]) : "");
            }
            text.append('\n');
        }
        return text.toString();
    }

    private double x(long step, ViewFrame f) {
        int rate = f.scenario().stepsPerSecond();
        double start = f.current().step() - SECONDS_BEFORE * rate;
        return (getWidth() - RIGHT) * (step - start) / ((SECONDS_BEFORE + SECONDS_AFTER) * rate);
    }

    private void plot(GraphicsContext g, ViewFrame f, Plot plot, double top, double high) {
        Palette p = f.palette();
        double[] line = values[plot.ordinal()];
        double low = plot == Plot.OFFSET ? -4 : 0;
        double most = switch (plot) {
            case SPEED -> f.scenario().road().speedLimitMps();
            case GAP -> 4 * f.scenario().fleet().minimumGapMeters();
            case LEADER_TTC -> 3 * f.scenario().measures().ttcSeconds();
            case TTC -> f.scenario().risk().horizon();
            case OFFSET -> 4;
        };
        double now = line[(int) (f.current().step() - from)];
        g.setFont(LABEL);
        g.setTextAlign(TextAlignment.LEFT);
        g.setFill(p.ink2());
        g.fillText(plot.words, 0, top + 12);
        g.setTextAlign(TextAlignment.RIGHT);
        g.setFill(p.ink3());
        boolean isAbsent = Double.isNaN(now);
        g.fillText(isAbsent ? "" : plot.unit, getWidth(), top + 12);
        g.setFont(FIGURE);
        g.setFill(p.ink());
        double unitWide = isAbsent ? 0 : plot.unit.length() * 7 + 5;
        g.fillText(Numbers.of(now, 2), getWidth() - unitWide, top + 12);
        double y = top + HEAD - 2;
        g.setFill(p.sunken());
        g.fillRect(0, y, getWidth() - RIGHT, high);
        hatch(g, f, y, high);
        double bound = bound(plot, f);
        if (!Double.isNaN(bound)) {
            limit(g, p, y + high - high * bound / most);
        }
        scale(g, p, plot, y, high, low, most, f);
        curve(g, f, line, y, high, low, most);
    }

    /** The figure that the plotted one should not fall below; NaN for none. */
    private static double bound(Plot plot, ViewFrame f) {
        return switch (plot) {
            case GAP -> f.scenario().fleet().minimumGapMeters();
            case LEADER_TTC -> f.scenario().measures().ttcSeconds();
            default -> Double.NaN;
        };
    }

    private void hatch(GraphicsContext g, ViewFrame f, double y, double high) {
        double edge = Math.max(0, x(f.history().newest(), f));
        double right = getWidth() - RIGHT;
        g.save();
        g.beginPath();
        g.rect(edge, y, Math.max(0, right - edge), high);
        g.clip();
        g.setStroke(f.palette().line());
        for (double x = edge - high; x < right; x += 6) {
            g.strokeLine(x, y + high, x + high, y);
        }
        g.restore();
    }

    private void limit(GraphicsContext g, Palette p, double y) {
        g.setStroke(p.stop());
        g.setLineDashes(4, 3);
        g.strokeLine(0, Math.floor(y) + 0.5, getWidth() - RIGHT, Math.floor(y) + 0.5);
        g.setLineDashes();
    }

    private void scale(
            GraphicsContext g, Palette p, Plot plot, double y, double high, double low, double most, ViewFrame f) {
        g.setFont(LABEL);
        g.setTextAlign(TextAlignment.LEFT);
        g.setFill(p.ink3());
        double x = getWidth() - RIGHT + 4;
        g.fillText(Numbers.of(most, 0), x, y + 9);
        double bound = bound(plot, f);
        if (!Double.isNaN(bound)) {
            g.setFill(p.stop());
            g.fillText(Numbers.of(bound, 0), x, y + high - high * bound / most + 4);
        } else {
            g.fillText(Numbers.of(low, 0), x, y + high);
        }
    }

    private void curve(GraphicsContext g, ViewFrame f, double[] line, double y, double high, double low, double most) {
        Color ink = f.palette().ink();
        g.setStroke(ink);
        g.setLineWidth(1.5);
        g.beginPath();
        boolean isDrawing = false;
        for (int k = 0; k < line.length; k++) {
            if (Double.isNaN(line[k])) {
                isDrawing = false;
                continue;
            }
            double px = x(from + k, f);
            double share = Math.max(0, Math.min(1, (line[k] - low) / (most - low)));
            double py = y + high - high * share;
            if (isDrawing) {
                g.lineTo(px, py);
            } else {
                g.moveTo(px, py);
            }
            isDrawing = true;
        }
        g.stroke();
        g.setLineWidth(1);
        double playhead = Math.floor(x(f.current().step(), f)) + 0.5;
        g.setStroke(f.palette().select());
        g.strokeLine(playhead, y, playhead, y + high);
    }

    private void axis(GraphicsContext g, ViewFrame f, double y) {
        int rate = f.scenario().stepsPerSecond();
        g.setFont(LABEL);
        g.setTextAlign(TextAlignment.CENTER);
        g.setFill(f.palette().ink3());
        long first = Math.max(0, f.current().step() - Math.round(SECONDS_BEFORE * rate));
        long every = 2L * rate;
        for (long n = (first + every - 1) / every * every; n <= f.current().step() + SECONDS_AFTER * rate; n += every) {
            double x = x(n, f);
            if (x > 14 && x < getWidth() - RIGHT - 8) {
                g.fillText(n / rate + "\u00a0s", x, y + 12);
            }
        }
    }
}
