package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.TextWidth;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.acceptance.ContractWatch;
import dev.wheelhouse.sim.acceptance.Window;
import dev.wheelhouse.sim.acceptance.WindowVerdict;
import dev.wheelhouse.sim.clock.StepClock;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/**
 * The contract's windows on the timeline: in the first row what happens one after the other, in the second what has to
 * hold all the time, with the impact's window above it where there is room.
 */
final class AcceptanceRows {
    static final double HIGH = 16;
    static final double BOTH = 2 * HIGH + 4;
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);
    private static final double GLYPH = 11;
    private final GraphicsContext g;
    private final Palette p;
    private final TimeScale scale;

    AcceptanceRows(GraphicsContext g, Palette p, TimeScale scale) {
        this.g = g;
        this.p = p;
        this.scale = scale;
    }

    static Glyph glyph(WindowVerdict.Standing standing) {
        return switch (standing) {
            case NOT_REACHED -> Glyph.NOT_REACHED;
            case OPEN -> Glyph.OPEN;
            case PASSED -> Glyph.TICK;
            case FAILED -> Glyph.CROSS;
        };
    }

    static Tone tone(WindowVerdict.Standing standing) {
        return switch (standing) {
            case NOT_REACHED -> Tone.QUIET;
            case OPEN -> Tone.SELECT;
            case PASSED -> Tone.OK;
            case FAILED -> Tone.STOP;
        };
    }

    static String word(WindowVerdict.Standing standing) {
        return switch (standing) {
            case NOT_REACHED -> "not reached";
            case OPEN -> "open";
            case PASSED -> "met";
            case FAILED -> "missed";
        };
    }

    /** Whether a window lies in the second row, since it overlaps those of the first. */
    static boolean isLong(Window window) {
        return window.kind() == Window.Kind.IMPACT;
    }

    /** The window under a place; null for none. */
    static @Nullable WindowVerdict at(List<WindowVerdict> verdicts, long step, boolean isSecondRow) {
        for (WindowVerdict v : verdicts) {
            boolean isInside =
                    step >= v.window().fromStep() && step < v.window().untilStep();
            if (isInside && isLong(v.window()) == isSecondRow) {
                return v;
            }
        }
        return null;
    }

    /** "Batch 4, met at 44.0 s: V03 …". */
    static String words(WindowVerdict v, StepClock clock) {
        String when = v.decidedStep() < 0 ? "" : " at " + clock.format(v.decidedStep()) + "\u00a0s";
        return v.window().title() + ", " + word(v.standing()) + when + "\n"
                + v.window().demand() + " (" + v.window().requirement() + ")\n" + v.figure();
    }

    void draw(ContractWatch watch, double top, boolean hasSecond) {
        List<WindowVerdict> verdicts = watch.verdicts();
        for (WindowVerdict v : verdicts) {
            boolean isSecond = isLong(v.window());
            if (!isSecond || hasSecond) {
                window(v, isSecond ? top + HIGH + 4 : top);
            }
        }
        if (hasSecond) {
            holds(watch, top + HIGH + 4, firstLong(verdicts));
        }
    }

    private static long firstLong(List<WindowVerdict> verdicts) {
        for (WindowVerdict v : verdicts) {
            if (isLong(v.window())) {
                return v.window().fromStep();
            }
        }
        return Long.MAX_VALUE;
    }

    private void holds(ContractWatch watch, double y, long until) {
        double right = Math.min(scale.x(Math.min(watch.watched(), until)), scale.left() + scale.width()) - 2;
        WindowVerdict.Standing standing = watch.holds() ? WindowVerdict.Standing.PASSED : WindowVerdict.Standing.FAILED;
        band(scale.left(), right, y, standing, watch.holdsWords(), watch.holds() ? "Holds so far" : "Broken");
    }

    private void window(WindowVerdict v, double y) {
        double from = scale.x(v.window().fromStep());
        double to = Math.min(scale.x(v.window().untilStep()), scale.left() + scale.width()) - 2;
        if (to - from >= 1) {
            String title = v.window().title();
            band(from, to, y, v.standing(), title, title.replace("Batch ", ""));
        }
    }

    /** A verdict is a glyph, a colour and an edge of its own; the words stand where they fit. */
    private void band(double from, double to, double y, WindowVerdict.Standing standing, String words, String brief) {
        Color colour = tone(standing).of(p);
        double left = Math.floor(from) + 1;
        double wide = Math.max(0, Math.floor(to) - left);
        g.setFill(p.panel());
        g.fillRect(left, y, wide, HIGH);
        g.setFill(tint(standing));
        g.fillRect(left, y, wide, HIGH);
        g.setStroke(colour);
        g.setLineDashes(standing == WindowVerdict.Standing.NOT_REACHED ? new double[] {3, 3} : new double[0]);
        g.strokeRect(left + 0.5, y + 0.5, Math.max(0, wide - 1), HIGH - 1);
        g.setLineDashes();
        if (wide >= GLYPH + 4) {
            glyph(standing).draw(g, left + 3, y + 2.5, GLYPH, colour);
        }
        double room = wide - GLYPH - 10;
        for (String text : new String[] {words, brief}) {
            if (TextWidth.of(text, LABEL) <= room) {
                g.setFont(LABEL);
                g.setTextAlign(TextAlignment.LEFT);
                g.setFill(standing == WindowVerdict.Standing.NOT_REACHED ? p.ink2() : p.ink());
                g.fillText(text, left + GLYPH + 7, y + 12);
                return;
            }
        }
    }

    private Color tint(WindowVerdict.Standing standing) {
        return switch (standing) {
            case NOT_REACHED -> p.panel();
            case OPEN -> p.selectTint();
            case PASSED -> p.okTint();
            case FAILED -> p.stopTint();
        };
    }
}
