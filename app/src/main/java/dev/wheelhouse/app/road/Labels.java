package dev.wheelhouse.app.road;

import dev.wheelhouse.app.widget.TextWidth;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import org.jspecify.annotations.Nullable;

/**
 * Texts on the road. Layers ask for them; they are placed together, by priority and then identity, so that the same step gives
 * the same picture. None covers a vehicle, a person or another text; what does not fit is left out.
 */
final class Labels {
    /** What is placed first. */
    enum Priority {
        STATE,
        PERSON,
        GATE,
        REASON,
        CLEARANCE,
        GAP,
        SPEED,
        NAME
    }

    private static final double PLATE_HEIGHT = 17;
    private static final double PADDING = 5;
    private static final double DISTANCE = 5;
    private static final double MARK = 16;
    private static final double MOST_LEADER = 110;
    private static final double RAIL_STEP = 19;

    /** A rectangle on screen. */
    record Area(double x0, double y0, double x1, double y1) {
        static Area at(double x, double y) {
            return new Area(x, y, x, y);
        }

        boolean meets(Area o) {
            return x0 < o.x1 && o.x0 < x1 && y0 < o.y1 && o.y0 < y1;
        }

        double middleX() {
            return (x0 + x1) / 2;
        }

        double middleY() {
            return (y0 + y1) / 2;
        }
    }

    /** Where a label stands in relation to what it names. */
    enum Place {
        RIGHT,
        LEFT,
        ABOVE,
        BELOW,
        CENTRE
    }

    /**
     * A wish.
     *
     * @param accent the plate's edge and mark; null for a plain plate
     * @param hasPlate whether it stands on a plate; without one it must be on the bare road
     * @param mayMove whether it may move to a rail with a leader line
     */
    record Wish(
            Priority priority,
            String identity,
            String text,
            Font font,
            Mark mark,
            @Nullable Color accent,
            boolean hasPlate,
            boolean mayMove,
            Area anchor,
            List<Place> places) {}

    private final List<Wish> wishes = new ArrayList<>();
    private final List<Area> taken = new ArrayList<>();
    private final List<Area> patterned = new ArrayList<>();
    private int drawn;

    void clear() {
        wishes.clear();
        taken.clear();
        patterned.clear();
        drawn = 0;
    }

    /** Keeps labels away from a place. */
    void block(double x0, double y0, double x1, double y1) {
        taken.add(new Area(x0, y0, x1, y1));
    }

    /** Keeps bare text, though not plates, away from hatches and tints. */
    void pattern(double x0, double y0, double x1, double y1) {
        patterned.add(new Area(x0, y0, x1, y1));
    }

    /** A plate that tells of a state, with the state's mark and colour. */
    void state(
            Priority priority,
            String identity,
            String text,
            Mark mark,
            @Nullable Color accent,
            Area anchor,
            Place... places) {
        wishes.add(
                new Wish(priority, identity, text, Drawing.FIGURE, mark, accent, true, true, anchor, List.of(places)));
    }

    void plate(Priority priority, String identity, String text, Area anchor, Place... places) {
        wishes.add(new Wish(
                priority, identity, text, Drawing.LABEL, Mark.NONE, null, true, false, anchor, List.of(places)));
    }

    /** Text on the bare road. */
    void plain(Priority priority, String identity, String text, Area anchor, Place... places) {
        wishes.add(new Wish(
                priority, identity, text, Drawing.LABEL, Mark.NONE, null, false, false, anchor, List.of(places)));
    }

    /** How many of the wishes found room. */
    int drawn() {
        return drawn;
    }

    void draw(Drawing d) {
        wishes.sort(Comparator.comparing(Wish::priority).thenComparing(Wish::identity));
        for (Wish w : wishes) {
            Area spot = spot(d, w);
            if (spot != null) {
                taken.add(spot);
                paint(d, w, spot);
                drawn++;
            }
        }
    }

    private static double widthOf(Wish w) {
        return Math.ceil(TextWidth.of(w.text(), w.font())) + 2 * PADDING + (w.mark() == Mark.NONE ? 0 : MARK);
    }

