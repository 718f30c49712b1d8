package dev.wheelhouse.sim.math;

/** The transcendental functions of the core: StrictMath, so that every JVM gives the same bits. Angles in radians. */
public final class Trig {
    private Trig() {}

    public static double sin(double radians) {
        return StrictMath.sin(radians);
    }

    public static double cos(double radians) {
        return StrictMath.cos(radians);
    }

    public static double atan2(double y, double x) {
        return StrictMath.atan2(y, x);
    }
}
