package dev.wheelhouse.sim.kinematics;

/** What a driver needs to stop (M-40): speeds m/s, times s, decelerations m/s², distances m. */
public final class StoppingDistance {
    /** The least braking that is divided by; data must hold a legal value all the same. */
    public static final double BRAKING_FLOOR_MPS2 = 0.001;

    private StoppingDistance() {}

    public static double reactionMeters(double speed, double reaction) {
        return speed * reaction;
    }

    public static double brakingMeters(double speed, double braking) {
        return speed * speed / (2 * Math.max(braking, BRAKING_FLOOR_MPS2));
    }

    public static double requiredMeters(double speed, double reaction, double braking, double margin) {
        return reactionMeters(speed, reaction) + brakingMeters(speed, braking) + margin;
    }

    /** Whether a hazard at this clearance asks for braking; equality suffices to pass it by (ruling A12 for 0). */
    public static boolean mustBrake(double speed, double clearance, double reaction, double braking, double margin) {
        return isAhead(speed, clearance) && clearance < requiredMeters(speed, reaction, braking, margin);
    }

    /** Braking intensity, not the trajectory's response (M-47): not even pure braking suffices. */
    public static boolean isEmergency(double speed, double clearance, double braking) {
        return isAhead(speed, clearance) && clearance < brakingMeters(speed, braking);
    }

    private static boolean isAhead(double speed, double clearance) {
        return speed > 0 && clearance >= 0;
    }
}
