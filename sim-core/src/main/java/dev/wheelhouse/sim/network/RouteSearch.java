package dev.wheelhouse.sim.network;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * The cheapest way from the end of a link, entered in its direction (J-24): the first hop does not lead back to the link's start
 * node. Costs are the distances of the nodes in space. Of equally cheap ways the one of fewer hops, then of the smaller
 * sequence of node addresses, then of link identities.
 *
 * <p>On a graph that is crossed by connections the search goes from link to link, so that a turn is only taken where a
 * connection leads; on others from node to node, so that the end of the first link is not passed again.
 */
public final class RouteSearch {
    private final RoadGraph graph;
    private final int firstLink;
    private final boolean byLinks;
    private final double[] cost;
    private final int[] hops;
    private final int[] arrival;
    private final int[] previous;
    private final boolean[] settled;
    private final PriorityQueue<Waiting> queue = new PriorityQueue<>(Comparator.comparingDouble(Waiting::cost)
            .thenComparingInt(Waiting::hops)
            .thenComparingInt(Waiting::state));

    private record Waiting(double cost, int hops, int state) {}

    private RouteSearch(RoadGraph graph, int firstLink) {
        this.graph = graph;
        this.firstLink = firstLink;
        byLinks = graph.crossedByConnections();
        int states = (byLinks ? graph.linkCount() : graph.nodeCount()) + 1;
        cost = new double[states];
        Arrays.fill(cost, Double.POSITIVE_INFINITY);
        hops = new int[states];
        arrival = new int[states];
        previous = new int[states];
        settled = new boolean[states];
    }

    /** The links to a node, the first link included; empty when no way leads there. */
    public static int[] toNode(RoadGraph graph, int firstLink, int node) {
        if (graph.linkTo(firstLink) == node) {
            return new int[] {firstLink};
        }
        RouteSearch search = new RouteSearch(graph, firstLink);
        int end = search.run(node, -1);
        return end < 0 ? new int[0] : search.linksTo(end);
    }

    /** The links to the end of a link, both included, with at least one hop: from a link to itself it is a way round. */
    public static int[] toLink(RoadGraph graph, int firstLink, int link) {
        RouteSearch search = new RouteSearch(graph, firstLink);
        if (search.byLinks) {
            int end = search.run(-1, link);
            return end < 0 ? new int[0] : search.linksTo(end);
        }
        if (!graph.linkUsable(link)) {
            return new int[0];
        }
        if (graph.linkFrom(link) == graph.linkTo(firstLink)) {
            boolean back = graph.linkTo(link) == graph.linkFrom(firstLink);
            return back ? new int[0] : new int[] {firstLink, link};
        }
        int end = search.run(graph.linkFrom(link), -1);
        if (end < 0) {
            return new int[0];
        }
        int[] links = search.linksTo(end);
        int[] whole = Arrays.copyOf(links, links.length + 1);
        whole[links.length] = link;
        return whole;
    }

    /** @return the state at the goal, or −1 */
    private int run(int goalNode, int goalLink) {
        int start = cost.length - 1;
        cost[start] = 0;
        arrival[start] = firstLink;
        previous[start] = -1;
        if (!byLinks) {
            settled[graph.linkTo(firstLink)] = true;
        }
        expand(start);
        int best = -1;
        while (!queue.isEmpty()) {
            Waiting next = queue.remove();
            int state = next.state();
            if (settled[state]) {
                continue;
            }
            if (best >= 0 && (next.cost() != cost[best] || next.hops() != hops[best])) {
                return best;
            }
            settled[state] = true;
            if (goalLink >= 0 ? state == goalLink : graph.linkTo(arrival[state]) == goalNode) {
                best = best < 0 || comesBefore(state, best) ? state : best;
            } else {
                expand(state);
            }
        }
        return best;
    }

    private void expand(int state) {
        int link = arrival[state];
        if (byLinks) {
            for (int c = graph.firstConnection(link); c < graph.endOfConnections(link); c++) {
                RoadGraph.Connection way = graph.connection(c);
                if (graph.lane(way.fromLane()).drivable()
                        && graph.lane(way.toLane()).drivable()) {
                    hop(state, graph.linkOfLane(way.toLane()));
                }
            }
            return;
        }
        int node = graph.linkTo(link);
        for (int place = graph.firstOutgoing(node); place < graph.endOfOutgoing(node); place++) {
            hop(state, graph.outgoing(place));
        }
    }

    private void hop(int from, int link) {
        if (!graph.linkUsable(link) || previous[from] < 0 && graph.linkTo(link) == graph.linkFrom(firstLink)) {
            return;
        }
        int to = byLinks ? link : graph.linkTo(link);
        double sum = cost[from] + graph.nodeDistanceMeters(link);
        int count = hops[from] + 1;
        if (settled[to] || sum > cost[to] || sum == cost[to] && count > hops[to]) {
            return;
        }
        if (sum == cost[to] && count == hops[to] && !earlier(from, link, previous[to], arrival[to])) {
            return;
        }
        cost[to] = sum;
        hops[to] = count;
        arrival[to] = link;
        previous[to] = from;
        queue.add(new Waiting(sum, count, to));
    }

    private boolean comesBefore(int state, int other) {
        return earlier(previous[state], arrival[state], previous[other], arrival[other]);
    }

    /**
     * Whether one of two ways of equally many hops has the smaller addresses, or with equal addresses the smaller links. Each is
     * given by its last link and the state before it; they are followed back to where they part.
     */
    private boolean earlier(int state, int link, int otherState, int otherLink) {
        int byNode = 0;
        int byLink = 0;
        int a = state;
        int b = otherState;
        int linkA = link;
        int linkB = otherLink;
        while (true) {
            int nodes = Integer.compare(graph.linkTo(linkA), graph.linkTo(linkB));
            int links = Integer.compare(linkA, linkB);
            byNode = nodes != 0 ? nodes : byNode;
            byLink = links != 0 ? links : byLink;
            if (a == b) {
                return byNode != 0 ? byNode < 0 : byLink < 0;
            }
            linkA = arrival[a];
            linkB = arrival[b];
            a = previous[a];
            b = previous[b];
        }
    }

    private int[] linksTo(int end) {
        List<Integer> links = new ArrayList<>();
        for (int state = end; state >= 0; state = previous[state]) {
            links.add(arrival[state]);
        }
        Collections.reverse(links);
        return links.stream().mapToInt(Integer::intValue).toArray();
    }
}
