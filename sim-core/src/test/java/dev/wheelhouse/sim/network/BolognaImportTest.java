package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The counts are those that a reading of the file with another tool gave. */
@DisplayName("J-56 the network of Bologna")
class BolognaImportTest {
    private static final ImportedRoads IMPORTED = Bologna.read();
    private static final RoadGraph ROADS = IMPORTED.graph();

    private static IntStream links() {
        return IntStream.range(0, ROADS.linkCount());
    }

    private static IntStream lanes() {
        return IntStream.range(0, ROADS.laneCount());
    }

    @Test
    void hasItsJunctionsEdgesAndLanes() {
        assertThat(ROADS.nodeCount()).isEqualTo(112);
        assertThat(ROADS.linkCount()).isEqualTo(178);
        assertThat(ROADS.laneCount()).isEqualTo(266);
        assertThat(links().map(ROADS::laneCount).min()).hasValue(1);
        assertThat(links().map(ROADS::laneCount).max()).hasValue(3);
    }

    @Test
    void hasItsTwoWayPairs() {
        long pairs = links().filter(a -> links().anyMatch(b ->
                        a < b && ROADS.linkFrom(a) == ROADS.linkTo(b) && ROADS.linkTo(a) == ROADS.linkFrom(b)))
                .count();
        assertThat(pairs).isEqualTo(28);
    }

    @Test
    void busLanesAreNotForCarsAndRoadsOfOnlyBusLanesAreUnusable() {
        assertThat(lanes().filter(lane -> !ROADS.lane(lane).drivable()).count()).isEqualTo(21);
        assertThat(links().filter(link -> !ROADS.linkUsable(link)).count()).isEqualTo(14);
    }

    @Test
    void lanesKeepTheirCourse() {
        double[] errors =
                lanes().mapToDouble(BolognaImportTest::chordErrorMeters).toArray();
        assertThat(IntStream.range(0, errors.length).filter(i -> errors[i] > 12).count())
                .isEqualTo(7);
        assertThat(IntStream.range(0, errors.length)
                        .mapToDouble(i -> errors[i])
                        .max()
                        .getAsDouble())
                .isCloseTo(67, within(1.0));
    }

    /** How far the lane strays from the straight line between its ends. */
    private static double chordErrorMeters(int lane) {
        Polyline path = ROADS.lane(lane).path();
        Polyline chord = Polyline.of(path.first(), path.last());
        return IntStream.range(0, path.size())
                .mapToDouble(i -> chord.project(path.x(i), path.y(i)).distanceMeters())
                .max()
                .getAsDouble();
    }

    @Test
    void shortRoadsAreKept() {
        double[] lengths = links().mapToDouble(
                        link -> ROADS.lane(link, 0).path().lengthMeters())
                .toArray();
        assertThat(IntStream.range(0, lengths.length)
                        .filter(i -> lengths[i] < 3.6)
                        .count())
                .isEqualTo(11);
        assertThat(IntStream.range(0, lengths.length)
                        .mapToDouble(i -> lengths[i])
                        .min()
                        .getAsDouble())
                .isCloseTo(0.2, within(0.05));
    }

    @Test
    void isFlatAndHasTheStandardWidth() {
        assertThat(lanes().mapToObj(ROADS::lane))
                .allMatch(lane -> lane.widthMeters() == 3.2)
                .allMatch(lane -> lane.speedLimitMps() > 1)
                .allMatch(lane -> IntStream.range(0, lane.path().size())
                        .allMatch(i -> lane.path().z(i) == 0));
    }

    @Test
    void everyConnectionOfRoadsGoesThroughItsJunction() {
        assertThat(ROADS.connectionCount()).isEqualTo(735 - 384);
        for (int c = 0; c < ROADS.connectionCount(); c++) {
            RoadGraph.Connection way = ROADS.connection(c);
            assertThat(way.via()).isNotNull();
            assertThat(way.via().first())
                    .isEqualTo(ROADS.lane(way.fromLane()).path().last());
            assertThat(way.via().last())
                    .isEqualTo(ROADS.lane(way.toLane()).path().first());
        }
    }

    @Test
    @DisplayName("a turn of two lanes inside the junction has the points of both")
    void turnThroughTwoJunctionLanesIsWhole() {
        Vec3 onFirst = new Vec3(325.94, 237.07, 0);
        Vec3 onSecond = new Vec3(328.31, 227.27, 0);
        assertThat(IntStream.range(0, ROADS.connectionCount())
                        .mapToObj(c -> ROADS.connection(c).via())
                        .filter(via -> has(via, onFirst) && has(via, onSecond))
                        .count())
                .isEqualTo(1);
    }

    private static boolean has(Polyline path, Vec3 point) {
        return IntStream.range(0, path.size()).anyMatch(i -> path.point(i).equals(point));
    }

    @Test
    void saysWhatItDoesNotUse() {
        assertThat(IMPORTED.warnings())
                .extracting(ImportProblem::message)
                .anyMatch(m -> m.startsWith("traffic signals are not used, 7"))
                .anyMatch(m -> m.startsWith("rules of right of way are not used"))
                .hasSize(2);
        assertThat(IMPORTED.warnings()).allMatch(w -> w.line() > 1 && w.column() > 1);
    }

    @Test
    @DisplayName("X-C3 a car a little over the middle of a two-way road is matched with the side of its heading")
    void headingDecidesTheCarriageway() {
        int tried = 0;
        for (int link : links().filter(ROADS::linkUsable).toArray()) {
            Polyline path = ROADS.lane(link, ROADS.laneCount(link) - 1).path();
            Projection middle = path.project(
                    path.pointAt(path.lengthMeters() / 2).x(),
                    path.pointAt(path.lengthMeters() / 2).y());
            // 2 m to the left of the left-most lane: on the other carriageway where there is one.
            Vec3 over = new Vec3(
                    middle.point().x() - 2 * middle.directionY(), middle.point().y() + 2 * middle.directionX(), 0);
            MeasuredPose pose =
                    new MeasuredPose(over, new Vec3(middle.directionX(), middle.directionY(), 0), Vec3.ZERO);
            for (Candidate candidate : Candidates.near(ROADS, pose, true).admitted()) {
                double along =
                        candidate.directionX() * middle.directionX() + candidate.directionY() * middle.directionY();
                assertThat(along).isGreaterThanOrEqualTo(0.5 - 1e-12);
                tried++;
            }
        }
        assertThat(tried).isGreaterThan(150);
    }

    @Test
    @DisplayName("J-20 the index gives on real roads what a linear scan gives")
    void indexAndScanAgree() {
        for (int lane = 0; lane < ROADS.laneCount(); lane++) {
            Vec3 at = ROADS.lane(lane).path().pointAt(10);
            MeasuredPose pose = new MeasuredPose(at, new Vec3(1, 0.3, 0), Vec3.ZERO);
            assertThat(Candidates.near(ROADS, pose, true))
                    .isEqualTo(Candidates.scan(ROADS, pose, true, Candidates.REPORT_RADIUS_METERS));
        }
    }

    @Test
    @DisplayName("T-8 two readings give the same graph")
    void readsTheSameTwice() {
        assertThat(Bologna.read().graph().digest()).isEqualTo(ROADS.digest());
        assertThat(ROADS.findLink(new LinkId("204a[0]"))).isNotNegative();
        assertThat(ROADS.findNode(new NodeId("114-end"))).isNotNegative();
    }
}
