package dev.wheelhouse.sim.id;

/** What closes a gate. Each source has its own responder. */
public enum GateSource {
    CROSSING,
    HAZARD,
    SIGNAL,
    JUNCTION
}
