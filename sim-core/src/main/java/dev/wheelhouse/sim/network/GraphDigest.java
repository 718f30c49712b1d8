package dev.wheelhouse.sim.network;

import org.jspecify.annotations.Nullable;

/** FNV-1a over everything that a graph says, in the order of its indices. */
final class GraphDigest {
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private long value = OFFSET;

    private GraphDigest() {}

    static long of(RoadGraph graph) {
        GraphDigest digest = new GraphDigest();
        digest.nodes(graph);
        digest.links(graph);
        digest.connections(graph);
        return digest.value;
    }

    private void nodes(RoadGraph graph) {
        whole(graph.nodeCount());
        for (int node = 0; node < graph.nodeCount(); node++) {
            text(graph.nodeId(node).value());
            number(graph.nodePosition(node).x());
            number(graph.nodePosition(node).y());
            number(graph.nodePosition(node).z());
            whole(graph.nodeUsable(node) ? 1 : 0);
        }
    }

    private void links(RoadGraph graph) {
        whole(graph.linkCount());
        for (int link = 0; link < graph.linkCount(); link++) {
            text(graph.linkId(link).value());
            whole(graph.linkFrom(link));
            whole(graph.linkTo(link));
            whole(graph.linkUsable(link) ? 1 : 0);
            whole(graph.laneCount(link));
            for (int lane = 0; lane < graph.laneCount(link); lane++) {
                lane(graph.lane(link, lane));
            }
        }
    }

    private void lane(Lane lane) {
        number(lane.widthMeters());
        number(lane.speedLimitMps());
        whole(lane.drivable() ? 1 : 0);
        path(lane.path());
    }

    private void connections(RoadGraph graph) {
        whole(graph.crossedByConnections() ? graph.connectionCount() : -1);
        for (int c = 0; c < graph.connectionCount(); c++) {
            whole(graph.connection(c).fromLane());
            whole(graph.connection(c).toLane());
            path(graph.connection(c).via());
        }
    }

    private void path(@Nullable Polyline path) {
        whole(path == null ? -1 : path.size());
        for (int i = 0; path != null && i < path.size(); i++) {
            number(path.x(i));
            number(path.y(i));
            number(path.z(i));
        }
    }

    private void text(String text) {
        whole(text.length());
        for (int i = 0; i < text.length(); i++) {
            whole(text.charAt(i));
        }
    }

    private void number(double number) {
        whole(Double.doubleToLongBits(number));
    }

    private void whole(long whole) {
        for (int shift = 0; shift < Long.SIZE; shift += Byte.SIZE) {
            value = (value ^ (whole >>> shift & 0xff)) * PRIME;
        }
    }
}
