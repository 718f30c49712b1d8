package dev.wheelhouse.sim.kinematics;

/** What a closed gate does to speed (ruling A3). */
public final class GateSpeed {
    private GateSpeed() {}

    /**
     * The largest v ≤ base with v·τ + v²/(2b) + margin ≤ clearance: v = −bτ + √((bτ)² + 2b(clearance − margin)); 0 inside the
     * margin. The inverse of {@link StoppingDistance#requiredMeters}.
     *
     * @param baseMps the speed without the gate; the result is in [0, max(0, base)]
     */
    public static double limitMps(
            double clearanceMeters, double reactionSeconds, double brakingMps2, double marginMeters, double baseMps) {
        if (!(clearanceMeters > marginMeters)) {
            return 0;
        }
        double braking = StoppingDistance.flooredBraking(brakingMps2);
        double lag = braking * reactionSeconds;
        double limit = Math.sqrt(lag * lag + 2 * braking * (clearanceMeters - marginMeters)) - lag;
        return Math.max(0, Math.min(baseMps, limit));
    }
}
