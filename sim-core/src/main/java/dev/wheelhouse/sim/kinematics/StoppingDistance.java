package dev.wheelhouse.sim.kinematics;

/** The distance a vehicle needs to stop (M-40): v·reaction + v²/(2·braking) + margin. Metres, seconds, m/s, m/s². */
public final class StoppingDistance {
    /** Braking never divides by less than this at run time; the data must hold a legal value all the same. */
    static final double BRAKING_FLOOR_MPS2 = 0.001;

    private StoppingDistance() {}

    /** The distance covered before the brakes act. */
    public static double reactionMeters(double speedMps, double reactionSeconds) {
        return speedMps * reactionSeconds;
    }

    /** The distance covered while braking. */
    public static double brakingMeters(double speedMps, double brakingMps2) {
        return speedMps * speedMps / (2 * flooredBraking(brakingMps2));
    }

    /** Reaction, braking and the margin to keep: 23.725 m at 11 m/s with 0.6 s, 4 m/s² and 2 m. */
    public static double requiredMeters(
            double speedMps, double reactionSeconds, double brakingMps2, double marginMeters) {
        return reactionMeters(speedMps, reactionSeconds) + brakingMeters(speedMps, brakingMps2) + marginMeters;
    }

    static double flooredBraking(double brakingMps2) {
        return Math.max(brakingMps2, BRAKING_FLOOR_MPS2);
    }
}
