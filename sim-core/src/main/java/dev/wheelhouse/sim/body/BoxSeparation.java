package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Trig;

/**
 * How far two boxes are apart along the edge direction that separates them most (separating axis theorem): never more than their
 * distance, negative when they overlap.
 *
 * @param normalX unit vector from the first box to the second along that direction
 */
public record BoxSeparation(double meters, double normalX, double normalY) {
    /** Both boxes' edge directions are tried. */
    public static BoxSeparation of(OrientedBox a, OrientedBox b) {
        double cosA = Trig.cos(a.headingRadians());
        double sinA = Trig.sin(a.headingRadians());
        double cosB = Trig.cos(b.headingRadians());
        double sinB = Trig.sin(b.headingRadians());
        double shiftA = (a.frontExtent() - a.rearExtent()) / 2;
        double shiftB = (b.frontExtent() - b.rearExtent()) / 2;
        double dx = b.centerX() + shiftB * cosB - a.centerX() - shiftA * cosA;
        double dy = b.centerY() + shiftB * sinB - a.centerY() - shiftA * sinA;
        BoxSeparation best = along(a, b, cosA, sinA, cosB, sinB, dx, dy, cosA, sinA);
        best = further(best, along(a, b, cosA, sinA, cosB, sinB, dx, dy, -sinA, cosA));
        best = further(best, along(a, b, cosA, sinA, cosB, sinB, dx, dy, cosB, sinB));
        return further(best, along(a, b, cosA, sinA, cosB, sinB, dx, dy, -sinB, cosB));
    }

    private static BoxSeparation further(BoxSeparation one, BoxSeparation other) {
        return other.meters > one.meters ? other : one;
    }

    private static BoxSeparation along(
            OrientedBox a,
            OrientedBox b,
            double cosA,
            double sinA,
            double cosB,
            double sinB,
            double dx,
            double dy,
            double axisX,
            double axisY) {
        double between = dx * axisX + dy * axisY;
        double sign = between < 0 ? -1 : 1;
        double apart = Math.abs(between) - shadow(a, cosA, sinA, axisX, axisY) - shadow(b, cosB, sinB, axisX, axisY);
        return new BoxSeparation(apart, sign * axisX, sign * axisY);
    }

    private static double shadow(OrientedBox box, double cos, double sin, double axisX, double axisY) {
        double halfLength = (box.frontExtent() + box.rearExtent()) / 2;
        return halfLength * Math.abs(cos * axisX + sin * axisY) + box.halfWidth() * Math.abs(cos * axisY - sin * axisX);
    }
}