    private @Nullable Area spot(Drawing d, Wish w) {
        double width = widthOf(w);
        for (Place place : w.places()) {
            Area a = inside(d, placed(w.anchor(), place, width), place);
            if (isFree(d, w, a)) {
                return a;
            }
        }
        for (double away = RAIL_STEP; w.mayMove() && away <= MOST_LEADER; away += RAIL_STEP) {
            for (Place place : w.places()) {
                for (int sign = 1; sign >= -1; sign -= 2) {
                    Area a = inside(d, placed(w.anchor(), place, width), place);
                    Area moved = new Area(a.x0(), a.y0() + sign * away, a.x1(), a.y1() + sign * away);
                    if (isFree(d, w, moved)) {
                        return moved;
                    }
                }
            }
        }
        return null;
    }

    private static Area placed(Area a, Place place, double width) {
        double x = switch (place) {
            case RIGHT -> a.x1() + DISTANCE;
            case LEFT -> a.x0() - DISTANCE - width;
            default -> a.middleX() - width / 2;
        };
        double y = switch (place) {
            case ABOVE -> a.y0() - DISTANCE - PLATE_HEIGHT;
            case BELOW -> a.y1() + DISTANCE;
            default -> a.middleY() - PLATE_HEIGHT / 2;
        };
        x = Math.round(x);
        y = Math.round(y);
        return new Area(x, y, x + width, y + PLATE_HEIGHT);
    }

    /** What stands above or below something moves sideways as far as the view asks, while it still touches it. */
    private static Area inside(Drawing d, Area a, Place place) {
        if (place == Place.RIGHT || place == Place.LEFT) {
            return a;
        }
        double half = (a.x1() - a.x0()) / 2;
        double by = Math.max(-half, Math.min(half, Math.max(2 - a.x0(), Math.min(0, d.width() - 2 - a.x1()))));
        return new Area(a.x0() + Math.ceil(by), a.y0(), a.x1() + Math.ceil(by), a.y1());
    }

    private boolean isFree(Drawing d, Wish w, Area a) {
        if (a.x0() < 0 || a.y0() < 0 || a.x1() > d.width() || a.y1() > d.height()) {
            return false;
        }
        return taken.stream().noneMatch(a::meets)
                && (w.hasPlate() || patterned.stream().noneMatch(a::meets));
    }

    private static void paint(Drawing d, Wish w, Area a) {
        GraphicsContext g = d.g();
        Color edge = w.accent() == null ? d.p().line() : w.accent();
        if (w.hasPlate()) {
            leader(d, w, a);
            g.setFill(d.p().panel());
            g.fillRect(a.x0(), a.y0(), a.x1() - a.x0(), a.y1() - a.y0());
            g.setStroke(edge);
            g.strokeRect(a.x0() + 0.5, a.y0() + 0.5, a.x1() - a.x0() - 1, a.y1() - a.y0() - 1);
        }
        double text = a.x0() + PADDING;
        if (w.priority() == Priority.GAP) {
            g.setFill(d.p().lane());
            g.fillRect(a.x0(), a.y0() + 1, a.x1() - a.x0(), a.y1() - a.y0() - 2);
        }
        if (w.mark() != Mark.NONE) {
            w.mark().draw(g, text, a.y0() + 2.5, w.accent() == null ? d.p().ink2() : w.accent(), d.p().onFill());
            text += MARK;
        }
        g.setFont(w.font());
        g.setFill(w.hasPlate() ? d.p().ink() : d.p().ink2());
        g.fillText(w.text(), text, a.y0() + 12.5);
    }

    private static void leader(Drawing d, Wish w, Area a) {
        Area to = w.anchor();
        double distance = Math.max(a.y0() - to.y1(), to.y0() - a.y1());
        if (distance > RAIL_STEP) {
            double y = a.y0() > to.y1() ? a.y0() : a.y1();
            double x = Math.max(a.x0() + 6, Math.min(a.x1() - 6, to.middleX()));
            d.g().setStroke(d.p().ink3());
            d.g().strokeLine(Drawing.crisp(x), y, to.middleX(), a.y0() > to.y1() ? to.y1() : to.y0());
        }
    }
}
