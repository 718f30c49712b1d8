package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.state.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A decision as one sentence with its numbers. */
public final class DecisionSentence {
    private DecisionSentence() {}

    /** "V03 at 44.0 s: avoid right, because …"; empty where nothing was decided. */
    public static String of(ViewFrame f) {
        Decision d = f.current().decision();
        if (d == null) {
            return "";
        }
        String at =
                new StepClock(f.scenario().stepsPerSecond()).format(f.current().step());
        List<String> others = new ArrayList<>();
        String chosen = "";
        for (DecisionTable.Row row : DecisionTable.of(f)) {
            String name = row.name().toLowerCase(Locale.ROOT);
            String reason = lowered(row.reason());
            if (row.isChosen()) {
                chosen = name + ", " + reason.replaceFirst("^chosen, ", "");
            } else {
                others.add(name + ": " + reason);
            }
        }
        return f.nameOf(d.slot()) + " at " + at + "\u00a0s (step " + f.current().step() + "): " + chosen + ", because "
                + why(d) + "; not " + String.join("; not ", others);
    }

    private static String why(Decision d) {
        Assessment a = d.assessment();
        double has = a.inputs().clearance();
        int digits = Numbers.digitsApart(has, a.requiredMeters(), 2);
        String room = Numbers.of(has, digits, "m") + " are clear and braking needs "
                + Numbers.of(a.requiredMeters(), digits, "m");
        return Double.isNaN(a.ttcSeconds())
                ? d.pedestrian().id() + " is there, " + room
                : d.pedestrian().id() + " is met in " + Numbers.two(a.ttcSeconds(), "s") + ", " + room;
    }

    /** Identities keep their capitals. */
    private static String lowered(String reason) {
        boolean isIdentity = reason.length() > 1 && Character.isDigit(reason.charAt(1));
        return isIdentity ? reason : Character.toLowerCase(reason.charAt(0)) + reason.substring(1);
    }
}
