package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.state.FleetState;
import java.util.Locale;

/** The motion facts of the selected vehicle: the inspector's first tab. */
public final class MotionCard extends Card {
    public MotionCard() {
        super(
                0,
                "Selected vehicle",
                "inspector-motion",
                "Vehicle",
                "Speed",
                "Acceleration",
                "Target",
                "Held by",
                "Gap ahead",
                "Route",
                "Lateral offset",
                "Heading",
                "Gate",
                "Damage");
    }

    @Override
    public void show(ViewFrame frame) {
        int slot = frame.selected();
        if (slot < 0) {
            set(0, "Click a car, or press ]");
            for (int row = 1; row < 11; row++) {
                set(row, "\u2013");
            }
            return;
        }
        FleetState f = frame.current().fleet();
        set(
                0,
                frame.nameOf(slot) + ", "
                        + frame.scenario().fleet().vehicles().get(slot).type());
        set(1, two(f.speedMps(slot), "m/s"));
        set(2, two(f.accelerationMps2(slot), "m/s\u00b2"));
        set(3, two(f.targetSpeedMps(slot), "m/s"));
        set(4, f.binding(slot).name().toLowerCase(Locale.ROOT).replace('_', ' '));
        set(5, two(f.bumperGapMeters(slot), "m"));
        set(6, two(f.routeMeters(slot), "m"));
        set(7, two(f.lateralMeters(slot), "m"));
        set(
                8,
                String.format(Locale.ROOT, "%.1f\u00b0", Math.toDegrees(f.yawRadians(slot)) + 0.0)
                        .replace('-', '\u2212'));
        set(9, f.has(slot, FleetState.GATE_CLOSED) ? "closed" : "open");
        set(
                10,
                frame.scenario().damage().state(f.damagePoints(slot)).name().toLowerCase(Locale.ROOT) + ", "
                        + String.format(Locale.ROOT, "%.1f", f.damagePoints(slot)));
    }
}
