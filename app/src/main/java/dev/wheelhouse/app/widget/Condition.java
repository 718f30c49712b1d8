package dev.wheelhouse.app.widget;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.FleetState;

/** What a vehicle does in a step, as a sign, a tone and words; the gravest of what is true. */
public record Condition(Glyph glyph, Tone tone, String words) {
    private static final double STEADY_MPS2 = 0.005;

    public static Condition of(ViewFrame f, int slot) {
        FleetState fleet = f.current().fleet();
        Avoidance a = f.current().avoidance();
        if (f.scenario().damage().state(fleet.damagePoints(slot)) == DamageState.DISABLED) {
            return new Condition(Glyph.DISABLED, Tone.STOP, "Disabled");
        }
        if (fleet.has(slot, FleetState.EMERGENCY_BRAKING)) {
            return new Condition(Glyph.WARNING, Tone.STOP, "Emergency brake");
        }
        if (a != null && a.slot() == slot) {
            boolean isLeft = a.side() == Side.LEFT;
            return new Condition(
                    isLeft ? Glyph.AVOID_LEFT : Glyph.AVOID_RIGHT, Tone.AVOID, isLeft ? "Avoids left" : "Avoids right");
        }
        if (fleet.has(slot, FleetState.GATE_CLOSED)) {
            boolean isSlowing = fleet.accelerationMps2(slot) < -STEADY_MPS2;
            String words = fleet.speedMps(slot) == 0 ? "Held by gate" : isSlowing ? "Stops at gate" : "Gate closed";
            return new Condition(Glyph.GATE_CLOSED, Tone.STOP, words);
        }
        return inTraffic(f, fleet, slot);
    }

    private static Condition inTraffic(ViewFrame f, FleetState fleet, int slot) {
        double acceleration = fleet.accelerationMps2(slot);
        if (fleet.speedMps(slot) < f.scenario().driving().queuedBelow() && acceleration <= STEADY_MPS2) {
            return new Condition(Glyph.WAITING, Tone.BRAKE, "Waiting");
        }
        if (acceleration <= -1) {
            return new Condition(Glyph.BRAKE, Tone.BRAKE, "Braking");
        }
        if (acceleration < -STEADY_MPS2) {
            return new Condition(Glyph.BRAKE, Tone.QUIET, "Slowing");
        }
        if (f.scenario().damage().state(fleet.damagePoints(slot)) == DamageState.DAMAGED) {
            return new Condition(Glyph.DAMAGED, Tone.BRAKE, "Damaged");
        }
        return acceleration > STEADY_MPS2
                ? new Condition(Glyph.KEEP, Tone.QUIET, "Speeding up")
                : new Condition(Glyph.KEEP, Tone.QUIET, "Cruising");
    }
}
