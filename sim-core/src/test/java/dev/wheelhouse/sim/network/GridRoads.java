package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;

/** Streets in a grid, two-way, two lanes each way: of any size. */
public final class GridRoads {
    private static final double BLOCK_METERS = 100;

    private GridRoads() {}

    /** About so many lanes. */
    public static RoadGraph withLanes(int lanes) {
        int side = (int) Math.round(Math.sqrt(lanes / 8.0));
        RoadGraphBuilder graph = new RoadGraphBuilder();
        for (int n = 0; n < side * side; n++) {
            graph.node(NodeId.of(n), new Vec3(n % side * BLOCK_METERS, n / side * BLOCK_METERS, 0));
        }
        int link = 0;
        for (int n = 0; n < side * side; n++) {
            if (n % side + 1 < side) {
                link = twoWay(graph, link, n, n + 1);
            }
            if (n / side + 1 < side) {
                link = twoWay(graph, link, n, n + side);
            }
        }
        return graph.build();
    }

    private static int twoWay(RoadGraphBuilder graph, int link, int a, int b) {
        graph.straightLink(LinkId.of(link), NodeId.of(a), NodeId.of(b), true, 4.8, 1.6);
        graph.straightLink(LinkId.of(link + 1), NodeId.of(b), NodeId.of(a), true, 4.8, 1.6);
        return link + 2;
    }
}
