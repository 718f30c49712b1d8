package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.avoidance.AvoidanceCurve;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.Decision;

/** Who carries out what: the direct responder, and the avoidance with its part of the manoeuvre. */
public final class ExecutionCard extends Card {
    private final Figure responder = figure("responder", "Responder").atLeast(54);
    private final Figure avoiding = figure("avoiding", "Avoiding").atLeast(46);
    private final Figure offset = figure("offset", "Offset").atLeast(50);
    private final Figure manoeuvre = figure("manoeuvre", "Manoeuvre").atLeast(68);

    public ExecutionCard(boolean isStrip) {
        super(4, "Execution", isStrip, false);
    }

    @Override
    public String leading(ViewFrame f) {
        Avoidance a = f.current().avoidance();
        return a == null ? "none" : f.nameOf(a.slot());
    }

    @Override
    protected void fill(ViewFrame f) {
        Decision d = f.current().decision();
        responder.set(d != null && d.response().brakes() ? f.nameOf(d.slot()) : "none", "");
        Avoidance a = f.current().avoidance();
        avoiding.set(leading(f), "");
        if (a == null) {
            offset.set(Double.NaN, 2, "");
            manoeuvre.name("Manoeuvre");
            manoeuvre.set(Numbers.ABSENT, "");
            return;
        }
        offset.set(Numbers.signed(f.current().fleet().lateralMeters(a.slot()), 2), "m");
        AvoidanceCurve curve = f.scenario().avoidance().curve();
        double elapsed = f.scenario().secondsOf(f.current().step() - a.startStep());
        manoeuvre.name(part(curve, elapsed));
        manoeuvre.set(
                elapsed,
                1,
                "of\u00a0"
                        + Numbers.of(
                                f.scenario().secondsOf(f.scenario().avoidance().durationSteps()), 1, "s"));
    }

    /** Out until the full offset, then hold, then return. */
    static String part(AvoidanceCurve curve, double elapsed) {
        if (elapsed < curve.secondsToFullOffset()) {
            return "Out";
        }
        return curve.offsetMeters(elapsed) >= curve.fullOffsetMeters() - 1e-9 ? "Hold" : "Return";
    }
}
