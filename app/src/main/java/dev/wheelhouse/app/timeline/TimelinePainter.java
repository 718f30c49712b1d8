package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.hud.ScenarioCard;
import dev.wheelhouse.app.shell.Session;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.TextWidth;
import dev.wheelhouse.sim.acceptance.ContractWatch;
import dev.wheelhouse.sim.acceptance.WindowVerdict;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.id.Phase;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/** Draws the timeline's rows on a canvas; what each costs depends on pixels alone. */
final class TimelinePainter {
    static final double RULER = 22;
    static final double PHASE_TOP = 26;
    static final double PHASE_HIGH = 18;
    static final double EVENTS_TOP = 50;
    static final double EVENTS_HIGH = 24;
    static final double PLOTS_TOP = 80;
    private static final double AXIS = 30;
    private static final double MARK = 13;
    private static final double HATCH = 7;
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);
    private static final Font BOLD = Font.font("IBM Plex Sans SemiBold", 12);
    private static final Font FIGURE = Font.font("IBM Plex Sans Medium", 12);
    private final GraphicsContext g;
    private final Palette p;
    private final TimeScale scale;
    private final double height;

    TimelinePainter(GraphicsContext g, Palette p, TimeScale scale, double height) {
        this.g = g;
        this.p = p;
        this.scale = scale;
        this.height = height;
    }

    void background(double width) {
        g.setFill(p.panel());
        g.fillRect(0, 0, width, height);
        g.setStroke(p.line());
        g.strokeLine(scale.left() - 0.5, 0, scale.left() - 0.5, height);
        text(BOLD, p.ink(), "Timeline", 12, 15);
        text(LABEL, p.ink2(), "Phase", 12, PHASE_TOP + 13);
        text(LABEL, p.ink2(), "Events", 12, EVENTS_TOP + 13);
    }

    private void text(Font font, Color colour, String words, double x, double y) {
        g.setFont(font);
        g.setFill(colour);
        g.setTextAlign(TextAlignment.LEFT);
        g.fillText(words, x, y);
    }

    void ruler(StepClock clock) {
        long perSecond = clock.stepsPerSecond();
        double pixelsASecond = scale.width() * perSecond / scale.spanSteps();
        long[] nice = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000};
        long every = nice[nice.length - 1];
        for (int k = nice.length - 1; k >= 0; k--) {
            every = nice[k] * pixelsASecond >= 64 ? nice[k] : every;
        }
        g.setStroke(p.ink3());
        for (long seconds = 0; seconds * perSecond <= scale.spanSteps(); seconds += every) {
            double x = Math.floor(scale.x(seconds * perSecond)) + 0.5;
            g.strokeLine(x, RULER - 7, x, RULER - 1);
            boolean isLast = (seconds + every) * perSecond > scale.spanSteps();
            g.setTextAlign(seconds == 0 ? TextAlignment.LEFT : isLast ? TextAlignment.RIGHT : TextAlignment.CENTER);
            g.setFont(LABEL);
            g.setFill(p.ink2());
            g.fillText(seconds + "\u00a0s", x + (seconds == 0 ? 3 : isLast ? -3 : 0), 12);
        }
    }

    /** The phases by pixel runs, also those that are still to come: they are the scenario's, not the run's. */
    void phases(ViewFrame f) {
        if (f.scenario().cycle() == null) {
            text(LABEL, p.ink3(), "This scenario has no cycle", scale.left() + 8, PHASE_TOP + 13);
            return;
        }
        int total = f.scenario().cycle().totalSteps();
        int start = 0;
        for (int column = 1; column <= scale.columns(); column++) {
            boolean isEnd = column == scale.columns()
                    || f.scenario().cycle().phaseAt(scale.firstStep(column))
                            != f.scenario().cycle().phaseAt(scale.firstStep(start));
            if (isEnd) {
                boolean isNow = contains(start, column, f.current().step())
                        && f.scenario().cycle().phaseAt(scale.firstStep(start))
                                == f.current().phase();
                band(
                        scale.left() + start,
                        scale.left() + column,
                        f.scenario().cycle().phaseAt(scale.firstStep(start)),
                        isNow);
                start = column;
            }
        }
        g.setStroke(p.ink3());
        for (long n = total; n < scale.spanSteps() && total * scale.width() / scale.spanSteps() > 3; n += total) {
            double x = Math.floor(scale.x(n)) + 0.5;
            g.strokeLine(x, PHASE_TOP - 2, x, PHASE_TOP + PHASE_HIGH + 2);
        }
    }

    private boolean contains(int fromColumn, int toColumn, long step) {
        return scale.firstStep(fromColumn) <= step && step < scale.firstStep(toColumn);
    }

    /** A name that does not fit its band gives way to its last word, or is left out; the first card has it in full. */
    private void band(double from, double to, @Nullable Phase phase, boolean isNow) {
        double wide = to - from - 1;
        if (wide < 1) {
            return;
        }
        g.setFill(isNow ? p.selectTint() : p.raised());
        g.fillRect(from, PHASE_TOP, wide, PHASE_HIGH);
        g.setStroke(isNow ? p.select() : p.line());
        g.strokeRect(from + 0.5, PHASE_TOP + 0.5, Math.max(0, wide - 1), PHASE_HIGH - 1);
        String name = ScenarioCard.name(phase);
        for (String words : new String[] {name, name.substring(name.lastIndexOf(' ') + 1)}) {
            if (wide > TextWidth.of(words, LABEL) + 10) {
                text(LABEL, isNow ? p.ink() : p.ink2(), words, from + 5, PHASE_TOP + 13);
                return;
            }
        }
    }

    void markers(Markers markers) {
        g.setStroke(p.ink3());
        for (int column = markers.ticks().nextSetBit(0);
                column >= 0;
                column = markers.ticks().nextSetBit(column + 1)) {
            double x = scale.left() + column + 0.5;
            g.strokeLine(x, EVENTS_TOP + EVENTS_HIGH - 4, x, EVENTS_TOP + EVENTS_HIGH);
        }
        for (Markers.Marker marker : markers.all()) {
            Color colour = EventWords.tone(marker.shown.kind()).of(p);
            EventWords.glyph(marker.shown).draw(g, marker.x - 1, EVENTS_TOP + 2, MARK, colour);
            if (marker.count > 1) {
                text(LABEL, p.ink2(), Integer.toString(marker.count), marker.x + MARK, EVENTS_TOP + 13);
            }
        }
    }

    void bookmarks(Session session) {
        for (long step : session.bookmarks()) {
            Glyph.BOOKMARK.draw(g, scale.x(step) - 1, RULER - 11, 11, p.select());
        }
    }

    /** The smallest gap with its limit; answers the y of the next free row. */
    double gapPlot(GapColumns gaps, double limit, double top, double high) {
        double most = 2.2 * limit;
        g.setStroke(p.line());
        g.strokeLine(scale.left(), Math.floor(top) - 2.5, scale.left() + scale.width(), Math.floor(top) - 2.5);
        axis(Numbers.of(most, 0), top + 9, p.ink3());
        double y = top + high - high * limit / most;
        axis(Numbers.of(limit, 0), y + 4, p.stop());
        g.setStroke(p.stop());
        g.setLineDashes(4, 3);
        g.strokeLine(scale.left(), Math.floor(y) + 0.5, scale.left() + scale.width(), Math.floor(y) + 0.5);
        g.setLineDashes();
        float[] values = new float[gaps.count()];
        for (int k = 0; k < values.length; k++) {
            values[k] = gaps.smallest(k);
        }
        curve(values, top, high, most, p.ink());
        return top + high + 8;
    }

    void speedPlot(SpeedSamples speeds, double most, double top, double high) {
        axis(Numbers.of(most, 0), top + 9, p.ink3());
        axis("0", top + high, p.ink3());
        float[] values = new float[speeds.count()];
        for (int k = 0; k < values.length; k++) {
            values[k] = speeds.sample(k);
        }
        curve(values, top, high, most, p.select());
    }

    private void axis(String words, double y, Color colour) {
        g.setFont(LABEL);
        g.setFill(colour);
        g.setTextAlign(TextAlignment.RIGHT);
        g.fillText(words, scale.left() - 6, y);
    }

    private void curve(float[] values, double top, double high, double most, Color colour) {
        g.setStroke(colour);
        g.setLineWidth(1.5);
        g.beginPath();
        boolean isDrawing = false;
        for (int k = 0; k < values.length; k++) {
            if (Float.isNaN(values[k])) {
                continue; // no step falls into this column: the line goes on to the next that has one
            }
            double share = Math.max(0, Math.min(1, values[k] / most));
            double x = scale.left() + k + 0.5;
            double y = top + high - high * share;
            if (isDrawing) {
                g.lineTo(x, y);
            } else {
                g.moveTo(x, y);
            }
            isDrawing = true;
        }
        g.stroke();
        g.setLineWidth(1);
    }

    /** A name with its figure in the label gutter. */
    void legend(String words, String figure, double top, double high) {
        boolean isTwoLines = high >= 28;
        text(LABEL, p.ink2(), words, 12, top + 10);
        if (isTwoLines) {
            text(FIGURE, p.ink(), figure, 12, top + 25);
        }
    }

    /** The contract's name with how many windows are met and missed. */
    void acceptanceLegend(ContractWatch watch, double top, boolean hasSecond) {
        long met = watch.verdicts().stream()
                .filter(v -> v.standing() == WindowVerdict.Standing.PASSED)
                .count();
        long missed = watch.verdicts().stream()
                .filter(v -> v.standing() == WindowVerdict.Standing.FAILED)
                .count();
        String counts = met + " met, " + missed + " missed";
        if (hasSecond) {
            text(LABEL, p.ink2(), "Acceptance", 12, top + 12);
            text(LABEL, missed > 0 ? p.stop() : p.ink2(), counts, 12, top + AcceptanceRows.HIGH + 16);
        } else {
            text(LABEL, missed > 0 ? p.stop() : p.ink2(), counts, 12, top + 12);
        }
    }

    /** What is not recorded yet. */
    void hatch(long newest) {
        double from = scale.x(newest);
        double to = scale.left() + scale.width();
        double top = EVENTS_TOP - 2;
        g.save();
        g.beginPath();
        g.rect(from, top, Math.max(0, to - from), height - top);
        g.clip();
        g.setStroke(p.line());
        g.setGlobalAlpha(0.6);
        for (double x = from - (height - top); x < to; x += HATCH) {
            g.strokeLine(x, height, x + height - top, top);
        }
        g.restore();
        g.setStroke(p.ok());
        g.strokeLine(Math.floor(from) + 0.5, PHASE_TOP, Math.floor(from) + 0.5, height);
    }

    void playhead(long shown, StepClock clock) {
        double x = Math.floor(scale.x(shown));
        String words = clock.format(shown) + "\u00a0s";
        double wide = 14 + 6.6 * words.length();
        double left = Math.max(scale.left(), Math.min(x - wide / 2, scale.left() + scale.width() + AXIS - wide));
        g.setFill(p.select());
        g.fillRect(x - 1, 18, 2, height - 18);
        g.fillRoundRect(left, 1, wide, 18, 6, 6);
        g.setFont(BOLD);
        g.setTextAlign(TextAlignment.CENTER);
        g.setFill(p.onFill());
        g.fillText(words, left + wide / 2, 14);
    }
}
