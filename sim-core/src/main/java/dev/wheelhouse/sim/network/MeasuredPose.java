package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.math.Vec3;

/**
 * Where a body is and how it moves, as measured; never a plan's or a drawing's (J-1).
 *
 * @param forward direction of the front, of any length; only its horizontal part counts
 * @param velocity metres a second
 */
public record MeasuredPose(Vec3 position, Vec3 forward, Vec3 velocity) {

    /** Whether everything is a number and the front has a horizontal direction. */
    public boolean isValid() {
        return position.isFinite() && forward.isFinite() && velocity.isFinite() && forward.horizontalLength() > 0;
    }

    /** The full magnitude of the velocity, sideways and vertical parts included. */
    public double speedMps() {
        return velocity.length();
    }

    public double horizontalSpeedMps() {
        return velocity.horizontalLength();
    }

    /** The cosine of the horizontal angle between the front and a unit direction. */
    public double alignmentWith(double directionX, double directionY) {
        double length = forward.horizontalLength();
        return forward.x() / length * directionX + forward.y() / length * directionY;
    }
}
