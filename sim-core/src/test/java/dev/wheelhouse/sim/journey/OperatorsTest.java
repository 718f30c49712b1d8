package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Candidate;
import dev.wheelhouse.sim.network.Candidates;
import dev.wheelhouse.sim.network.Destination;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.RoadGraph;
import dev.wheelhouse.sim.network.RoadGraphBuilder;
import java.util.List;
import java.util.function.DoublePredicate;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Each comparison of the journey, looked at exactly at its value and at the doubles next to it. */
@DisplayName("32-operators")
class OperatorsTest {
    private static final JourneyCalls CALLS = new JourneyCalls(JourneyRules.REFERENCE);
    private static final Journey WAITING = Journeys.inPhase(JourneyPhase.WAITING_FOR_ROAD);
    /** Node 2, the end of the first segment, stands at the origin; the last node at 200 m. */
    private static final RoadGraph ABOUT_ORIGIN = Journeys.line(4, 100, -100);

    private static void upToAndIncluding(double limit, DoublePredicate holds) {
        assertThat(holds.test(Math.nextDown(limit))).as("just below").isTrue();
        assertThat(holds.test(limit)).as("at").isTrue();
        assertThat(holds.test(Math.nextUp(limit))).as("just above").isFalse();
    }

    private static void below(double limit, DoublePredicate holds) {
        assertThat(holds.test(Math.nextDown(limit))).as("just below").isTrue();
        assertThat(holds.test(limit)).as("at").isFalse();
        assertThat(holds.test(Math.nextUp(limit))).as("just above").isFalse();
    }

    private static boolean admitted(MeasuredPose pose) {
        return !Candidates.near(Journeys.LINE, pose, false).admitted().isEmpty();
    }

    private static MeasuredPose high(double x, double z) {
        return new MeasuredPose(new Vec3(x, 0, z), Journeys.AHEAD, Vec3.ZERO);
    }

    @Test
    @DisplayName("adm.lateral: distance <= 8 m")
    void admissionDistance() {
        upToAndIncluding(8, y -> admitted(Journeys.standing(50, y)));
        upToAndIncluding(8, y -> admitted(Journeys.standing(50, -y)));
    }

    @Test
    @DisplayName("adm.height: height difference <= 2.5 m")
    void admissionHeight() {
        upToAndIncluding(2.5, z -> admitted(high(50, z)));
        upToAndIncluding(2.5, z -> admitted(high(50, -z)));
    }

    @Test
    @DisplayName("adm.align: alignment >= 0.5")
    void admissionAlignment() {
        double x = 0.125;
        double y = 0.21650635094610968;
        assertThat(turned(x, y).alignmentWith(1, 0)).isEqualTo(0.5);
        assertThat(turned(Math.nextDown(x), y).alignmentWith(1, 0)).isEqualTo(Math.nextDown(0.5));
        assertThat(admitted(turned(x, y))).isTrue();
        assertThat(admitted(turned(Math.nextUp(x), y))).isTrue();
        assertThat(admitted(turned(Math.nextDown(x), y))).isFalse();
    }

    private static MeasuredPose turned(double x, double y) {
        return new MeasuredPose(new Vec3(50, 0, 0), new Vec3(x, y, 0), Vec3.ZERO);
    }

    @Test
    @DisplayName("adm.alpha: alpha > 0.98 rejected")
    void admissionAlpha() {
        RoadGraph one = Journeys.line(2, 100);
        upToAndIncluding(
                98,
                x -> !Candidates.near(one, Journeys.standing(x, 0), false)
                        .admitted()
                        .isEmpty());
    }

    @Test
    @DisplayName("score: lateral squared and 4 square metres for missing alignment, ascending")
    void score() {
        MeasuredPose pose = turned(0.125, 0.21650635094610968);
        Candidate candidate =
                Candidates.near(Journeys.LINE, pose, false).admitted().get(0);
        assertThat(candidate.scoreSquareMeters()).isEqualTo(2);
        Candidate beside = Candidates.near(Journeys.LINE, Journeys.standing(50, 2), false)
                .admitted()
                .get(0);
        assertThat(beside.scoreSquareMeters()).isEqualTo(4);
    }

