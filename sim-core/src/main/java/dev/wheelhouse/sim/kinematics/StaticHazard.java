package dev.wheelhouse.sim.kinematics;

/**
 * Braking for something that stands ahead (M-40). Only a moving vehicle brakes, and only for what is not behind its bumper;
 * clearance 0 counts as ahead (ruling A12). Emergency here is a braking intensity, not the trajectory response (M-47).
 */
public final class StaticHazard {
    private StaticHazard() {}

    /** Whether the clearance is less than the required distance; equality suffices to stop (ruling A7). */
    public static boolean mustBrake(
            double speedMps, double clearanceMeters, double reactionSeconds, double brakingMps2, double marginMeters) {
        return isAhead(speedMps, clearanceMeters)
                && clearanceMeters
                        < StoppingDistance.requiredMeters(speedMps, reactionSeconds, brakingMps2, marginMeters);
    }

    /** Whether the clearance is less than the braking distance alone. */
    public static boolean isEmergency(double speedMps, double clearanceMeters, double brakingMps2) {
        return isAhead(speedMps, clearanceMeters)
                && clearanceMeters < StoppingDistance.brakingMeters(speedMps, brakingMps2);
    }

    private static boolean isAhead(double speedMps, double clearanceMeters) {
        return speedMps > 0 && clearanceMeters >= 0;
    }
}
