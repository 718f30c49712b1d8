package dev.wheelhouse.sim.body;

/**
 * What a kinematic single-track vehicle is made of (J-45). The middle of its envelope lies {@code rearAxleMeters} in front of the
 * rear axle. Metres, radians, m/s, m/s², kilograms.
 *
 * <p>The first three sets are those of M. Althoff and G. Würsching, "CommonRoad: Vehicle Models 2020a", tables 1 to 3; bus and van
 * are our own.
 *
 * @param frontAxleMeters from the envelope's middle to the front axle
 * @param rearAxleMeters from the envelope's middle to the rear axle
 * @param switchSpeedMps above it the drive's power limits
 */
public record VehicleParameters(
        String name,
        double lengthMeters,
        double widthMeters,
        double frontAxleMeters,
        double rearAxleMeters,
        double steeringLockRadians,
        double steeringRateRadps,
        double minimumSpeedMps,
        double maximumSpeedMps,
        double switchSpeedMps,
        double maximumAccelerationMps2,
        double massKg) {
    public static final VehicleParameters FORD_ESCORT = new VehicleParameters(
            "Ford Escort", 4.298, 1.674, 0.88392, 1.50876, 0.910, 0.4, -13.9, 45.8, 4.755, 11.5, 1225.888);
    public static final VehicleParameters BMW_320I = new VehicleParameters(
            "BMW 320i", 4.508, 1.610, 1.1561957064, 1.4227170936, 1.066, 0.4, -13.6, 50.8, 7.319, 11.5, 1093.295);
    public static final VehicleParameters VW_VANAGON = new VehicleParameters(
            "VW Vanagon", 4.569, 1.844, 1.1507916024, 1.3211363976, 1.023, 0.4, -11.2, 41.7, 7.824, 11.5, 1478.898);
    public static final VehicleParameters VAN =
            new VehicleParameters("van", 5.9, 2.0, 1.91, 1.75, 0.75, 0.4, -11.2, 41.7, 7.8, 11.5, 2600);
    public static final VehicleParameters BUS =
            new VehicleParameters("bus", 12, 2.55, 3.3, 2.6, 0.75, 0.4, -8, 27.8, 6, 9, 12_500);

    /** The set of a vehicle that names none. */
    public static final VehicleParameters DEFAULT = BMW_320I;

    public double wheelbaseMeters() {
        return frontAxleMeters + rearAxleMeters;
    }
}
