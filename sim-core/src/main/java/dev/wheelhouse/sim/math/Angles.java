package dev.wheelhouse.sim.math;

/** Angles in radians, counter-clockwise positive. */
public final class Angles {
    private Angles() {}

    /** The same direction in (−π, π]. */
    public static double wrap(double radians) {
        double turns = Math.ceil((radians - Math.PI) / (2 * Math.PI));
        return radians - turns * 2 * Math.PI;
    }

    /** The direction at {@code fraction} of the shorter way from {@code from} to {@code to}. */
    public static double lerp(double from, double to, double fraction) {
        return wrap(from + wrap(to - from) * fraction);
    }
}
