package dev.wheelhouse.sim.damage;

import dev.wheelhouse.sim.id.DamageState;

/**
 * From impulses to capability (M-60, ruling A20), all figures being data.
 *
 * @param thresholdNs impulse that does no damage yet, N·s
 * @param nsPerPoint impulse above it for one point, N·s, above 0
 * @param damagedFrom points from which a vehicle is Damaged
 * @param disabledFrom points from which it is Disabled
 * @param capabilityDivisor points that would leave no capability
 * @param capabilityFloor least capability of a vehicle that still moves, in [0, 1]
 */
public record DamageModel(
        double thresholdNs,
        double nsPerPoint,
        double damagedFrom,
        double disabledFrom,
        double capabilityDivisor,
        double capabilityFloor) {

    /** points + max(0, impulse − threshold)/nsPerPoint; 5000 N·s give 40 points. An impulse that is not a number adds none. */
    public double pointsAfter(double points, double impulseNs) {
        return impulseNs > thresholdNs ? points + (impulseNs - thresholdNs) / nsPerPoint : points;
    }

    public DamageState state(double points) {
        if (points >= disabledFrom) {
            return DamageState.DISABLED;
        }
        return points >= damagedFrom ? DamageState.DAMAGED : DamageState.HEALTHY;
    }

    /** The fraction of its speed that a vehicle keeps: 1 when Healthy whatever its points, 0 when Disabled. */
    public double capability(double points) {
        return switch (state(points)) {
            case HEALTHY -> 1;
            case DAMAGED -> Math.min(1, Math.max(capabilityFloor, 1 - points / capabilityDivisor));
            case DISABLED -> 0;
        };
    }
}
