package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.math.Angles;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Trig;
import dev.wheelhouse.sim.math.Vec2;

/**
 * A driven body; position and speed are those of the rear axle. Metres, radians counter-clockwise and not wrapped, m/s with
 * reverse negative.
 *
 * @param reverse the gear that is in
 */
public record BodyState(
        double xMeters,
        double yMeters,
        double headingRadians,
        double speedMps,
        double steeringRadians,
        boolean reverse) {

    /** The state of a body whose envelope's middle is there (J-41). */
    public static BodyState atCentre(
            VehicleParameters vehicle, double xMeters, double yMeters, double headingRadians, double speedMps) {
        double back = vehicle.rearAxleMeters();
        return new BodyState(
                xMeters - back * Trig.cos(headingRadians),
                yMeters - back * Trig.sin(headingRadians),
                headingRadians,
                speedMps,
                0,
                speedMps < 0);
    }

    /** The reported position: the middle of the envelope. */
    public Vec2 centre(VehicleParameters vehicle) {
        double ahead = vehicle.rearAxleMeters();
        return new Vec2(xMeters + ahead * Trig.cos(headingRadians), yMeters + ahead * Trig.sin(headingRadians));
    }

    /** The velocity of the envelope's middle, with the part that turning adds. */
    public Vec2 centreVelocity(VehicleParameters vehicle) {
        double cos = Trig.cos(headingRadians);
        double sin = Trig.sin(headingRadians);
        double across = yawRateRadps(vehicle) * vehicle.rearAxleMeters();
        return new Vec2(speedMps * cos - across * sin, speedMps * sin + across * cos);
    }

    public double yawRateRadps(VehicleParameters vehicle) {
        return speedMps / vehicle.wheelbaseMeters() * Trig.tan(steeringRadians);
    }

    /** The envelope of a vehicle of these parameters. */
    public OrientedBox envelope(VehicleParameters vehicle) {
        Vec2 centre = centre(vehicle);
        double half = vehicle.lengthMeters() / 2;
        return new OrientedBox(centre.x(), centre.y(), headingRadians, half, half, vehicle.widthMeters() / 2);
    }

    /** Standing at a fraction of the way to a later state: where a contact stops it (J-43). */
    public BodyState stoppedOnTheWayTo(BodyState later, double fraction) {
        return new BodyState(
                xMeters + (later.xMeters - xMeters) * fraction,
                yMeters + (later.yMeters - yMeters) * fraction,
                headingRadians + Angles.difference(headingRadians, later.headingRadians) * fraction,
                0,
                steeringRadians + (later.steeringRadians - steeringRadians) * fraction,
                later.reverse);
    }
}
