package dev.wheelhouse.sim.body;

/**
 * What full pedals do and where they end; m/s², m/s.
 *
 * @param handbrakeMps2 what the handbrake adds
 * @param rollingMps2 what slows a body that nobody drives
 * @param decelerationCapMps2 the most that all brakes together give
 * @param lateralMps2 the lateral acceleration that bounds the steering angle
 * @param gearSpeedMps up to this speed a change of direction is taken
 */
public record PedalLimits(
        double driveMps2,
        double reverseMps2,
        double brakeMps2,
        double handbrakeMps2,
        double rollingMps2,
        double forwardCapMps,
        double reverseCapMps,
        double lateralMps2,
        double gearSpeedMps,
        double decelerationCapMps2) {
    public static final PedalLimits DEFAULT = new PedalLimits(3, 2, 8, 5, 0.3, 15, 4, 6, 0.3, 9);
}
