package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.GateSource;

/** A closed gate: one responder, one place (M-46, M-83). {@code pedestrian} is empty where a crossing closes it. */
public record Gate(
        GateSource source, int slot, double routeMeters, String pedestrian, boolean emergency, long lastBrakeStep) {}
