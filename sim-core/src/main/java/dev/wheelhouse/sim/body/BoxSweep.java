package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.math.Angles;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Trig;

/**
 * When two boxes that move evenly first touch, by conservative advancement: each advance is shorter than what they can close in
 * it, so that nothing passes through anything at any speed (J-43). Boxes keep their extents.
 */
public final class BoxSweep {
    /** Two boxes this near touch; the sweep ends before they overlap. */
    public static final double TOUCH_METERS = 1e-4;

    private static final int MOST_ADVANCES = 10_000;

    private BoxSweep() {}

    /** The fraction in [0, 1] of the way at which they touch, NaN when they do not; 0 when they touch already. */
    public static double firstContact(OrientedBox fromA, OrientedBox toA, OrientedBox fromB, OrientedBox toB) {
        double closing =
                Math.max(travel(fromA, toA, fromB, toB) + turned(fromA, toA) + turned(fromB, toB), TOUCH_METERS * 1e-3);
        double at = 0;
        for (int i = 0; i < MOST_ADVANCES; i++) {
            double apart = BoxSeparation.of(between(fromA, toA, at), between(fromB, toB, at))
                    .meters();
            if (apart <= TOUCH_METERS) {
                return at;
            }
            if (at == 1) {
                return Double.NaN;
            }
            at = Math.min(1, at + apart / closing);
        }
        throw new IllegalStateException("no end of the sweep of " + fromA + " and " + fromB);
    }

    /** The same against a disc that moves evenly, such as a pedestrian. */
    public static double firstContactWithDisc(
            OrientedBox from, OrientedBox to, double fromX, double fromY, double toX, double toY, double radius) {
        double dx = toX - fromX - (to.centerX() - from.centerX());
        double dy = toY - fromY - (to.centerY() - from.centerY());
        double closing = Math.max(Math.sqrt(dx * dx + dy * dy) + turned(from, to), TOUCH_METERS * 1e-3);
        double at = 0;
        for (int i = 0; i < MOST_ADVANCES; i++) {
            double apart = between(from, to, at)
                    .distanceToDisc(fromX + (toX - fromX) * at, fromY + (toY - fromY) * at, radius);
            if (apart <= TOUCH_METERS) {
                return at;
            }
            if (at == 1) {
                return Double.NaN;
            }
            at = Math.min(1, at + apart / closing);
        }
        throw new IllegalStateException("no end of the sweep of " + from + " and a disc");
    }

    /** A box on its way. */
    public static OrientedBox between(OrientedBox from, OrientedBox to, double fraction) {
        return new OrientedBox(
                from.centerX() + (to.centerX() - from.centerX()) * fraction,
                from.centerY() + (to.centerY() - from.centerY()) * fraction,
                from.headingRadians() + Angles.difference(from.headingRadians(), to.headingRadians()) * fraction,
                from.frontExtent(),
                from.rearExtent(),
                from.halfWidth());
    }

    private static double travel(OrientedBox fromA, OrientedBox toA, OrientedBox fromB, OrientedBox toB) {
        double dx = toA.centerX() - fromA.centerX() - (toB.centerX() - fromB.centerX());
        double dy = toA.centerY() - fromA.centerY() - (toB.centerY() - fromB.centerY());
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** The most that turning moves any point of a box. */
    private static double turned(OrientedBox from, OrientedBox to) {
        double longest = Math.max(from.frontExtent(), from.rearExtent());
        double radius = Trig.hypot(longest, from.halfWidth());
        return Math.abs(Angles.difference(from.headingRadians(), to.headingRadians())) * radius;
    }
}
