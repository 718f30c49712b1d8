package dev.wheelhouse.sim.kinematics;

/** The largest honest displacement of a step (M-81, ruling A21); along and across have limits of their own. */
public final class TeleportLimit {
    /** Equality is allowed; differences of positions carry rounding of this order (ruling A22). */
    private static final double ROUNDING_METERS = 1e-9;

    private TeleportLimit() {}

    /** cap·dt + a·dt²/2 + tolerance: 1.424 m with 14 m/s, 2.8 m/s², 0.1 s and 0.01 m. */
    public static double alongMeters(
            double speedCapMps, double accelerationMps2, double stepSeconds, double toleranceMeters) {
        return speedCapMps * stepSeconds + accelerationMps2 * stepSeconds * stepSeconds / 2 + toleranceMeters;
    }

    /** maxLateralSpeed·dt + tolerance: 0.33 m with 3.2 m/s, 0.1 s and 0.01 m. */
    public static double acrossMeters(double maxLateralSpeedMps, double stepSeconds, double toleranceMeters) {
        return maxLateralSpeedMps * stepSeconds + toleranceMeters;
    }

    /** Whether a displacement of either sign is larger than its limit. A displacement that is not a number is a violation. */
    public static boolean isViolation(double displacementMeters, double limitMeters) {
        return !(Math.abs(displacementMeters) <= limitMeters + ROUNDING_METERS);
    }
}
