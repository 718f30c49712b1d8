package dev.wheelhouse.sim.damage;

import dev.wheelhouse.sim.id.DamageState;

/**
 * Impulse to points to capability (M-60).
 *
 * @param thresholdNs impulse without effect, N·s
 * @param nsPerPoint N·s above the threshold for one point
 * @param damagedFrom points
 * @param disabledFrom points
 */
public record DamageModel(
        double thresholdNs,
        double nsPerPoint,
        double damagedFrom,
        double disabledFrom,
        double capabilityDivisor,
        double capabilityFloor) {

    public double pointsAfter(double points, double impulseNs) {
        return points + Math.max(0, impulseNs - thresholdNs) / nsPerPoint;
    }

    public DamageState state(double points) {
        if (points >= disabledFrom) {
            return DamageState.DISABLED;
        }
        return points >= damagedFrom ? DamageState.DAMAGED : DamageState.HEALTHY;
    }

    /** The fraction of the target speed that is left; the state decides (ruling A20). */
    public double capability(double points) {
        return switch (state(points)) {
            case HEALTHY -> 1;
            case DAMAGED -> Math.min(1, Math.max(capabilityFloor, 1 - points / capabilityDivisor));
            case DISABLED -> 0;
        };
    }
}
