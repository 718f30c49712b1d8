package dev.wheelhouse.sim.math;

/**
 * How far an oriented box reaches ahead of or behind its reference point, measured along the lane's centre line (M-38).
 *
 * <p>On a straight lane it is the largest projection of a corner on the tangent: {@code front·cos|yaw| + halfWidth·sin|yaw|}.
 * On a lane of curvature κ (left positive) a corner (x, y) of the lane frame lies beside the centre line's point at arc length
 * {@code atan2(x·κ, 1 − y·κ)/κ}. The angle seen from the circle's centre is monotone along an edge, so the corners decide.
 *
 * <p>The result is never less than the straight projection: a long body on a tight curve has its nose beside a point nearer than
 * its length, but a gap must never look larger than it is. The domain is |yaw| ≤ π/2 and a box that does not contain the
 * circle's centre. Metres, radians, 1/m.
 */
public final class SupportPoint {
    /** Below this curvature (radius above 10⁹ m) the lane is straight in doubles. */
    private static final double STRAIGHT_PER_METER = 1e-9;

    private SupportPoint() {}

    /** The reach ahead; exactly {@code front} when yaw and curvature are 0. */
    public static double frontMeters(double front, double halfWidth, double relativeYaw, double curvaturePerMeter) {
        if (relativeYaw == 0 && Math.abs(curvaturePerMeter) < STRAIGHT_PER_METER) {
            return front;
        }
        double cos = Trig.cos(relativeYaw);
        double sin = Trig.sin(relativeYaw);
        double straight = front * cos + halfWidth * Math.abs(sin);
        if (Math.abs(curvaturePerMeter) < STRAIGHT_PER_METER) {
            return straight;
        }
        double left = arcMeters(front * cos - halfWidth * sin, front * sin + halfWidth * cos, curvaturePerMeter);
        double right = arcMeters(front * cos + halfWidth * sin, front * sin - halfWidth * cos, curvaturePerMeter);
        return Math.max(straight, Math.max(left, right));
    }

    /** The reach behind; exactly {@code rear} when yaw and curvature are 0. A half turn makes the rear a front on −κ. */
    public static double rearMeters(double rear, double halfWidth, double relativeYaw, double curvaturePerMeter) {
        return frontMeters(rear, halfWidth, relativeYaw, -curvaturePerMeter);
    }

    private static double arcMeters(double x, double y, double curvature) {
        return Trig.atan2(x * curvature, 1 - y * curvature) / curvature;
    }
}
