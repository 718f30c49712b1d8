package dev.wheelhouse.sim.network;

/**
 * A lane of a link.
 *
 * @param path its middle, in the direction of travel
 * @param speedLimitMps NaN where none is stated
 * @param drivable whether cars may use it
 */
public record Lane(Polyline path, double widthMeters, double speedLimitMps, boolean drivable) {
    /** Where no width is stated. */
    public static final double DEFAULT_WIDTH_METERS = 3.2;

    public static Lane of(Polyline path) {
        return new Lane(path, DEFAULT_WIDTH_METERS, Double.NaN, true);
    }
}
