package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;

/** A fact (M-64). {@code slot} −1 for no vehicle; metres, N·s, NaN where the kind has none. */
public record Event(
        long sequence,
        long step,
        EventKind kind,
        int slot,
        double xMeters,
        double yMeters,
        double impulseNs,
        DamageState previousDamage,
        DamageState resultDamage,
        String detail) {}
