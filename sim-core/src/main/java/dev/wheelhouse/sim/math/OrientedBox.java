package dev.wheelhouse.sim.math;

/**
 * A vehicle's envelope in the world: a rectangle turned about a centre that need not be its middle.
 *
 * @param x centre, metres
 * @param y centre, metres, left positive
 * @param headingRadians counter-clockwise from the x axis
 * @param frontExtent metres from the centre to the front
 * @param rearExtent metres from the centre to the rear
 * @param halfWidth metres
 */
public record OrientedBox(
        double x, double y, double headingRadians, double frontExtent, double rearExtent, double halfWidth) {

    /** Distance in metres from a point to the box; 0 inside. */
    public double distanceTo(double px, double py) {
        double c = Trig.cos(headingRadians);
        double s = Trig.sin(headingRadians);
        double along = (px - x) * c + (py - y) * s;
        double across = -(px - x) * s + (py - y) * c;
        double dx = Math.max(0, Math.max(along - frontExtent, -rearExtent - along));
        double dy = Math.max(0, Math.abs(across) - halfWidth);
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The eight numbers x0, y0 … x3, y3 of the corners: front left, front right, rear right, rear left. */
    public double[] corners() {
        double c = Trig.cos(headingRadians);
        double s = Trig.sin(headingRadians);
        double[] along = {frontExtent, frontExtent, -rearExtent, -rearExtent};
        double[] across = {halfWidth, -halfWidth, -halfWidth, halfWidth};
        double[] xy = new double[8];
        for (int i = 0; i < 4; i++) {
            xy[2 * i] = x + along[i] * c - across[i] * s;
            xy[2 * i + 1] = y + along[i] * s + across[i] * c;
        }
        return xy;
    }

    /** Whether the interiors meet, by the separating axis theorem; touching edges do not count. */
    public boolean overlaps(OrientedBox other) {
        double[] a = corners();
        double[] b = other.corners();
        return !separated(headingRadians, a, b)
                && !separated(headingRadians + Math.PI / 2, a, b)
                && !separated(other.headingRadians, a, b)
                && !separated(other.headingRadians + Math.PI / 2, a, b);
    }

    private static boolean separated(double axis, double[] a, double[] b) {
        double c = Trig.cos(axis);
        double s = Trig.sin(axis);
        double minA = Double.POSITIVE_INFINITY;
        double maxA = Double.NEGATIVE_INFINITY;
        double minB = Double.POSITIVE_INFINITY;
        double maxB = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < 8; i += 2) {
            double pa = a[i] * c + a[i + 1] * s;
            double pb = b[i] * c + b[i + 1] * s;
            minA = Math.min(minA, pa);
            maxA = Math.max(maxA, pa);
            minB = Math.min(minB, pb);
            maxB = Math.max(maxB, pb);
        }
        return maxA <= minB + 1e-9 || maxB <= minA + 1e-9;
    }

    /** How far the box reaches ahead of its centre along the lane's tangent, metres (M-38). */
    public static double supportMeters(double extent, double halfWidth, double yawRadians) {
        if (yawRadians == 0) {
            return extent;
        }
        return extent * Math.abs(Trig.cos(yawRadians)) + halfWidth * Math.abs(Trig.sin(yawRadians));
    }
}
