package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Polyline;
import java.util.List;

/**
 * A way along the road, built for one measured pose (J-24, J-25). Entry 0 is where the body was; every other entry is a node and
 * the link to it. Segment k leads to entry k and holds its geometry, lanes through the junction before it included, so that a
 * plan outlives the roads it was made of. Immutable.
 */
public final class RoutePlan {
    private final List<NodeId> nodes;
    private final List<LinkId> links;
    private final int[] lanes;
    private final List<Polyline> segments;
    private final Joining joining;
    private final Vec3 finalPoint;
    private final long roadDigest;

    /** Where the plan meets the road: the body's position then, the point on the lane and the lane's direction there. */
    public record Joining(Vec3 from, Vec3 point, double directionX, double directionY) {}

    /**
     * @param nodes of the entries, at least two
     * @param links to entry 1, 2, …
     * @param lanes of the entries; that of entry 0 is the lane that is joined
     * @param segments to entry 1, 2, …
     * @param finalPoint near it the destination itself is steered for
     * @throws IllegalArgumentException when the lists do not fit together
     */
    public RoutePlan(
            List<NodeId> nodes,
            List<LinkId> links,
            int[] lanes,
            List<Polyline> segments,
            Joining joining,
            Vec3 finalPoint,
            long roadDigest) {
        int n = nodes.size();
        if (n < 2 || links.size() != n - 1 || segments.size() != n - 1 || lanes.length != n) {
            throw new IllegalArgumentException("a plan of " + n + " entries, " + links.size() + " links, "
                    + segments.size() + " segments, " + lanes.length + " lanes");
        }
        this.nodes = List.copyOf(nodes);
        this.links = List.copyOf(links);
        this.lanes = lanes.clone();
        this.segments = List.copyOf(segments);
        this.joining = joining;
        this.finalPoint = finalPoint;
        this.roadDigest = roadDigest;
    }

    public int entryCount() {
        return nodes.size();
    }

    /** The last value of the cursor. */
    public int lastSegment() {
        return nodes.size() - 1;
    }

    public NodeId node(int entry) {
        return nodes.get(entry);
    }

    /** The link to an entry, from 1. */
    public LinkId link(int entry) {
        return links.get(entry - 1);
    }

    public int lane(int entry) {
        return lanes[entry];
    }

    /** The geometry that leads to an entry, from 1. */
    public Polyline segment(int entry) {
        return segments.get(entry - 1);
    }

    public Joining joining() {
        return joining;
    }

    public Vec3 finalPoint() {
        return finalPoint;
    }

    /** Of the roads that the plan was made of (J-36). */
    public long roadDigest() {
        return roadDigest;
    }

    RoutePlan joinedAt(Joining other) {
        return new RoutePlan(nodes, links, lanes, segments, other, finalPoint, roadDigest);
    }
}
