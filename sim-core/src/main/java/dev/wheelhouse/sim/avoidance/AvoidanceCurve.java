package dev.wheelhouse.sim.avoidance;

/**
 * The lateral manoeuvre as data (M-50, ruling A14): piecewise linear offset and yaw over elapsed seconds, for a
 * manoeuvre to the left. An observable fixture curve, not a trajectory that tyres could follow.
 *
 * @param offsets rising pairs of seconds and metres
 * @param yaws rising pairs of seconds and radians
 */
public record AvoidanceCurve(double[] offsets, double[] yaws) {

    public double durationSeconds() {
        return offsets[offsets.length - 2];
    }

    /** Lateral offset in metres at {@code elapsed} seconds; 0 outside. */
    public double offsetMeters(double elapsed) {
        return at(offsets, elapsed);
    }

    /** Yaw against the lane in radians at {@code elapsed} seconds; 0 outside. */
    public double yawRadians(double elapsed) {
        return at(yaws, elapsed);
    }

    /** The steepest lateral speed in m/s. */
    public double maxLateralSpeedMps() {
        double most = 0;
        for (int i = 2; i < offsets.length; i += 2) {
            most = Math.max(most, Math.abs(offsets[i + 1] - offsets[i - 1]) / (offsets[i] - offsets[i - 2]));
        }
        return most;
    }

    private static double at(double[] knots, double t) {
        if (t < knots[0] || t > knots[knots.length - 2]) {
            return 0;
        }
        int i = 2;
        while (i < knots.length - 2 && t > knots[i]) {
            i += 2;
        }
        double t0 = knots[i - 2];
        double t1 = knots[i];
        if (t == t1) {
            return knots[i + 1];
        }
        return knots[i - 1] + (knots[i + 1] - knots[i - 1]) * ((t - t0) / (t1 - t0));
    }
}
