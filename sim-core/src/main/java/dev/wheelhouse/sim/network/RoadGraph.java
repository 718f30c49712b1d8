package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Nodes, directed links with lanes, and the connections through junctions (J-20). Immutable. Nodes and links are numbered in the
 * order of their identities, so that comparing two indices compares two addresses; lanes are numbered through the whole graph,
 * link by link, the right-most of a link first.
 *
 * <p>A graph made of connections is crossed only by them (J-56); in one without, every link leads on to every link that leaves
 * its end node.
 */
public final class RoadGraph {
    private final List<NodeId> nodeIds;
    private final Vec3[] nodePositions;
    private final boolean[] nodeUsable;
    private final List<LinkId> linkIds;
    private final int[] linkFrom;
    private final int[] linkTo;
    private final boolean[] linkUsable;
    private final int[] firstLane;
    private final Lane[] lanes;
    private final int[] laneLink;
    private final boolean crossedByConnections;
    private final Connection[] connections;
    private final int[] firstConnection;
    private final int[] firstOutgoing;
    private final int[] outgoing;
    private final BoxIndex laneIndex;
    private final BoxIndex connectionIndex;
    private final BoxIndex nodeIndex;
    private final long digest;

    RoadGraph(RoadGraphBuilder.Parts parts) {
        nodeIds = parts.nodeIds;
        nodePositions = parts.nodePositions;
        nodeUsable = parts.nodeUsable;
        linkIds = parts.linkIds;
        linkFrom = parts.linkFrom;
        linkTo = parts.linkTo;
        firstLane = parts.firstLane;
        lanes = parts.lanes;
        laneLink = parts.laneLink;
        linkUsable = parts.linkUsable;
        crossedByConnections = parts.crossedByConnections;
        connections = parts.connections;
        firstConnection = startsBy(linkIds.size(), connections.length, i -> laneLink[connections[i].fromLane()]);
        outgoing = parts.linksByFrom();
        firstOutgoing = startsBy(nodeIds.size(), outgoing.length, i -> linkFrom[outgoing[i]]);
        laneIndex = indexOfLanes(lanes);
        connectionIndex = indexOfConnections(connections);
        nodeIndex = indexOfNodes(nodePositions);
        digest = GraphDigest.of(this);
    }

    private static int[] startsBy(int groups, int items, IntUnaryOperator groupOf) {
        int[] starts = new int[groups + 1];
        for (int i = 0; i < items; i++) {
            starts[groupOf.applyAsInt(i) + 1]++;
        }
        for (int g = 0; g < groups; g++) {
            starts[g + 1] += starts[g];
        }
        return starts;
    }

    private static BoxIndex indexOfLanes(Lane[] lanes) {
        BoxIndex.Builder boxes = new BoxIndex.Builder();
        for (int lane = 0; lane < lanes.length; lane++) {
            boxes.add(lane, lanes[lane].path());
        }
        return boxes.build();
    }

    private static BoxIndex indexOfConnections(Connection[] connections) {
        BoxIndex.Builder boxes = new BoxIndex.Builder();
        for (int c = 0; c < connections.length; c++) {
            Polyline via = connections[c].via();
            if (via != null) {
                boxes.add(c, via);
            }
        }
        return boxes.build();
    }

    private static BoxIndex indexOfNodes(Vec3[] positions) {
        BoxIndex.Builder boxes = new BoxIndex.Builder();
        for (int node = 0; node < positions.length; node++) {
            boxes.add(node, positions[node].x(), positions[node].y(), positions[node].x(), positions[node].y());
        }
        return boxes.build();
    }

    public int nodeCount() {
        return nodeIds.size();
    }

    public NodeId nodeId(int node) {
        return nodeIds.get(node);
    }

    public Vec3 nodePosition(int node) {
        return nodePositions[node];
    }

    public boolean nodeUsable(int node) {
        return nodeUsable[node];
    }

    /** The index of a node, or a negative number. */
    public int findNode(NodeId id) {
        return Collections.binarySearch(nodeIds, id);
    }

    public int linkCount() {
        return linkIds.size();
    }

    public LinkId linkId(int link) {
        return linkIds.get(link);
    }

    /** The start node, or −1 when the graph does not have it. */
    public int linkFrom(int link) {
        return linkFrom[link];
    }

    /** The end node, or −1 when the graph does not have it. */
    public int linkTo(int link) {
        return linkTo[link];
    }

    /** Whether cars may travel on it: both nodes usable, not prohibited, open in its direction, with a lane for them. */
    public boolean linkUsable(int link) {
        return linkUsable[link];
    }

    /** The index of a link, or a negative number. */
    public int findLink(LinkId id) {
        return Collections.binarySearch(linkIds, id);
    }

    public int laneCount(int link) {
        return firstLane[link + 1] - firstLane[link];
    }

    public int firstLane(int link) {
        return firstLane[link];
    }

    /** All lanes of all links. */
    public int laneCount() {
        return lanes.length;
    }

    public Lane lane(int lane) {
        return lanes[lane];
    }

    public Lane lane(int link, int laneOfLink) {
        return lanes[firstLane[link] + laneOfLink];
    }

    public int linkOfLane(int lane) {
        return laneLink[lane];
    }

    public boolean crossedByConnections() {
        return crossedByConnections;
    }

    public int connectionCount() {
        return connections.length;
    }

    public Connection connection(int connection) {
        return connections[connection];
    }

    /** The first of a link's connections; they stand together, ordered by lane, link and lane they lead to. */
    public int firstConnection(int link) {
        return firstConnection[link];
    }

    public int endOfConnections(int link) {
        return firstConnection[link + 1];
    }

    /** The links that leave a node, in the order of their identities. */
    int firstOutgoing(int node) {
        return firstOutgoing[node];
    }

    int endOfOutgoing(int node) {
        return firstOutgoing[node + 1];
    }

    int outgoing(int place) {
        return outgoing[place];
    }

    /** The straight length between a link's nodes, in space: what the route search adds up. */
    public double nodeDistanceMeters(int link) {
        return nodePositions[linkFrom[link]].distanceTo(nodePositions[linkTo[link]]);
    }

    /** The lanes with a chord whose box touches the square about a place, ascending. */
    public int[] lanesWithin(double x, double y, double radiusMeters) {
        return laneIndex.within(x, y, radiusMeters);
    }

    /** The connections with such a chord of their lanes through the junction, ascending. */
    public int[] connectionsWithin(double x, double y, double radiusMeters) {
        return connectionIndex.within(x, y, radiusMeters);
    }

    int[] nodesWithin(double x, double y, double radiusMeters) {
        return nodeIndex.within(x, y, radiusMeters);
    }

    /** Equal for equal roads on every machine (J-36). */
    public long digest() {
        return digest;
    }

    /**
     * A way from a lane through a junction to a lane.
     *
     * @param via the middle of the junction's own lanes; null where the lanes meet
     */
    public record Connection(
            int fromLane, int toLane, @Nullable Polyline via) {}

    @Override
    public String toString() {
        return nodeIds.size() + " nodes, " + linkIds.size() + " links, " + lanes.length + " lanes, "
                + Arrays.stream(connections).filter(c -> c.via() != null).count() + " ways through junctions";
    }
}
