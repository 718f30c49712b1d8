package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.GateSource;

/**
 * A closed gate: one responder, one place (M-46, M-83).
 *
 * @param subject who or what closes it: a pedestrian's or a signal's id, empty for the crossing
 */
public record Gate(
        GateSource source, int slot, double routeMeters, String subject, boolean emergency, long lastBrakeStep) {}
