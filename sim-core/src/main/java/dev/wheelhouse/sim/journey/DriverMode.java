package dev.wheelhouse.sim.journey;

/** Who drives. */
public enum DriverMode {
    NPC,
    PLAYER
}
