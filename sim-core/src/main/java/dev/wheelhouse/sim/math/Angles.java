package dev.wheelhouse.sim.math;

/** Angles in radians, counter-clockwise; the canonical range is (−π, π]. */
public final class Angles {
    private static final double TURN = 2 * Math.PI;
    private static final double RADIANS_PER_DEGREE = Math.PI / 180;

    private Angles() {}

    /** The same direction in (−π, π]; an angle that is there already is returned unchanged. NaN stays NaN. */
    public static double wrap(double radians) {
        if (radians > -Math.PI && radians <= Math.PI) {
            return radians;
        }
        double rest = radians % TURN;
        if (rest > Math.PI) {
            return rest - TURN;
        }
        return rest <= -Math.PI ? rest + TURN : rest;
    }

    /** How far to turn from one direction to the other the short way, in (−π, π]. */
    public static double difference(double fromRadians, double toRadians) {
        return wrap(toRadians - fromRadians);
    }

    /** Blends two directions the short way round (X-F4); fraction 0 gives the first, 1 the second, both wrapped. */
    public static double lerp(double fromRadians, double toRadians, double fraction) {
        return wrap(fromRadians + difference(fromRadians, toRadians) * fraction);
    }

    public static double radiansFromDegrees(double degrees) {
        return degrees * RADIANS_PER_DEGREE;
    }
}
