package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.MeasuredPose;
import java.util.ArrayList;
import java.util.List;

/**
 * The room that a body needs to reach its joining point: a box of 95 % of its extents, not turned, swept in a straight line
 * (J-26). The end lies 0.85 m above the joining point. It says nothing of the road behind.
 *
 * @param forward horizontal unit direction of the body
 * @param box the extents that were swept
 * @param blockedBy the places of what is in the way, in the order in which the solids were given
 */
public record AdmissionCorridor(Vec3 from, Vec3 to, Vec2 forward, BodyBox box, List<Integer> blockedBy) {
    static final double EXTENT_FACTOR = 0.95;
    static final double END_ABOVE_ROAD_METERS = 0.85;

    /** What touches is not in the way; in doubles, what overlaps by no more than this. */
    private static final double TOUCHING_METERS = 1e-9;

    public boolean isFree() {
        return blockedBy.isEmpty();
    }

    /** @param pose valid */
    public static AdmissionCorridor sweep(
            MeasuredPose pose, BodyBox body, Vec3 joiningPoint, List<? extends Solid> solids) {
        Vec3 end = new Vec3(joiningPoint.x(), joiningPoint.y(), joiningPoint.z() + END_ABOVE_ROAD_METERS);
        double length = pose.forward().horizontalLength();
        Vec2 forward = new Vec2(pose.forward().x() / length, pose.forward().y() / length);
        AdmissionCorridor free =
                new AdmissionCorridor(pose.position(), end, forward, body.scaled(EXTENT_FACTOR), List.of());
        List<Integer> hits = new ArrayList<>();
        for (int i = 0; i < solids.size(); i++) {
            if (free.meets(solids.get(i))) {
                hits.add(i);
            }
        }
        return new AdmissionCorridor(free.from, end, forward, free.box, List.copyOf(hits));
    }

    private boolean meets(Solid solid) {
        if (solid.lowestMeters() >= Math.max(from.z(), to.z()) + box.halfHeightMeters()
                || solid.highestMeters() <= Math.min(from.z(), to.z()) - box.halfHeightMeters()) {
            return false;
        }
        if (solid instanceof Solid.Disc disc) {
            return distanceTo(disc.center()) < disc.radiusMeters() - TOUCHING_METERS;
        }
        return overlaps(((Solid.Block) solid).outline());
    }

    private Vec2 travel() {
        return new Vec2(to.x() - from.x(), to.y() - from.y());
    }

    /** The corners at the start, counter-clockwise from the front left. */
    private List<Vec2> corners() {
        Vec2 ahead = forward.times(box.halfLengthMeters());
        Vec2 left = forward.leftNormal().times(box.halfWidthMeters());
        Vec2 middle = new Vec2(from.x(), from.y());
        return List.of(
                middle.plus(ahead).plus(left),
                middle.minus(ahead).plus(left),
                middle.minus(ahead).minus(left),
                middle.plus(ahead).minus(left));
    }

    /** The corners at the start and at the end; the swept room is their convex hull. */
    public List<Vec2> sweptCorners() {
        List<Vec2> all = new ArrayList<>(corners());
        for (Vec2 corner : corners()) {
            all.add(corner.plus(travel()));
        }
        return all;
    }

    /** By the separating axis theorem: on the box's sides, the direction of travel and the outline's edges. */
    private boolean overlaps(List<Vec2> outline) {
        List<Vec2> swept = sweptCorners();
        List<Vec2> axes = new ArrayList<>(List.of(forward, forward.leftNormal(), travel().leftNormal()));
        for (int i = 0; i < outline.size(); i++) {
            axes.add(outline.get((i + 1) % outline.size()).minus(outline.get(i)).leftNormal());
        }
        for (Vec2 axis : axes) {
            double length = axis.length();
            if (length > 0 && depth(swept, outline, axis.times(1 / length)) <= TOUCHING_METERS) {
                return false;
            }
        }
        return true;
    }

    /** How far one shadow on an axis would have to move to come clear of the other; a point or a wall has a shadow without width. */
    private static double depth(List<Vec2> a, List<Vec2> b, Vec2 axis) {
        double lowA = lowest(a, axis);
        double lowB = lowest(b, axis);
        Vec2 back = axis.times(-1);
        double highA = -lowest(a, back);
        double highB = -lowest(b, back);
        return Math.min(highA - lowB, highB - lowA);
    }

    private static double lowest(List<Vec2> points, Vec2 axis) {
        double lowest = Double.POSITIVE_INFINITY;
        for (Vec2 point : points) {
            lowest = Math.min(lowest, point.dot(axis));
        }
        return lowest;
    }

    private double distanceTo(Vec2 point) {
        if (overlaps(List.of(point))) {
            return 0;
        }
        List<Vec2> corners = corners();
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < corners.size(); i++) {
            Vec2 a = corners.get(i);
            Vec2 b = corners.get((i + 1) % corners.size());
            nearest = Math.min(nearest, distance(point, a, b));
            nearest = Math.min(nearest, distance(point, a.plus(travel()), b.plus(travel())));
            nearest = Math.min(nearest, distance(point, a, a.plus(travel())));
        }
        return nearest;
    }

    private static double distance(Vec2 point, Vec2 a, Vec2 b) {
        Vec2 along = b.minus(a);
        double square = along.dot(along);
        double t = square == 0 ? 0 : Math.max(0, Math.min(1, point.minus(a).dot(along) / square));
        return point.distanceTo(a.plus(along.times(t)));
    }
}
