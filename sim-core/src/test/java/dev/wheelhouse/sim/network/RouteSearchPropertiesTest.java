package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;

/** J-24: the search against all ways, written down one by one. Nodes stand on a grid, so that equal costs are common. */
class RouteSearchPropertiesTest {
    private static final Comparator<List<Integer>> LEXICAL = (a, b) -> {
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            if (!a.get(i).equals(b.get(i))) {
                return a.get(i) - b.get(i);
            }
        }
        return a.size() - b.size();
    };

    private record Way(List<Integer> links, List<Integer> nodes, double cost) {}

    private static RoadGraph grid(Random random, List<Integer> order) {
        RoadGraphBuilder graph = new RoadGraphBuilder();
        for (int n = 0; n < 9; n++) {
            graph.node(NodeId.of(n), new Vec3(n % 3 * 10, n / 3 * 10, 0));
        }
        List<int[]> links = new ArrayList<>();
        for (int l = 0; l < 22; l++) {
            int from = random.nextInt(9);
            int step = random.nextBoolean() ? 1 : 3;
            int to = (from + step + 9) % 9;
            links.add(random.nextBoolean() ? new int[] {from, to} : new int[] {to, from});
            order.add(l);
        }
        Collections.shuffle(order, random);
        for (int l : order) {
            graph.straightLink(LinkId.of(l), NodeId.of(links.get(l)[0]), NodeId.of(links.get(l)[1]), true, 0);
        }
        return graph.build();
    }

    private static void collect(RoadGraph roads, int goal, Way so, boolean[] seen, List<Way> found) {
        int node = roads.linkTo(so.links().get(so.links().size() - 1));
        if (node == goal) {
            found.add(so);
            return;
        }
        for (int link = 0; link < roads.linkCount(); link++) {
            int to = roads.linkTo(link);
            boolean back =
                    so.links().size() == 1 && to == roads.linkFrom(so.links().get(0));
            if (roads.linkFrom(link) == node && !seen[to] && !back) {
                seen[to] = true;
                List<Integer> links = new ArrayList<>(so.links());
                links.add(link);
                List<Integer> nodes = new ArrayList<>(so.nodes());
                nodes.add(to);
                collect(roads, goal, new Way(links, nodes, so.cost() + roads.nodeDistanceMeters(link)), seen, found);
                seen[to] = false;
            }
        }
    }

    @Property(tries = 200)
    @Label("J-24, 32-operators: cheapest, then fewest hops, then smallest addresses, then smallest links")
    void searchFindsTheFirstOfAllWays(@ForAll long seed) {
        Random random = new Random(seed);
        RoadGraph roads = grid(random, new ArrayList<>());
        int first = random.nextInt(roads.linkCount());
        int goal = random.nextInt(9);
        boolean[] seen = new boolean[9];
        seen[roads.linkTo(first)] = true;
        List<Way> all = new ArrayList<>();
        collect(roads, goal, new Way(List.of(first), List.of(), 0), seen, all);
        int[] expected = all.stream()
                .min(Comparator.comparingDouble(Way::cost)
                        .thenComparingInt(w -> w.links().size())
                        .thenComparing(Way::nodes, LEXICAL)
                        .thenComparing(Way::links, LEXICAL))
                .map(w -> w.links().stream().mapToInt(Integer::intValue).toArray())
                .orElse(new int[0]);
        assertThat(RouteSearch.toNode(roads, first, goal)).isEqualTo(expected);
    }

    @Property(tries = 200)
    @Label("T-8: the graph does not depend on the order in which it is told")
    void orderOfTellingDoesNotMatter(@ForAll long seed) {
        List<Integer> order = new ArrayList<>();
        long digest = grid(new Random(seed), order).digest();
        Random same = new Random(seed);
        RoadGraph again = grid(same, new ArrayList<>());
        assertThat(again.digest()).isEqualTo(digest);
        RoadGraphBuilder reversed = new RoadGraphBuilder();
        for (int n = again.nodeCount() - 1; n >= 0; n--) {
            reversed.node(again.nodeId(n), again.nodePosition(n));
        }
        for (int l = again.linkCount() - 1; l >= 0; l--) {
            reversed.straightLink(
                    again.linkId(l), again.nodeId(again.linkFrom(l)), again.nodeId(again.linkTo(l)), true, 0);
        }
        assertThat(reversed.build().digest()).isEqualTo(digest);
    }

    @Property(tries = 200)
    @Label("J-56: on connected roads every hop has a connection, and no way is found where there is none")
    void connectedSearchCrossesOnlyByConnections(@ForAll long seed) {
        RandomRoads random = new RandomRoads(seed);
        RoadGraph roads = random.roads(12, 40, 200, true);
        for (int first = 0; first < roads.linkCount(); first++) {
            if (roads.linkUsable(first)) {
                int goal = (int) Math.floorMod(seed + first, roads.linkCount());
                int[] links = RouteSearch.toLink(roads, first, goal);
                for (int k = 0; k + 1 < links.length; k++) {
                    assertThat(connected(roads, links[k], links[k + 1])).isTrue();
                }
                assertThat(links.length > 0).isEqualTo(reaches(roads, first, goal));
            }
        }
    }

    private static boolean connected(RoadGraph roads, int link, int next) {
        for (int c = roads.firstConnection(link); c < roads.endOfConnections(link); c++) {
            RoadGraph.Connection way = roads.connection(c);
            if (roads.linkOfLane(way.toLane()) == next
                    && roads.lane(way.fromLane()).drivable()
                    && roads.lane(way.toLane()).drivable()
                    && roads.linkUsable(next)) {
                return true;
            }
        }
        return false;
    }

    private static boolean reaches(RoadGraph roads, int first, int goal) {
        boolean[] seen = new boolean[roads.linkCount()];
        List<Integer> open = new ArrayList<>();
        for (int next = 0; next < roads.linkCount(); next++) {
            if (connected(roads, first, next) && roads.linkTo(next) != roads.linkFrom(first)) {
                seen[next] = true;
                open.add(next);
            }
        }
        while (!open.isEmpty()) {
            int link = open.remove(open.size() - 1);
            for (int next = 0; next < roads.linkCount(); next++) {
                if (!seen[next] && connected(roads, link, next)) {
                    seen[next] = true;
                    open.add(next);
                }
            }
        }
        return seen[goal];
    }
}
