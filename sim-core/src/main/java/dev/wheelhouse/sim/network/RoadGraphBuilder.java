package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.RoadGraph.Connection;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Collects nodes, links and connections in any order; the graph does not depend on it. */
public final class RoadGraphBuilder {
    private final Map<NodeId, NodeEntry> nodes = new TreeMap<>();
    private final Map<LinkId, LinkEntry> links = new TreeMap<>();
    private final List<ConnectionEntry> connections = new ArrayList<>();
    private boolean crossedByConnections;

    private record NodeEntry(Vec3 position, boolean usable) {}

    private record LinkEntry(NodeId from, NodeId to, boolean passable, List<Lane> lanes, double[] offsets) {}

    private record ConnectionEntry(
            LinkId from,
            int fromLane,
            LinkId to,
            int toLane,
            @Nullable Polyline via) {}

    /** @throws IllegalArgumentException for a second node of that identity or a position that is no number */
    public RoadGraphBuilder node(NodeId id, Vec3 position, NodeFlag... flags) {
        if (!position.isFinite()) {
            throw new IllegalArgumentException("node " + id + " at " + position);
        }
        if (nodes.put(id, new NodeEntry(position, flags.length == 0)) != null) {
            throw new IllegalArgumentException("node " + id + " twice");
        }
        return this;
    }

    /**
     * A link with lanes of any course.
     *
     * @param passable neither prohibited nor closed in its direction
     * @throws IllegalArgumentException for a second link of that identity
     */
    public RoadGraphBuilder link(LinkId id, NodeId from, NodeId to, boolean passable, List<Lane> lanes) {
        return put(id, new LinkEntry(from, to, passable, List.copyOf(lanes), new double[0]));
    }

    /** A straight link; the offsets of its lanes are metres to the right of the line between its nodes, right-most first. */
    public RoadGraphBuilder straightLink(
            LinkId id, NodeId from, NodeId to, boolean passable, double... laneOffsetsMeters) {
        return put(id, new LinkEntry(from, to, passable, List.of(), laneOffsetsMeters.clone()));
    }

    private RoadGraphBuilder put(LinkId id, LinkEntry entry) {
        if (links.put(id, entry) != null) {
            throw new IllegalArgumentException("link " + id + " twice");
        }
        return this;
    }

    /** Junctions can be crossed only by connections, also when there is none. */
    public RoadGraphBuilder crossedByConnections() {
        crossedByConnections = true;
        return this;
    }

    /** A way through a junction; with the first of them the graph is crossed only by them. */
    public RoadGraphBuilder connection(LinkId from, int fromLane, LinkId to, int toLane, @Nullable Polyline via) {
        connections.add(new ConnectionEntry(from, fromLane, to, toLane, via));
        return crossedByConnections();
    }

    /** @throws IllegalArgumentException when a connection names a lane that there is not */
    public RoadGraph build() {
        return new RoadGraph(new Parts(this));
    }

    /** The graph's arrays. */
    static final class Parts {
        final List<NodeId> nodeIds;
        final Vec3[] nodePositions;
        final boolean[] nodeUsable;
        final List<LinkId> linkIds;
        final int[] linkFrom;
        final int[] linkTo;
        final boolean[] linkUsable;
        final int[] firstLane;
        final Lane[] lanes;
        final int[] laneLink;
        final boolean crossedByConnections;
        final Connection[] connections;

        Parts(RoadGraphBuilder from) {
            nodeIds = List.copyOf(from.nodes.keySet());
            nodePositions = new Vec3[nodeIds.size()];
            nodeUsable = new boolean[nodeIds.size()];
            int node = 0;
            for (NodeEntry entry : from.nodes.values()) {
                nodePositions[node] = entry.position();
                nodeUsable[node++] = entry.usable();
            }
            linkIds = List.copyOf(from.links.keySet());
            linkFrom = new int[linkIds.size()];
            linkTo = new int[linkIds.size()];
            linkUsable = new boolean[linkIds.size()];
            firstLane = new int[linkIds.size() + 1];
            List<Lane> all = new ArrayList<>();
            int link = 0;
            for (LinkEntry entry : from.links.values()) {
                add(link++, entry, all);
            }
            lanes = all.toArray(Lane[]::new);
            laneLink = new int[lanes.length];
            for (int l = 0; l < linkIds.size(); l++) {
                Arrays.fill(laneLink, firstLane[l], firstLane[l + 1], l);
            }
            crossedByConnections = from.crossedByConnections;
            connections = from.connections.stream()
                    .map(this::resolved)
                    .sorted(Comparator.comparingInt(Connection::fromLane).thenComparingInt(Connection::toLane))
                    .toArray(Connection[]::new);
        }

        private void add(int link, LinkEntry entry, List<Lane> all) {
            linkFrom[link] = find(entry.from());
            linkTo[link] = find(entry.to());
            List<Lane> own = entry.lanes();
            if (entry.offsets().length > 0 && linkFrom[link] >= 0 && linkTo[link] >= 0) {
                own = straight(nodePositions[linkFrom[link]], nodePositions[linkTo[link]], entry.offsets());
            }
            all.addAll(own);
            firstLane[link + 1] = all.size();
            linkUsable[link] = entry.passable()
                    && usable(linkFrom[link])
                    && usable(linkTo[link])
                    && own.stream().anyMatch(Lane::drivable);
        }

        private int find(NodeId id) {
            return Math.max(-1, Collections.binarySearch(nodeIds, id));
        }

        private boolean usable(int node) {
            return node >= 0 && nodeUsable[node];
        }

        private static List<Lane> straight(Vec3 from, Vec3 to, double[] offsets) {
            double length = from.horizontalDistanceTo(to);
            double rightX = length == 0 ? 0 : (to.y() - from.y()) / length;
            double rightY = length == 0 ? 0 : -(to.x() - from.x()) / length;
            List<Lane> made = new ArrayList<>();
            for (double offset : offsets) {
                Vec3 a = new Vec3(from.x() + offset * rightX, from.y() + offset * rightY, from.z());
                Vec3 b = new Vec3(to.x() + offset * rightX, to.y() + offset * rightY, to.z());
                made.add(Lane.of(Polyline.of(a, b)));
            }
            return made;
        }

        private Connection resolved(ConnectionEntry entry) {
            return new Connection(lane(entry.from(), entry.fromLane()), lane(entry.to(), entry.toLane()), entry.via());
        }

        private int lane(LinkId id, int lane) {
            int link = Collections.binarySearch(linkIds, id);
            if (link < 0 || lane < 0 || lane >= firstLane[link + 1] - firstLane[link]) {
                throw new IllegalArgumentException("a connection names lane " + lane + " of link " + id);
            }
            return firstLane[link] + lane;
        }

        /** The links that have a start node, by that node and then by their identity. */
        int[] linksByFrom() {
            return IntStream.range(0, linkIds.size())
                    .filter(link -> linkFrom[link] >= 0)
                    .boxed()
                    .sorted(Comparator.comparingInt((Integer link) -> linkFrom[link])
                            .thenComparing(Comparator.naturalOrder()))
                    .mapToInt(Integer::intValue)
                    .toArray();
        }
    }
}
