package dev.wheelhouse.sim.math;

/**
 * A vehicle's envelope: a rectangle about a reference point that need not be its middle. World frame, metres, heading in
 * radians counter-clockwise from x; extents are measured from the reference point and are not negative.
 *
 * @param centerX reference point
 * @param centerY reference point
 * @param headingRadians direction of the front
 * @param frontExtent reach ahead of the reference point
 * @param rearExtent reach behind it
 * @param halfWidth reach to each side
 */
public record OrientedBox(
        double centerX,
        double centerY,
        double headingRadians,
        double frontExtent,
        double rearExtent,
        double halfWidth) {

    /** The corners front left, rear left, rear right, front right: counter-clockwise. */
    public Vec2[] corners() {
        double cos = Trig.cos(headingRadians);
        double sin = Trig.sin(headingRadians);
        return new Vec2[] {
            corner(cos, sin, frontExtent, halfWidth),
            corner(cos, sin, -rearExtent, halfWidth),
            corner(cos, sin, -rearExtent, -halfWidth),
            corner(cos, sin, frontExtent, -halfWidth)
        };
    }

    private Vec2 corner(double cos, double sin, double ahead, double left) {
        return new Vec2(centerX + ahead * cos - left * sin, centerY + ahead * sin + left * cos);
    }

    /**
     * Whether the two boxes share area, by the separating axis theorem on the four edge directions. Symmetric in its boxes.
     *
     * @param toleranceMeters penetration up to this depth does not count; with 0, boxes that touch do not overlap
     */
    public boolean overlaps(OrientedBox other, double toleranceMeters) {
        double reach = boundingRadius() + other.boundingRadius();
        double dx = other.centerX - centerX;
        double dy = other.centerY - centerY;
        if (dx * dx + dy * dy > reach * reach) {
            return false;
        }
        Axes a = Axes.of(this);
        Axes b = Axes.of(other);
        return depth(a, b, a.cos, a.sin) > toleranceMeters
                && depth(a, b, -a.sin, a.cos) > toleranceMeters
                && depth(a, b, b.cos, b.sin) > toleranceMeters
                && depth(a, b, -b.sin, b.cos) > toleranceMeters;
    }

    private double boundingRadius() {
        double longest = Math.max(frontExtent, rearExtent);
        return Math.sqrt(longest * longest + halfWidth * halfWidth);
    }

    /** How deep the two boxes' shadows on an axis overlap; negative is the distance between them. */
    private static double depth(Axes a, Axes b, double axisX, double axisY) {
        double between = Math.abs((b.middleX - a.middleX) * axisX + (b.middleY - a.middleY) * axisY);
        return a.halfShadow(axisX, axisY) + b.halfShadow(axisX, axisY) - between;
    }

    /** The distance from a point to this box; 0 inside and on the edge. */
    public double distanceToPoint(double x, double y) {
        double cos = Trig.cos(headingRadians);
        double sin = Trig.sin(headingRadians);
        double dx = x - centerX;
        double dy = y - centerY;
        double ahead = dx * cos + dy * sin;
        double left = dy * cos - dx * sin;
        double outsideAlong = Math.max(0, Math.max(ahead - frontExtent, -rearExtent - ahead));
        double outsideAcross = Math.max(0, Math.abs(left) - halfWidth);
        return Math.sqrt(outsideAlong * outsideAlong + outsideAcross * outsideAcross);
    }

    /** The clearance between a disc, such as a pedestrian, and this box; 0 when they touch or overlap. */
    public double distanceToDisc(double x, double y, double radius) {
        return Math.max(0, distanceToPoint(x, y) - radius);
    }

    /** A box about its middle, with its heading's cosine and sine worked out once. */
    private record Axes(double middleX, double middleY, double cos, double sin, double halfLength, double halfWidth) {
        static Axes of(OrientedBox box) {
            double cos = Trig.cos(box.headingRadians);
            double sin = Trig.sin(box.headingRadians);
            double shift = (box.frontExtent - box.rearExtent) / 2;
            double halfLength = (box.frontExtent + box.rearExtent) / 2;
            return new Axes(box.centerX + shift * cos, box.centerY + shift * sin, cos, sin, halfLength, box.halfWidth);
        }

        double halfShadow(double axisX, double axisY) {
            return halfLength * Math.abs(cos * axisX + sin * axisY) + halfWidth * Math.abs(cos * axisY - sin * axisX);
        }
    }
}
