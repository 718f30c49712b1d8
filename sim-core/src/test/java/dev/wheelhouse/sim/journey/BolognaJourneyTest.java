package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Bologna;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.Polyline;
import dev.wheelhouse.sim.network.Projection;
import dev.wheelhouse.sim.network.RoadGraph;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("J-56 journeys across Bologna")
class BolognaJourneyTest {
    private static final RoadGraph ROADS = Bologna.read().graph();
    private static final JourneyCalls CALLS = new JourneyCalls(JourneyRules.STRICT);

    private static MeasuredPose on(Polyline path, double alongMeters, double speedMps) {
        Vec3 at = path.pointAt(alongMeters);
        Projection near = path.project(at.x(), at.y());
        Vec3 forward = new Vec3(near.directionX(), near.directionY(), 0);
        return new MeasuredPose(at, forward, new Vec3(forward.x() * speedMps, forward.y() * speedMps, 0));
    }

    private static Polyline anyLane(Random random) {
        while (true) {
            int lane = random.nextInt(ROADS.laneCount());
            boolean usable = ROADS.lane(lane).drivable() && ROADS.linkUsable(ROADS.linkOfLane(lane));
            if (usable && ROADS.lane(lane).path().lengthMeters() > 20) {
                return ROADS.lane(lane).path();
            }
        }
    }

    @Test
    @DisplayName("J-30 to J-35 a body that keeps to its plan arrives, from anywhere to anywhere that a way leads to")
    void plansCanBeDrivenToTheirEnd() {
        Random random = new Random(34);
        int driven = 0;
        for (int n = 0; n < 300; n++) {
            Polyline from = anyLane(random);
            Polyline to = anyLane(random);
            MeasuredPose start = on(from, from.lengthMeters() * random.nextDouble() * 0.9, 0);
            Vec3 goal = to.pointAt(to.lengthMeters() * random.nextDouble());
            CallResult result =
                    CALLS.start(Journey.INACTIVE, JourneySituation.of(ROADS, start, Journeys.BODY), goal, 10);
            if (result.journey().plan() == null) {
                assertThat(result.journey().reason()).isIn(FailureReason.NO_ROUTE, FailureReason.NONE);
            } else {
                drive(result.journey(), start);
                driven++;
            }
        }
        assertThat(driven).isGreaterThan(200);
    }

    private static void drive(Journey started, MeasuredPose start) {
        RoutePlan plan = started.plan();
        Journey journey = started;
        for (int k = 1; k <= plan.lastSegment(); k++) {
            Polyline segment = plan.segment(k);
            if (k > 1) {
                assertThat(segment.first().distanceTo(plan.segment(k - 1).last()))
                        .as("no gap")
                        .isZero();
            }
            double from = k == 1
                    ? segment.project(start.position().x(), start.position().y())
                            .alongMeters()
                    : 0;
            for (double along = from; along < segment.lengthMeters(); along += 1.5) {
                journey = step(journey, on(segment, along, 5));
                assertThat(journey.phase().followsPlan())
                        .as(journey.phase() + " " + journey.reason())
                        .isTrue();
                assertThat(journey.cursor()).isBetween(k, k + 1 + cursorsAhead(plan, k));
            }
        }
        Polyline last = plan.segment(plan.lastSegment());
        journey = step(journey, on(last, last.lengthMeters(), 0));
        assertThat(journey.phase()).isEqualTo(JourneyPhase.COMPLETED);
    }

    /** Near the end of a segment short ones behind it are reached as well. */
    private static int cursorsAhead(RoutePlan plan, int k) {
        int ahead = 0;
        while (k + 1 + ahead < plan.lastSegment() && plan.segment(k + 1 + ahead).lengthMeters() < 8) {
            ahead++;
        }
        return ahead;
    }

    private static Journey step(Journey journey, MeasuredPose pose) {
        return Progress.evaluate(journey, JourneySituation.of(ROADS, pose, Journeys.BODY))
                .journey();
    }

    @Test
    @DisplayName(
            "X-C1 handed back in the middle of any turn, the plan begins with that turn's exit lane or one beside it")
    void handbackInsideAnyJunctionFindsAWay() {
        for (int c = 0; c < ROADS.connectionCount(); c++) {
            RoadGraph.Connection way = ROADS.connection(c);
            int exit = ROADS.linkOfLane(way.toLane());
            if (way.via() == null
                    || !ROADS.lane(way.fromLane()).drivable()
                    || !ROADS.lane(way.toLane()).drivable()
                    || !ROADS.linkUsable(exit)
                    || way.via().lengthMeters() < 4) {
                continue;
            }
            MeasuredPose inside = on(way.via(), way.via().lengthMeters() / 2, 0);
            Vec3 goal = ROADS.lane(way.toLane()).path().last();
            JourneySituation at = JourneySituation.of(ROADS, inside, Journeys.BODY);
            Journey journey = CALLS.start(Journey.INACTIVE, at, goal, 10).journey();
            assertThat(journey.plan()).as("connection " + c).isNotNull();
        }
    }

    @Test
    @DisplayName("J-24 routes take each link on a lane from which a connection leads on")
    void everySegmentLeadsOn() {
        Random random = new Random(56);
        for (int n = 0; n < 100; n++) {
            Polyline from = anyLane(random);
            Polyline to = anyLane(random);
            JourneySituation at = JourneySituation.of(ROADS, on(from, 1, 0), Journeys.BODY);
            RoutePlan plan = CALLS.start(Journey.INACTIVE, at, to.pointAt(10), 10)
                    .journey()
                    .plan();
            for (int k = 1; plan != null && k < plan.lastSegment(); k++) {
                int link = ROADS.findLink(plan.link(k));
                int next = ROADS.findLink(plan.link(k + 1));
                int lane = ROADS.firstLane(link) + plan.lane(k);
                boolean leadsOn = false;
                for (int c = ROADS.firstConnection(link); c < ROADS.endOfConnections(link); c++) {
                    RoadGraph.Connection way = ROADS.connection(c);
                    leadsOn |= way.fromLane() == lane && ROADS.linkOfLane(way.toLane()) == next;
                }
                assertThat(leadsOn).isTrue();
            }
        }
    }
}