    @Test
    @DisplayName("score, tie: start node, end node, link, lane, whatever the order of telling")
    void scoreTie() {
        RoadGraph roads = new RoadGraphBuilder()
                .straightLink(LinkId.of(10), NodeId.of(9), NodeId.of(4), true, 0, 0)
                .straightLink(LinkId.of(9), NodeId.of(9), NodeId.of(4), true, 0)
                .straightLink(LinkId.of(1), NodeId.of(9), NodeId.of(5), true, 0)
                .straightLink(LinkId.of(99), NodeId.of(3), NodeId.of(5), true, 0)
                .node(NodeId.of(9), new Vec3(0, 0, 0))
                .node(NodeId.of(3), new Vec3(0, 0, 0))
                .node(NodeId.of(5), new Vec3(100, 0, 0))
                .node(NodeId.of(4), new Vec3(100, 0, 0))
                .build();
        assertThat(Candidates.near(roads, Journeys.standing(50, 1), false).admitted())
                .extracting(c -> roads.linkId(c.link()) + "/" + c.lane())
                .containsExactly("99/0", "9/0", "10/0", "10/1", "1/0");
    }

    @Test
    @DisplayName("cand.max: the 24th candidate is tried, the 25th is not")
    void candidateCount() {
        assertThat(joins(24)).isTrue();
        assertThat(joins(25)).isFalse();
    }

    /** Whether the only link that leads on is found as the last of so many. */
    private static boolean joins(int count) {
        RoadGraphBuilder roads = new RoadGraphBuilder().node(NodeId.of(999), new Vec3(200, 0, 0));
        for (int k = 1; k <= count; k++) {
            roads.node(NodeId.of(2L * k), new Vec3(0, k * 0.25, 0));
            roads.node(NodeId.of(2L * k + 1), new Vec3(100, k * 0.25, 0));
            roads.straightLink(LinkId.of(k), NodeId.of(2L * k), NodeId.of(2L * k + 1), true, 0);
        }
        roads.straightLink(LinkId.of(1000), NodeId.of(2L * count + 1), NodeId.of(999), true, 0);
        return admission(roads.build(), new Vec3(200, 0, 0)).plan() != null;
    }

    private static Admission admission(RoadGraph roads, Vec3 goal) {
        JourneySituation at = JourneySituation.of(roads, Journeys.standing(50, 0), Journeys.BODY);
        return new RoadAdmission(JourneyRules.REFERENCE, at, goal, false).attempt();
    }

    @Test
    @DisplayName("dst.dist: node distance < 30 m")
    void destinationDistance() {
        RoadGraph two = Journeys.line(2, 1000);
        below(30, y -> Destination.node(two, new Vec3(0, y, 0)) >= 0);
    }

    @Test
    @DisplayName("dst.height: node height < 2.5 m")
    void destinationHeight() {
        below(2.5, z -> Destination.node(Journeys.LINE, new Vec3(0, 0, z)) >= 0);
        below(2.5, z -> Destination.node(Journeys.LINE, new Vec3(0, 0, -z)) >= 0);
    }

    @Test
    @DisplayName("plan.min, plan.cap: 2 to 256 entries")
    void planEntries() {
        assertThat(admission(Journeys.LINE, new Vec3(100, 0, 0)).plan().entryCount())
                .isEqualTo(2);
        assertThat(longPlan(256).plan().entryCount()).isEqualTo(256);
        assertThat(longPlan(257).reason()).isEqualTo(FailureReason.NO_ROUTE);
    }

    private static Admission longPlan(int entries) {
        RoadGraphBuilder roads = new RoadGraphBuilder();
        for (int n = 0; n < entries; n++) {
            roads.node(NodeId.of(n), new Vec3(n * 100, 0, 0));
        }
        for (int n = 1; n < entries; n++) {
            roads.straightLink(LinkId.of(n), NodeId.of(n - 1), NodeId.of(n), true, 0);
        }
        return admission(roads.build(), new Vec3((entries - 1) * 100, 0, 0));
    }

