package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.risk.Rejection;
import dev.wheelhouse.sim.risk.RiskInputs;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.Decision;
import java.util.ArrayList;
import java.util.List;

/** A decision as rows of text: one for each response that was possible, with what it needed and what was there. */
final class DecisionTable {
    static final int ROWS = 5;
    static final List<String> NAMES = List.of("Keep", "Brake", "Emergency brake", "Avoid left", "Avoid right");
    static final List<Glyph> GLYPHS =
            List.of(Glyph.KEEP, Glyph.BRAKE, Glyph.WARNING, Glyph.AVOID_LEFT, Glyph.AVOID_RIGHT);
    private static final String NONE = Numbers.ABSENT;

    /** A row; the verdict is a tick where the response is feasible, a cross where not, a dash where nobody looked. */
    record Row(
            String name,
            String ttc,
            String needs,
            String side,
            boolean isSideTooSmall,
            String reach,
            Glyph verdict,
            String reason,
            boolean isChosen,
            Tone tone) {}

    private DecisionTable() {}

    static Glyph glyph(Response response) {
        return GLYPHS.get(response.ordinal() + 1);
    }

    static Tone tone(Response response) {
        return switch (response) {
            case BRAKE -> Tone.BRAKE;
            case EMERGENCY_BRAKE -> Tone.STOP;
            case AVOID_LEFT, AVOID_RIGHT -> Tone.AVOID;
        };
    }

    static List<Row> of(ViewFrame f) {
        Decision d = f.current().decision();
        List<Row> rows = new ArrayList<>();
        if (d == null) {
            for (int k = 0; k < ROWS; k++) {
                String reason = k == 0 ? "No conflict predicted" : "Not needed";
                rows.add(new Row(
                        NAMES.get(k),
                        NONE,
                        NONE,
                        NONE,
                        false,
                        NONE,
                        k == 0 ? Glyph.TICK : Glyph.DASH,
                        reason,
                        k == 0,
                        Tone.PLAIN));
            }
            return rows;
        }
        Assessment a = d.assessment();
        String needs = Numbers.of(neededMps2(a.inputs()), 2);
        rows.add(row(f, d, 0, NONE, Double.NaN, a.keep()));
        rows.add(row(f, d, 1, needs, Double.NaN, a.brake()));
        rows.add(row(f, d, 2, needs, Double.NaN, a.emergency()));
        rows.add(row(f, d, 3, NONE, a.leftClearanceReachable(), a.left()));
        rows.add(row(f, d, 4, NONE, a.rightClearanceReachable(), a.right()));
        return rows;
    }

    private static Row row(ViewFrame f, Decision d, int k, String needs, double side, Rejection why) {
        Assessment a = d.assessment();
        boolean isChosen = k == d.response().ordinal() + 1;
        String ttc = Numbers.of(a.ttcSeconds(), 2);
        boolean isSideRow = k >= 3;
        double envelope = a.inputs().halfEnvelope();
        int digits = Numbers.digitsApart(side, envelope, 2);
        String reason = isChosen ? chosen(f, d) : reason(f, d, k, side, why);
        return new Row(
                NAMES.get(k),
                ttc,
                needs,
                isSideRow ? Numbers.of(side, digits) : NONE,
                side < envelope - 1e-9,
                isSideRow ? Numbers.of(a.reachableMeters(), 2) : NONE,
                isChosen ? Glyph.TICK : verdict(why),
                reason,
                isChosen,
                tone(d.response()));
    }

    private static Glyph verdict(Rejection why) {
        return switch (why) {
            case NONE, PREFERRED_OTHER_SIDE -> Glyph.TICK;
            case NOT_NEEDED, STOPS_IN_TIME -> Glyph.DASH;
            default -> Glyph.CROSS;
        };
    }

    /** The deceleration that just stops the margin before the person, after the reaction time. */
    static double neededMps2(RiskInputs in) {
        double room = in.clearance() - StoppingDistance.reactionMeters(in.speed(), in.reaction()) - in.stoppingMargin();
        if (in.speed() == 0) {
            return 0;
        }
        return room > 0 ? in.speed() * in.speed() / (2 * room) : Double.POSITIVE_INFINITY;
    }

    private static String chosen(ViewFrame f, Decision d) {
        Assessment a = d.assessment();
        RiskInputs in = a.inputs();
        if (d.response() != a.response()) {
            return "Chosen, kept while " + d.pedestrian().id() + " is there";
        }
        return switch (d.response()) {
            case BRAKE -> "Chosen, stops in " + Numbers.two(a.requiredMeters(), "m");
            case EMERGENCY_BRAKE ->
                "Chosen, stops in "
                        + Numbers.two(
                                StoppingDistance.requiredMeters(
                                        in.speed(),
                                        in.reaction(),
                                        f.scenario().driving().emergencyBraking(),
                                        in.stoppingMargin()),
                                "m");
            case AVOID_LEFT -> sideChosen(a.leftClearanceReachable(), in);
            case AVOID_RIGHT -> sideChosen(a.rightClearanceReachable(), in);
        };
    }

    private static String sideChosen(double side, RiskInputs in) {
        int digits = Numbers.digitsApart(side, in.halfEnvelope(), 2);
        return "Chosen, " + Numbers.of(side, digits) + " \u2265 " + Numbers.of(in.halfEnvelope(), digits, "m");
    }

    private static String reason(ViewFrame f, Decision d, int k, double side, Rejection why) {
        Assessment a = d.assessment();
        RiskInputs in = a.inputs();
        int digits = Numbers.digitsApart(side, in.halfEnvelope(), 2);
        String tooClose = Numbers.of(side, digits) + " < " + Numbers.of(in.halfEnvelope(), digits, "m");
        return switch (why) {
            case NONE -> "Possible, not chosen";
            case NOT_NEEDED -> "Not needed";
            case STOPS_IN_TIME -> "Normal braking is enough";
            case CONFLICT ->
                "Both there " + Numbers.of(a.window().start(), 2) + "\u2013"
                        + Numbers.two(a.window().end(), "s");
            case CANNOT_STOP -> cannotStop(a);
            case CORRIDOR_TAKEN -> taken(f, d);
            case CORRIDOR_BLOCKED -> blocked(f);
            case OUT_OF_REACH -> tooClose + " in reach";
            case SIDE_TOO_CLOSE -> "Side " + tooClose;
            case PREFERRED_OTHER_SIDE -> k == 3 ? "Right has more room" : "Left has more room";
        };
    }

    private static String cannotStop(Assessment a) {
        double has = a.inputs().clearance();
        int digits = Numbers.digitsApart(has, a.requiredMeters(), 2);
        return Numbers.of(a.requiredMeters() - has, digits, "m") + " short of "
                + Numbers.of(a.requiredMeters(), digits);
    }

    private static String taken(ViewFrame f, Decision d) {
        Avoidance other = f.previous().avoidance();
        return other != null
                ? f.nameOf(other.slot()) + " avoids" + (other.batch() > 0 ? ", batch " + other.batch() : "")
                : "Batch " + d.pedestrian().batch() + " has avoided";
    }

    private static String blocked(ViewFrame f) {
        double offset = f.scenario().avoidance().curve().fullOffsetMeters();
        Decision d = f.current().decision();
        double half = d == null ? 0 : d.assessment().inputs().halfWidth();
        return offset + half > f.scenario().road().drivableHalfWidth()
                ? "Road ends at " + Numbers.two(f.scenario().road().drivableHalfWidth(), "m")
                : "Barrier in the corridor";
    }
}
