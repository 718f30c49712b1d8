package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.app.authority.Sources;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.TextWidth;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.seat.SourceType;
import java.util.function.ToIntFunction;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/**
 * The selected vehicle's authority over time: who sits in the driving seat, who holds a reservation, whose command is
 * accepted, and a tick for each refused command. The lanes of reservations and refusals are there once there is one.
 */
final class AuthorityLanes {
    static final double HIGH = 16;
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);
    private static final double GLYPH = 10;
    private final AuthorityColumns columns = new AuthorityColumns();
    private final Refusals refusals = new Refusals();
    private int slot = -1;

    /** Answers whether anything is to be drawn anew. */
    boolean update(StepSource steps, RunIndex index, TimeScale scale, int selected) {
        slot = selected;
        return columns.update(steps, scale, selected) | refusals.update(index, scale, selected);
    }

    Refusals refusals() {
        return refusals;
    }

    AuthorityColumns columns() {
        return columns;
    }

    boolean hasRefusals() {
        return slot >= 0 && !refusals.ticks().isEmpty();
    }

    private boolean hasReservations() {
        return columns.hasReservation();
    }

    /** The height that the lanes take; none where nobody is selected. */
    double high() {
        return slot < 0 ? 0 : HIGH * (2 + (hasReservations() ? 1 : 0) + (hasRefusals() ? 1 : 0)) + 2;
    }

    /** The y of the refusals' lane, which is the last one. */
    double refusalsTop(double top) {
        return top + high() - 2 - HIGH;
    }

    void draw(GraphicsContext g, Palette p, TimeScale scale, People people, double top) {
        double y = top;
        lane(g, p, scale, y, "Driving seat", s -> s.driver(), s -> driver(s, people), this::plain);
        y += HIGH;
        if (hasReservations()) {
            lane(
                    g,
                    p,
                    scale,
                    y,
                    "Reservation",
                    s -> s.holder() < 0 ? -1 : s.request() * 4096 + s.holder(),
                    s -> holder(s, people),
                    this::reserved);
            y += HIGH;
        }
        lane(
                g,
                p,
                scale,
                y,
                "Accepted command",
                s -> s.source() == SourceType.UNKNOWN ? -1 : s.source().ordinal() * 4096 + s.owner(),
                s -> command(s, people),
                this::accepted);
        if (hasRefusals()) {
            refused(g, p, scale, refusalsTop(top));
        }
    }

    /** How a band looks. */
    private record Look(Color edge, Color fill, Glyph glyph, boolean isDashed) {}

    /** Words of a state. */
    private interface Words {
        String of(AuthorityColumns.State state);
    }

    /** The look of a state. */
    private interface Looks {
        Look of(AuthorityColumns.State state, Palette p);
    }

    private static String name(int person, People people) {
        return people.name(new PersonHandle(person, 1));
    }

    private static String driver(AuthorityColumns.State s, People people) {
        return s.driver() < 0 ? "empty" : name(s.driver(), people);
    }

    private static String holder(AuthorityColumns.State s, People people) {
        return s.holder() < 0 ? "" : name(s.holder(), people) + ", seat " + s.heldSeat() + ", request " + s.request();
    }

    private static String command(AuthorityColumns.State s, People people) {
        String whose = s.owner() < 0 ? " of nobody" : " of " + name(s.owner(), people);
        return s.source() == SourceType.UNKNOWN
                ? "nobody"
                : Sources.word(s.source()) + whose + ", owner serial " + s.ownerSerial();
    }

    private Look plain(AuthorityColumns.State s, Palette p) {
        boolean isEmpty = s.driver() < 0;
        return new Look(isEmpty ? p.ink3() : p.bodyLine(), p.raised(), isEmpty ? Glyph.EMPTY : Glyph.DOT, isEmpty);
    }

    private Look reserved(AuthorityColumns.State s, Palette p) {
        return new Look(p.select(), p.selectTint(), Glyph.NOT_REACHED, true);
    }

    private Look accepted(AuthorityColumns.State s, Palette p) {
        Color fill = switch (s.source()) {
            case UNKNOWN -> p.panel();
            case AI -> p.aiTint();
            case SCRIPT -> p.scriptTint();
            case PLAYER -> p.playerTint();
        };
        boolean isNobody = s.source() == SourceType.UNKNOWN;
        return new Look(
                isNobody ? p.ink3() : Sources.tone(s.source()).of(p), fill, Sources.glyph(s.source()), isNobody);
    }

    /** Bands of columns with the same key; the words of the band's first column stand where they fit. */
    private void lane(
            GraphicsContext g,
            Palette p,
            TimeScale scale,
            double y,
            String title,
            ToIntFunction<AuthorityColumns.State> key,
            Words words,
            Looks looks) {
        legend(g, p, title, y);
        int from = 0;
        for (int k = 1; k <= columns.filled(); k++) {
            boolean isEnd =
                    k == columns.filled() || key.applyAsInt(columns.state(k)) != key.applyAsInt(columns.state(from));
            if (isEnd) {
                AuthorityColumns.State state = columns.state(from);
                band(g, p, scale.left() + from, k - from, y, words.of(state), looks.of(state, p));
                from = k;
            }
        }
    }

    private static void legend(GraphicsContext g, Palette p, String title, double y) {
        g.setFont(LABEL);
        g.setFill(p.ink2());
        g.setTextAlign(TextAlignment.LEFT);
        g.fillText(title, 12, y + 12);
    }

    private static void band(GraphicsContext g, Palette p, double x, double wide, double y, String words, Look look) {
        double high = HIGH - 2;
        if (words.isEmpty()) {
            return;
        }
        g.setFill(look.fill());
        g.fillRect(x, y, wide, high);
        g.setStroke(look.edge());
        g.setLineDashes(look.isDashed() ? new double[] {3, 3} : new double[0]);
        g.strokeRect(x + 0.5, y + 0.5, Math.max(0, wide - 1), high - 1);
        g.setLineDashes();
        if (wide < GLYPH + 6) {
            return;
        }
        look.glyph().draw(g, x + 4, y + 2, GLYPH, look.edge());
        int comma = words.indexOf(',');
        for (String text : new String[] {words, comma < 0 ? words : words.substring(0, comma)}) {
            if (TextWidth.of(text, LABEL) + GLYPH + 12 <= wide) {
                g.setFont(LABEL);
                g.setFill(p.ink());
                g.setTextAlign(TextAlignment.LEFT);
                g.fillText(text, x + GLYPH + 8, y + 11);
                return;
            }
        }
    }

    private void refused(GraphicsContext g, Palette p, TimeScale scale, double y) {
        legend(g, p, "Refused commands", y);
        g.setStroke(p.line());
        double middle = Math.floor(y + HIGH / 2) + 0.5;
        g.strokeLine(scale.left(), middle, scale.left() + scale.width(), middle);
        double free = scale.left();
        for (Refusals.Tick tick : refusals.ticks()) {
            int count = tick.events.size();
            String words = tick.first().other() + (count > 1 ? " \u00d7" + count : "");
            double wide = TextWidth.of(words, LABEL);
            Glyph.REFUSED.draw(g, tick.x - 6, y + 1, 12, p.stop());
            if (tick.x - 10 - wide > free) {
                g.setFill(p.panel());
                g.fillRect(tick.x - 12 - wide, y + 1, wide + 4, HIGH - 2);
                g.setFont(LABEL);
                g.setFill(p.ink2());
                g.setTextAlign(TextAlignment.LEFT);
                g.fillText(words, tick.x - 10 - wide, y + 12);
            }
            free = tick.x + 8;
        }
    }
}