    private static Progress.Evaluation aboutOrigin(MeasuredPose pose) {
        Journey driving = Journeys.inPhase(JourneyPhase.DRIVING);
        Journey onLine = new Journey(
                driving.phase(),
                driving.reason(),
                1,
                1,
                1,
                new Vec3(200, 0, 0),
                Journeys.CRUISE,
                Journeys.plan(ABOUT_ORIGIN, 4),
                DriverMode.NPC,
                false,
                JourneyPhase.DRIVING);
        return Progress.evaluate(onLine, JourneySituation.of(ABOUT_ORIGIN, pose, Journeys.BODY));
    }

    private static boolean advances(double x, double y) {
        return aboutOrigin(Journeys.standing(x, y)).journey().cursor() == 2;
    }

    @Test
    @DisplayName("cur.near: distance < 1.8 m")
    void cursorNear() {
        below(1.8, x -> advances(-x, 0));
    }

    @Test
    @DisplayName("cur.passed: passed at dot >= 0")
    void cursorPassed() {
        assertThat(advances(Math.nextDown(0.0), 3)).as("just before").isFalse();
        assertThat(advances(0, 3)).as("at").isTrue();
        assertThat(advances(Math.nextUp(0.0), 3)).as("just behind").isTrue();
    }

    @Test
    @DisplayName("cur.passdist: passed counts below 5 m")
    void cursorPassedDistance() {
        below(5, y -> advances(0, y));
    }

    @Test
    @DisplayName("cur.max: 32 advances an evaluation, never past the last segment")
    void cursorAdvances() {
        assertThat(advancesOf(33)).isEqualTo(31);
        assertThat(advancesOf(34)).isEqualTo(32);
        assertThat(advancesOf(35)).isEqualTo(32);
    }

    /** Along nodes so close that all of them are reached at once. */
    private static int advancesOf(int entries) {
        RoadGraphBuilder roads = new RoadGraphBuilder();
        for (int n = 1; n <= entries; n++) {
            roads.node(NodeId.of(n), new Vec3(n / 64.0, 0, 0));
        }
        for (int n = 1; n < entries; n++) {
            roads.straightLink(Journeys.linkBetween(n, n + 1), NodeId.of(n), NodeId.of(n + 1), true, 0);
        }
        RoadGraph dense = roads.build();
        Journey driving = new Journey(
                JourneyPhase.DRIVING,
                FailureReason.NONE,
                1,
                1,
                1,
                new Vec3(500, 0, 0),
                Journeys.CRUISE,
                Journeys.plan(dense, entries),
                DriverMode.NPC,
                false,
                JourneyPhase.DRIVING);
        JourneySituation at = JourneySituation.of(dense, Journeys.standing(0, 0), Journeys.BODY);
        return Progress.evaluate(driving, at).journey().cursor() - 1;
    }

    private static Progress.Evaluation evaluated(JourneyPhase phase, int cursor, MeasuredPose pose) {
        return Progress.evaluate(Journeys.inPhase(phase).atCursor(cursor), Journeys.at(pose));
    }

    @Test
    @DisplayName("left.lateral: distance > 12 m leaves the route")
    void leftByDistance() {
        upToAndIncluding(12, y -> stays(Journeys.standing(50, y)));
        upToAndIncluding(12, y -> stays(Journeys.standing(50, -y)));
    }

    @Test
    @DisplayName("left.height: height difference > 2.5 m leaves the route")
    void leftByHeight() {
        upToAndIncluding(2.5, z -> stays(high(50, z)));
        upToAndIncluding(2.5, z -> stays(high(50, -z)));
    }

    private static boolean stays(MeasuredPose pose) {
        return evaluated(JourneyPhase.DRIVING, 1, pose).journey().phase() == JourneyPhase.DRIVING;
    }

    @Test
    @DisplayName("look-ahead: 4 m and 1.2 s, from 5 to 10 m, not beyond the segment")
    void lookAhead() {
        assertThat(Progress.lookAheadMeters(3)).isCloseTo(7.6, within(1e-12));
        assertThat(Progress.lookAheadMeters(0.8)).isEqualTo(5);
        assertThat(Progress.lookAheadMeters(0.84)).isGreaterThan(5);
        assertThat(Progress.lookAheadMeters(5)).isEqualTo(10);
        assertThat(Progress.lookAheadMeters(4.99)).isLessThan(10);
        assertThat(Progress.lookAheadMeters(5.01)).isEqualTo(10);
        assertThat(targetX(94)).isEqualTo(99);
        assertThat(targetX(95)).isEqualTo(100);
        assertThat(targetX(97)).isEqualTo(100);
    }

