package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.kinematics.Relocation;

/**
 * A vehicle that was put elsewhere in a step (M-80).
 *
 * @param claim reason, free length and the length needed, error between the two places, and so whether the exemption holds
 * @param alphaBefore where it was, as a fraction of the route
 * @param expectedMeters where the entrance should have put it
 * @param actualMeters where it came to stand
 */
public record Relocated(int slot, Relocation claim, double alphaBefore, double expectedMeters, double actualMeters) {}
