package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.risk.Corridor;
import dev.wheelhouse.sim.risk.Rejection;
import dev.wheelhouse.sim.state.Decision;
import java.util.Locale;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** Layer 3: both corridors of the vehicle that answers, each with what the decision found there, and the answer itself. */
final class ResponseLayer implements Layer {
    @Override
    public String name() {
        return "Response";
    }

    @Override
    public int key() {
        return 3;
    }

    @Override
    public void draw(Drawing d) {
        Decision decision = d.f().current().decision();
        if (decision != null) {
            corridor(d, decision, Side.LEFT);
            corridor(d, decision, Side.RIGHT);
            answer(d, decision);
        }
    }

    private static void answer(Drawing d, Decision decision) {
        boolean concernsSelected = decision.slot() == d.f().selected();
        if (concernsSelected || !d.sees(d.tailMeters(decision.slot()), d.noseMeters(decision.slot()))) {
            return;
        }
        StatePlates.of(d, decision.slot(), Labels.Priority.REASON);
    }

    private static void corridor(Drawing d, Decision decision, Side side) {
        Assessment a = decision.assessment();
        Rejection why = side == Side.LEFT ? a.left() : a.right();
        double middle = side.sign() * a.inputs().fullOffset();
        double half = a.inputs().halfWidth();
        double from = decision.pedestrian().x() - a.inputs().clearance();
        double to = decision.pedestrian().x() + a.inputs().length() / 2;
        if (why == Rejection.CORRIDOR_BLOCKED) {
            to = from
                    + a.inputs().speed() * d.f().scenario().avoidance().curve().durationSeconds();
        }
        to = Math.min(to, d.f().scenario().road().lengthMeters());
        if (!d.sees(from, to) || to <= from) {
            return;
        }
        State state = State.of(why);
        paint(d, state, from, to, middle - half, middle + half);
        Area area = new Area(
                Math.max(8, d.x(from)), d.y(middle + half), Math.min(d.width() - 8, d.x(to)), d.y(middle - half));
        d.labels().pattern(area.x0(), area.y0(), area.x1(), area.y1());
        String name = side.name().charAt(0) + side.name().substring(1).toLowerCase(Locale.ROOT);
        d.labels()
                .state(
                        Labels.Priority.REASON,
                        "corridor " + side,
                        name + " " + Figures.signed(middle, 1) + "\u00a0m: " + words(decision, side, why),
                        state.mark,
                        state.colour(d),
                        new Area(area.x0(), area.y0(), area.x0() + 8, area.y1()),
                        Place.RIGHT,
                        Place.CENTRE,
                        side == Side.LEFT ? Place.ABOVE : Place.BELOW);
    }

    private static void paint(Drawing d, State state, double from, double to, double low, double high) {
        GraphicsContext g = d.g();
        Color colour = state.colour(d);
        g.setFill(Drawing.faint(colour, state == State.NOT_NEEDED ? 0.04 : 0.12));
        d.fill(from, to, low, high);
        g.setStroke(Drawing.faint(colour, 0.55));
        if (state == State.BLOCKED) {
            double x0 = Math.max(0, d.x(from));
            double x1 = Math.min(d.width(), d.x(to));
            d.hatch(x0, d.y(high), x1 - x0, (high - low) * d.scale(), 11, true);
        }
        g.setStroke(colour);
        switch (state) {
            case BLOCKED -> g.setLineDashes(6, 4);
            case OUT_OF_REACH -> g.setLineDashes(1.5, 4);
            case NOT_NEEDED -> g.setLineDashes(2, 6);
            case FREE -> g.setLineDashes();
        }
        d.outline(from, to, low, high);
        g.setLineDashes();
    }

    private static String words(Decision decision, Side side, Rejection why) {
        Assessment a = decision.assessment();
        double envelope = a.inputs().halfEnvelope();
        double clear = side == Side.LEFT ? a.leftClearanceFull() : a.rightClearanceFull();
        double reached = side == Side.LEFT ? a.leftClearanceReachable() : a.rightClearanceReachable();
        return switch (why) {
            case NONE ->
                decision.response() == (side == Side.LEFT ? Response.AVOID_LEFT : Response.AVOID_RIGHT)
                        ? "chosen, side " + Figures.comparison(reached, "\u2265", envelope, 2, "m")
                        : "free";
            case PREFERRED_OTHER_SIDE -> "free, the other side has more room";
            case CORRIDOR_TAKEN, CORRIDOR_BLOCKED -> inTheWay(decision, side);
            case OUT_OF_REACH ->
                "out of reach, "
                        + Figures.comparison(
                                a.reachableMeters(), "of", a.inputs().fullOffset(), 2, "m");
            case SIDE_TOO_CLOSE ->
                Figures.comparison(clear, "<", envelope, 2, "m") + " to "
                        + decision.pedestrian().id().value();
            case STOPS_IN_TIME -> "not needed, stops in time";
            default -> "not needed";
        };
    }

    private static String inTheWay(Decision decision, Side side) {
        Corridor corridor = side == Side.LEFT ? decision.left() : decision.right();
        return switch (corridor.blocker()) {
            case AVOIDANCE -> "taken by " + corridor.name();
            case BATCH -> "this batch has had its avoidance";
            case ROAD_EDGE -> "blocked by the kerb";
            case BARRIER, VEHICLE -> "blocked by " + corridor.name();
            case NONE -> "not available";
        };
    }

    /** How a corridor is drawn: colour, pattern and sign. */
    private enum State {
        FREE(Mark.TICK),
        BLOCKED(Mark.CROSS),
        OUT_OF_REACH(Mark.CROSS),
        NOT_NEEDED(Mark.NONE);

        private final Mark mark;

        State(Mark mark) {
            this.mark = mark;
        }

        static State of(Rejection why) {
            return switch (why) {
                case NONE, PREFERRED_OTHER_SIDE -> FREE;
                case CORRIDOR_TAKEN, CORRIDOR_BLOCKED, SIDE_TOO_CLOSE -> BLOCKED;
                case OUT_OF_REACH -> OUT_OF_REACH;
                default -> NOT_NEEDED;
            };
        }

        Color colour(Drawing d) {
            return switch (this) {
                case FREE -> d.p().ok();
                case BLOCKED -> d.p().stop();
                case OUT_OF_REACH -> d.p().brake();
                case NOT_NEEDED -> d.p().ink3();
            };
        }
    }
}