    private static double targetX(double x) {
        return evaluated(JourneyPhase.DRIVING, 1, Journeys.standing(x, 0))
                .target()
                .point()
                .x();
    }

    @Test
    @DisplayName("gate.lateral: lateral error < 0.75 m")
    void gateLateral() {
        below(0.75, y -> drives(Journeys.standing(50, y)));
        below(0.75, y -> drives(Journeys.standing(50, -y)));
    }

    @Test
    @DisplayName("gate.align: alignment > 0.85")
    void gateAlignment() {
        double x = 0.85;
        double y = 0.526782687642637;
        assertThat(turned(x, y).alignmentWith(1, 0)).isEqualTo(0.85);
        assertThat(drives(turned(x, y))).as("at").isFalse();
        assertThat(drives(turned(Math.nextDown(x), y))).as("just below").isFalse();
        assertThat(drives(turned(Math.nextUp(x), y))).as("just above").isTrue();
    }

    private static boolean drives(MeasuredPose pose) {
        return evaluated(JourneyPhase.JOINING_ROAD, 1, pose).journey().phase() == JourneyPhase.DRIVING;
    }

    @Test
    @DisplayName("final speed: min(cruise, max(0, (d - 0.8) 0.8)), on the last segment only")
    void finalSpeed() {
        assertThat(Progress.finalSpeedMps(3, Math.nextDown(0.8))).isZero();
        assertThat(Progress.finalSpeedMps(3, 0.8)).isZero();
        assertThat(Progress.finalSpeedMps(3, Math.nextUp(0.8))).isPositive();
        assertThat(Progress.finalSpeedMps(3, 1.8)).isEqualTo(0.8);
        assertThat(Progress.finalSpeedMps(3, 4.54)).isLessThan(3);
        assertThat(Progress.finalSpeedMps(3, 4.55)).isEqualTo(3);
        Journey near = new Journey(
                JourneyPhase.DRIVING,
                FailureReason.NONE,
                1,
                1,
                1,
                new Vec3(92, 0, 0),
                Journeys.CRUISE,
                Journeys.plan(Journeys.LINE, 4),
                DriverMode.NPC,
                false,
                JourneyPhase.DRIVING);
        Progress.Evaluation notLast = Progress.evaluate(near, Journeys.at(Journeys.standing(90, 0)));
        assertThat(notLast.target().speedMps()).isEqualTo(Journeys.CRUISE);
    }

    @Test
    @DisplayName("fin.switch: within 12 m of the last node the target is the destination")
    void finalSwitch() {
        upToAndIncluding(
                12,
                y -> evaluated(JourneyPhase.DRIVING, 3, Journeys.moving(300, y, new Vec3(1, 0, 0)))
                                .target()
                        != null);
        assertThat(switched(Math.nextDown(12))).isTrue();
        assertThat(switched(12)).isTrue();
        assertThat(switched(Math.nextUp(12))).isFalse();
    }

    /** The last node of this line stands at the origin, so that distances before it are exact. */
    private static boolean switched(double metersBefore) {
        RoadGraph line = Journeys.line(3, 100, -200);
        Vec3 besideTheNode = new Vec3(0, 1, 0);
        Journey last = new Journey(
                JourneyPhase.DRIVING,
                FailureReason.NONE,
                1,
                1,
                2,
                besideTheNode,
                Journeys.CRUISE,
                Journeys.plan(line, 3),
                DriverMode.NPC,
                false,
                JourneyPhase.DRIVING);
        Progress.Evaluation after =
                Progress.evaluate(last, JourneySituation.of(line, Journeys.standing(-metersBefore, 0), Journeys.BODY));
        return after.target().point().equals(besideTheNode);
    }

    private static boolean completes(MeasuredPose pose) {
        return evaluated(JourneyPhase.DRIVING, 3, pose).journey().phase() == JourneyPhase.COMPLETED;
    }

