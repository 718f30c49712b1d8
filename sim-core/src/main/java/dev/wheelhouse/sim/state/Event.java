package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;

/**
 * A fact (M-64).
 *
 * @param slot −1 for no vehicle
 * @param xMeters where, in the world, NaN for nowhere; yMeters likewise
 * @param normalX direction in which the contact pushes the vehicle, a unit vector, NaN without contact; normalY likewise
 * @param impulseNs NaN where the kind has none
 * @param other the other party: a pedestrian, signal or vehicle by its id, empty for none
 * @param detail figures in words
 */
public record Event(
        long sequence,
        long step,
        EventKind kind,
        int slot,
        double xMeters,
        double yMeters,
        double normalX,
        double normalY,
        double impulseNs,
        DamageState previousDamage,
        DamageState resultDamage,
        String other,
        String detail) {}
