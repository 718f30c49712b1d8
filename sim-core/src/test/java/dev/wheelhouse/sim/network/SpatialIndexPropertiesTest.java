package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.math.Vec3;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;

/** J-20: looking only at what is near gives the same as looking at everything. */
class SpatialIndexPropertiesTest {
    private static final double SIZE_METERS = 200;

    @Property
    @Label("J-21 to J-23: candidates and rejections by the index are those of a linear scan")
    void indexAndScanAgreeOnCandidates(@ForAll long seed) {
        RandomRoads random = new RandomRoads(seed);
        RoadGraph roads = random.roads(40, 80, SIZE_METERS, seed % 2 == 0);
        MeasuredPose pose = random.pose(SIZE_METERS);
        assertThat(Candidates.near(roads, pose, true))
                .isEqualTo(Candidates.scan(roads, pose, true, Candidates.REPORT_RADIUS_METERS));
    }

    @Property
    @Label("J-24: destination node and lane by the index are those of a linear scan")
    void indexAndScanAgreeOnDestinations(@ForAll long seed) {
        RandomRoads random = new RandomRoads(seed);
        RoadGraph roads = random.roads(40, 80, SIZE_METERS, false);
        Vec3 destination = random.pose(SIZE_METERS).position();
        assertThat(Destination.node(roads, destination)).isEqualTo(nearestNode(roads, destination));
        double least = Double.POSITIVE_INFINITY;
        for (int lane = 0; lane < roads.laneCount(); lane++) {
            Projection on = roads.lane(lane).path().project(destination.x(), destination.y());
            if (roads.linkUsable(roads.linkOfLane(lane))
                    && roads.lane(lane).drivable()
                    && Math.abs(on.point().z() - destination.z()) < 2.5) {
                least = Math.min(least, on.distanceMeters());
            }
        }
        assertThat(Destination.lane(roads, destination).distanceMeters()).isEqualTo(least);
    }

    private static int nearestNode(RoadGraph roads, Vec3 destination) {
        int nearest = -1;
        for (int node = 0; node < roads.nodeCount(); node++) {
            Vec3 at = roads.nodePosition(node);
            boolean counts = roads.nodeUsable(node)
                    && at.horizontalDistanceTo(destination) < 30
                    && Math.abs(at.z() - destination.z()) < 2.5;
            if (counts
                    && (nearest < 0
                            || at.horizontalDistanceTo(destination)
                                    < roads.nodePosition(nearest).horizontalDistanceTo(destination))) {
                nearest = node;
            }
        }
        return nearest;
    }

    @Property(tries = 100)
    @Label("the tree finds every box that touches the square, once, in ascending order")
    void treeFindsExactlyTheTouchingBoxes(@ForAll long seed) {
        java.util.Random random = new java.util.Random(seed);
        int size = random.nextInt(600);
        BoxIndex.Builder boxes = new BoxIndex.Builder();
        double[][] given = new double[size][];
        for (int i = 0; i < size; i++) {
            double x = random.nextInt(100);
            double y = random.nextInt(100);
            given[i] = new double[] {i / 2, x, y, x + random.nextInt(10), y + random.nextInt(10)};
            boxes.add(i / 2, given[i][1], given[i][2], given[i][3], given[i][4]);
        }
        double x = random.nextInt(100);
        double y = random.nextInt(100);
        double r = random.nextInt(30);
        int[] expected = java.util.Arrays.stream(given)
                .filter(b -> b[1] <= x + r && b[3] >= x - r && b[2] <= y + r && b[4] >= y - r)
                .mapToInt(b -> (int) b[0])
                .distinct()
                .sorted()
                .toArray();
        assertThat(boxes.build().within(x, y, r)).isEqualTo(expected);
    }
}