    @Test
    @DisplayName("cmp.dist: distance < 1.8 m, on the last segment")
    void completionDistance() {
        below(1.8, y -> completes(Journeys.standing(300, y)));
        below(1.8, y -> completes(Journeys.standing(300, -y)));
        assertThat(evaluated(JourneyPhase.DRIVING, 1, Journeys.standing(95, 0))
                        .journey()
                        .phase())
                .isEqualTo(JourneyPhase.DRIVING);
    }

    @Test
    @DisplayName("cmp.height: height difference < 2.5 m")
    void completionHeight() {
        below(2.5, z -> completes(high(300, z)));
        below(2.5, z -> completes(high(300, -z)));
    }

    @Test
    @DisplayName("cmp.speed: full magnitude < 0.2 m/s")
    void completionSpeed() {
        below(0.2, v -> completes(Journeys.moving(300, 0, new Vec3(v, 0, 0))));
        below(0.2, v -> completes(Journeys.moving(300, 0, new Vec3(0, 0, v))));
        below(0.2, v -> completes(Journeys.moving(300, 0, new Vec3(0, -v, 0))));
    }

    private static JourneySituation at(double speedMps) {
        return Journeys.at(Journeys.moving(50, 1, new Vec3(0, speedMps, 0)));
    }

    @Test
    @DisplayName("spd.switch: the exchange refuses > 0.3 m/s, also for the mode that is active")
    void exchangeSpeed() {
        upToAndIncluding(
                0.3, v -> CALLS.setMode(WAITING, at(v), DriverMode.PLAYER).succeeded());
        upToAndIncluding(0.3, v -> CALLS.setMode(WAITING, at(v), DriverMode.NPC).succeeded());
    }

    @Test
    @DisplayName("spd.resume: Resume refuses > 0.3 m/s")
    void resumeSpeed() {
        upToAndIncluding(0.3, v -> CALLS.resume(WAITING, at(v)).succeeded());
    }

    @Test
    @DisplayName("spd.retry: Retry needs < 0.3 m/s")
    void retrySpeed() {
        below(0.3, v -> CALLS.retry(WAITING, at(v)).succeeded());
    }

    @Test
    @DisplayName("spd.start: Start refuses > 0.3 m/s")
    void startSpeed() {
        upToAndIncluding(0.3, v -> CALLS.start(WAITING, at(v), Journeys.GOAL, 3).succeeded());
    }

    @Test
    @DisplayName("spd.handbrake: an intent below 0.25 m/s")
    void handbrakeSpeed() {
        below(0.25, v -> Progress.evaluate(WAITING, at(v)).handbrake());
        assertThat(Progress.evaluate(Journey.INACTIVE, at(0)).handbrake()).isFalse();
    }

    @Test
    @DisplayName("sweep: 95 % of the extents, 0.85 m above the joining point, touching is no hit")
    void sweep() {
        assertThat(corridor(1.9).isFree()).as("touching").isTrue();
        assertThat(corridor(1.9 - 1e-6).isFree()).as("just inside").isFalse();
        assertThat(corridor(1.9 + 1e-6).isFree()).as("just outside").isTrue();
        assertThat(corridor(5).to().z()).isEqualTo(0.85);
    }

    private static AdmissionCorridor corridor(double wallX) {
        Solid wall = Solid.Block.of(
                "wall", List.of(new Vec2(wallX, -3), new Vec2(9, -3), new Vec2(9, 9), new Vec2(wallX, 9)));
        return AdmissionCorridor.sweep(
                Journeys.standing(0, 0), new BodyBox(2, 1, 0.75), new Vec3(0, 6, 0), List.of(wall));
    }

    @Test
    @DisplayName("cruise range: 0.1 to 50 m/s, inclusive")
    void cruiseRange() {
        upToAndIncluding(50, v -> accepts(v));
        assertThat(accepts(0.1)).isTrue();
        assertThat(accepts(Math.nextDown(0.1))).isFalse();
        assertThat(accepts(Double.NaN)).isFalse();
    }

    private static boolean accepts(double cruiseMps) {
        return CALLS.start(WAITING, at(0), Journeys.GOAL, cruiseMps).succeeded();
    }
}
