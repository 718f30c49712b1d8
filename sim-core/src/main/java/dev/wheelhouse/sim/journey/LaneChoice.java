package dev.wheelhouse.sim.journey;

import dev.wheelhouse.sim.network.RoadGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The lanes of a route. Without connections each link goes on with the same lane, or its left-most one. With connections each
 * link is left on a lane from which one leads on, with as few changes of lane as possible; of equal choices the first
 * connections.
 *
 * @param arriving lane at the start of each link
 * @param leaving lane at its end
 * @param connections before each link; −1 where there is none
 */
record LaneChoice(int[] arriving, int[] leaving, int[] connections) {

    /**
     * @param firstLane of the first link
     * @param lastLane that the last link has to end on, or −1
     */
    static LaneChoice of(RoadGraph graph, int[] links, int firstLane, int lastLane) {
        LaneChoice choice = graph.crossedByConnections()
                ? connected(graph, links, firstLane, lastLane)
                : plain(graph, links, firstLane);
        if (lastLane >= 0) {
            choice.leaving[links.length - 1] = lastLane;
        }
        return choice;
    }

    private static LaneChoice plain(RoadGraph graph, int[] links, int firstLane) {
        int[] lanes = new int[links.length];
        int[] none = new int[links.length];
        Arrays.fill(none, -1);
        lanes[0] = firstLane;
        for (int k = 1; k < links.length; k++) {
            lanes[k] = Math.min(lanes[k - 1], graph.laneCount(links[k]) - 1);
        }
        return new LaneChoice(lanes, lanes.clone(), none);
    }

    private static LaneChoice connected(RoadGraph graph, int[] links, int firstLane, int lastLane) {
        List<int[]> ways = new ArrayList<>();
        List<int[]> changes = new ArrayList<>();
        List<int[]> before = new ArrayList<>();
        for (int hop = 0; hop + 1 < links.length; hop++) {
            int[] open = waysBetween(graph, links[hop], links[hop + 1]);
            int[] least = new int[open.length];
            int[] from = new int[open.length];
            for (int c = 0; c < open.length; c++) {
                int lane = fromLane(graph, open[c]);
                from[c] = hop == 0 ? -1 : best(graph, ways.get(hop - 1), changes.get(hop - 1), lane);
                least[c] = hop == 0
                        ? Math.abs(lane - firstLane)
                        : changes.get(hop - 1)[from[c]] + Math.abs(lane - toLane(graph, ways.get(hop - 1)[from[c]]));
            }
            ways.add(open);
            changes.add(least);
            before.add(from);
        }
        return traced(graph, links, firstLane, lastLane, ways, changes, before);
    }

    private static LaneChoice traced(
            RoadGraph graph,
            int[] links,
            int firstLane,
            int lastLane,
            List<int[]> ways,
            List<int[]> changes,
            List<int[]> before) {
        int n = links.length;
        int[] arriving = new int[n];
        int[] leaving = new int[n];
        int[] connections = new int[n];
        arriving[0] = firstLane;
        connections[0] = -1;
        int chosen = n == 1 ? -1 : best(graph, ways.get(n - 2), changes.get(n - 2), lastLane);
        for (int hop = n - 2; hop >= 0; hop--) {
            int way = ways.get(hop)[chosen];
            connections[hop + 1] = way;
            arriving[hop + 1] = toLane(graph, way);
            leaving[hop] = fromLane(graph, way);
            chosen = before.get(hop)[chosen];
        }
        leaving[n - 1] = arriving[n - 1];
        return new LaneChoice(arriving, leaving, connections);
    }

    /** The way with the fewest changes so far and on to a lane; without a lane so far. */
    private static int best(RoadGraph graph, int[] ways, int[] changes, int lane) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int c = 0; c < ways.length; c++) {
            int sum = changes[c] + (lane < 0 ? 0 : Math.abs(lane - toLane(graph, ways[c])));
            if (sum < least) {
                least = sum;
                best = c;
            }
        }
        return best;
    }

    private static int[] waysBetween(RoadGraph graph, int link, int next) {
        List<Integer> open = new ArrayList<>();
        for (int c = graph.firstConnection(link); c < graph.endOfConnections(link); c++) {
            RoadGraph.Connection way = graph.connection(c);
            if (graph.linkOfLane(way.toLane()) == next
                    && graph.lane(way.fromLane()).drivable()
                    && graph.lane(way.toLane()).drivable()) {
                open.add(c);
            }
        }
        return open.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int fromLane(RoadGraph graph, int connection) {
        int lane = graph.connection(connection).fromLane();
        return lane - graph.firstLane(graph.linkOfLane(lane));
    }

    private static int toLane(RoadGraph graph, int connection) {
        int lane = graph.connection(connection).toLane();
        return lane - graph.firstLane(graph.linkOfLane(lane));
    }
}
