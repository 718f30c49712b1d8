package dev.wheelhouse.sim.math;

/**
 * The only place that calls transcendental functions. {@link StrictMath} gives the same bits on every JVM; {@code Math.sin}
 * does not. Angles in radians.
 */
public final class Trig {
    private Trig() {}

    public static double sin(double radians) {
        return StrictMath.sin(radians);
    }

    public static double cos(double radians) {
        return StrictMath.cos(radians);
    }

    public static double tan(double radians) {
        return StrictMath.tan(radians);
    }

    public static double atan(double tangent) {
        return StrictMath.atan(tangent);
    }

    /** The angle of (x, y) in [−π, π], counter-clockwise from the x axis. */
    public static double atan2(double y, double x) {
        return StrictMath.atan2(y, x);
    }

    /** √(x² + y²) without intermediate overflow. */
    public static double hypot(double x, double y) {
        return StrictMath.hypot(x, y);
    }
}
