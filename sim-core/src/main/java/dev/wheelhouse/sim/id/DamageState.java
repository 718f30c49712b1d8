package dev.wheelhouse.sim.id;

/** What damage points amount to. */
public enum DamageState {
    HEALTHY,
    DAMAGED,
    DISABLED
}
