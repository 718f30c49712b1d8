package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.state.Decision;

/** What was predicted, and what stopping would need. */
public final class RiskCard extends Card {
    public RiskCard() {
        super(
                2,
                "Risk",
                "card-risk",
                "Conflict",
                "TTC",
                "Clearance",
                "Required",
                "In zone, vehicle",
                "In zone, person");
    }

    @Override
    public void show(ViewFrame frame) {
        Decision d = frame.current().decision();
        if (d == null) {
            set(0, "No conflict predicted");
            for (int row = 1; row < 6; row++) {
                set(row, "\u2013");
            }
            return;
        }
        Assessment a = d.assessment();
        set(0, frame.nameOf(d.slot()) + " and " + d.pedestrian().id());
        set(1, two(a.ttcSeconds(), "s"));
        set(2, two(a.inputs().clearance(), "m"));
        set(3, two(a.requiredMeters(), "m"));
        set(4, two(a.window().vehicleEntry(), "s") + " to " + two(a.window().vehicleExit(), "s"));
        set(5, two(a.window().pedestrianEntry(), "s") + " to " + two(a.window().pedestrianExit(), "s"));
    }
}
