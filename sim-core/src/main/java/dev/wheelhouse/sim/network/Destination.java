package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.math.Vec3;

/** Finds the part of the road that stands for a destination (J-24). */
public final class Destination {
    static final double NODE_DISTANCE_METERS = 30;
    static final double HEIGHT_DIFFERENCE_METERS = 2.5;
    private static final double FIRST_RADIUS_METERS = 4;

    private Destination() {}

    /** The closest usable node, nearer than 30 m and with less than 2.5 m of height between; −1 when there is none. */
    public static int node(RoadGraph graph, Vec3 destination) {
        int nearest = -1;
        double least = NODE_DISTANCE_METERS;
        for (int node : graph.nodesWithin(destination.x(), destination.y(), NODE_DISTANCE_METERS)) {
            Vec3 at = graph.nodePosition(node);
            double distance = destination.horizontalDistanceTo(at);
            // Ascending and strictly nearer: of equally near nodes the lower address stays.
            if (graph.nodeUsable(node)
                    && distance < least
                    && destination.heightDifferenceTo(at) < HEIGHT_DIFFERENCE_METERS) {
                nearest = node;
                least = distance;
            }
        }
        return nearest;
    }

    /**
     * A destination's projection on the nearest lane that cars may use.
     *
     * @param link −1 when no lane is at its height
     * @param distanceMeters infinite when there is none
     */
    public record OnLane(int link, int lane, double alongMeters, double alpha, Vec3 point, double distanceMeters) {
        static final double REACH_METERS = 1.8;
        private static final OnLane NONE =
                new OnLane(-1, -1, Double.NaN, Double.NaN, Vec3.ZERO, Double.POSITIVE_INFINITY);

        /** Whether a car on the lane can be said to have arrived. */
        public boolean reachable() {
            return distanceMeters <= REACH_METERS;
        }
    }

    /** The nearest lane, however far; of equally near ones by start node, end node, link and lane. */
    public static OnLane lane(RoadGraph graph, Vec3 destination) {
        for (double radius = FIRST_RADIUS_METERS; ; radius *= 4) {
            int[] lanes = graph.lanesWithin(destination.x(), destination.y(), radius);
            OnLane nearest = nearest(graph, destination, lanes);
            // A lane outside of the square may be nearer than one in its corner.
            if (nearest.distanceMeters() <= radius || lanes.length == graph.laneCount()) {
                return nearest;
            }
        }
    }

    private static OnLane nearest(RoadGraph graph, Vec3 destination, int[] lanes) {
        OnLane nearest = OnLane.NONE;
        for (int lane : lanes) {
            int link = graph.linkOfLane(lane);
            if (graph.linkUsable(link) && graph.lane(lane).drivable()) {
                OnLane on = project(graph, destination, link, lane);
                if (on.distanceMeters() < nearest.distanceMeters()
                        || on.distanceMeters() == nearest.distanceMeters()
                                && nearest.link() >= 0
                                && before(graph, link, nearest.link())) {
                    nearest = on;
                }
            }
        }
        return nearest;
    }

    private static OnLane project(RoadGraph graph, Vec3 destination, int link, int lane) {
        Projection on = graph.lane(lane).path().project(destination.x(), destination.y());
        if (!(destination.heightDifferenceTo(on.point()) < HEIGHT_DIFFERENCE_METERS)) {
            return OnLane.NONE;
        }
        return new OnLane(
                link, lane - graph.firstLane(link), on.alongMeters(), on.alpha(), on.point(), on.distanceMeters());
    }

    private static boolean before(RoadGraph graph, int link, int other) {
        if (graph.linkFrom(link) != graph.linkFrom(other)) {
            return graph.linkFrom(link) < graph.linkFrom(other);
        }
        return graph.linkTo(link) < graph.linkTo(other);
    }
}
