package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Trig;

/** Where a person on foot stands and looks (S-26); metres, radians. */
public record PersonPose(double xMeters, double yMeters, double headingRadians) {
    private static final double BESIDE_DOOR_METERS = 1;

    /**
     * Where a person gets out: 1 m beside the envelope's side, looking the way the vehicle does.
     *
     * @param doorAheadMeters how far the door is ahead of the envelope's reference point
     */
    public static PersonPose beside(OrientedBox envelope, Side side, double doorAheadMeters) {
        double cos = Trig.cos(envelope.headingRadians());
        double sin = Trig.sin(envelope.headingRadians());
        double left = side.sign() * (envelope.halfWidth() + BESIDE_DOOR_METERS);
        return new PersonPose(
                envelope.centerX() + doorAheadMeters * cos - left * sin,
                envelope.centerY() + doorAheadMeters * sin + left * cos,
                envelope.headingRadians());
    }
}
