package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.risk.Rejection;
import dev.wheelhouse.sim.state.Decision;
import java.util.Locale;

/** What was decided, and why not otherwise. */
public final class ResponseCard extends Card {
    public ResponseCard() {
        super(
                3,
                "Response",
                "card-response",
                "Chosen",
                "Keep",
                "Brake",
                "Emergency brake",
                "Avoid left",
                "Avoid right");
    }

    @Override
    public void show(ViewFrame frame) {
        Decision d = frame.current().decision();
        if (d == null) {
            set(0, "No response needed");
            for (int row = 1; row < 6; row++) {
                set(row, "\u2013");
            }
            return;
        }
        Assessment a = d.assessment();
        set(
                0,
                words(d.response().name()) + ", decided on step "
                        + frame.previous().step());
        set(1, words(a.keep().name()));
        set(2, d.response() == Response.BRAKE ? "Chosen" : words(a.brake().name()));
        set(
                3,
                d.response() == Response.EMERGENCY_BRAKE
                        ? "Chosen"
                        : words(a.emergency().name()));
        set(4, side(a.left(), d.response() == Response.AVOID_LEFT, a.leftClearanceReachable(), a));
        set(5, side(a.right(), d.response() == Response.AVOID_RIGHT, a.rightClearanceReachable(), a));
    }

    private static String side(Rejection why, boolean chosen, double clearance, Assessment a) {
        String figures = two(clearance, "m") + ", needs " + two(a.inputs().halfEnvelope(), "m");
        return (chosen ? "Chosen" : words(why.name())) + (Double.isNaN(clearance) ? "" : ", side " + figures);
    }

    private static String words(String name) {
        String lower = name.toLowerCase(Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }
}
