package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Roads by a seed: bends, ramps, two-way pairs, unusable parts, links that meet and links that cross. */
final class RandomRoads {
    private final Random random;

    RandomRoads(long seed) {
        random = new Random(seed);
    }

    RoadGraph roads(int nodes, int links, double sizeMeters, boolean connected) {
        RoadGraphBuilder graph = new RoadGraphBuilder();
        Vec3[] positions = new Vec3[nodes];
        for (int n = 0; n < nodes; n++) {
            positions[n] = new Vec3(coordinate(sizeMeters), coordinate(sizeMeters), random.nextInt(3) * 2);
            graph.node(NodeId.of(n), positions[n], random.nextInt(8) == 0 ? flags() : new NodeFlag[0]);
        }
        int[] lanes = new int[links];
        int[][] ends = new int[links][];
        for (int l = 0; l < links; l++) {
            ends[l] = new int[] {random.nextInt(nodes), random.nextInt(nodes)};
            lanes[l] = 1 + random.nextInt(3);
            graph.link(
                    LinkId.of(l),
                    NodeId.of(ends[l][0]),
                    NodeId.of(ends[l][1]),
                    random.nextInt(10) > 0,
                    lanes(positions[ends[l][0]], positions[ends[l][1]], lanes[l]));
        }
        for (int i = 0; connected && i < links * 3; i++) {
            int from = random.nextInt(links);
            int to = random.nextInt(links);
            if (ends[from][1] == ends[to][0]) {
                graph.connection(
                        LinkId.of(from), random.nextInt(lanes[from]), LinkId.of(to), random.nextInt(lanes[to]), null);
            }
        }
        return connected ? graph.crossedByConnections().build() : graph.build();
    }

    /** Whole metres, so that equal costs and scores are common. */
    private double coordinate(double sizeMeters) {
        return random.nextInt((int) sizeMeters);
    }

    private NodeFlag[] flags() {
        return new NodeFlag[] {NodeFlag.values()[random.nextInt(NodeFlag.values().length)]};
    }

    private List<Lane> lanes(Vec3 from, Vec3 to, int count) {
        List<Lane> lanes = new ArrayList<>();
        for (int lane = 0; lane < count; lane++) {
            List<Vec3> points = new ArrayList<>();
            points.add(new Vec3(from.x() + 3 * lane, from.y(), from.z()));
            for (int bend = random.nextInt(3); bend > 0; bend--) {
                points.add(new Vec3(from.x() + coordinate(40), from.y() + coordinate(40), from.z()));
            }
            points.add(new Vec3(to.x() + 3 * lane, to.y(), to.z()));
            lanes.add(new Lane(Polyline.of(points), 3.2, 13.9, random.nextInt(6) > 0));
        }
        return lanes;
    }

    MeasuredPose pose(double sizeMeters) {
        Vec3 position = new Vec3(coordinate(sizeMeters), coordinate(sizeMeters), random.nextInt(4));
        Vec3 forward = new Vec3(random.nextInt(9) - 4, random.nextInt(9) - 4, 0);
        return new MeasuredPose(position, forward.horizontalLength() > 0 ? forward : new Vec3(1, 0, 0), Vec3.ZERO);
    }
}
