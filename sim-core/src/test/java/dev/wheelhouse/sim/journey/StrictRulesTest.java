package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.Lane;
import dev.wheelhouse.sim.network.Polyline;
import dev.wheelhouse.sim.network.RoadGraph;
import dev.wheelhouse.sim.network.RoadGraphBuilder;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("J-6 what the strict rules do otherwise, one difference after the other")
class StrictRulesTest {
    private static final JourneyCalls REFERENCE = new JourneyCalls(JourneyRules.REFERENCE);
    private static final JourneyCalls STRICT = new JourneyCalls(JourneyRules.STRICT);
    private static final JourneySituation ON_LANE = Journeys.at(Journeys.standing(50, 1));

    private static CallResult start(JourneyCalls calls, Vec3 goal) {
        return calls.start(Journey.INACTIVE, ON_LANE, goal, Journeys.CRUISE);
    }

    @Nested
    @DisplayName("J-24 the goal on the lane")
    class GoalOnLane {
        private final Vec3 between = new Vec3(150, 1, 0);

        @Test
        void planEndsAtTheProjectionInsteadOfANode() {
            Journey journey = start(STRICT, between).journey();
            assertThat(journey.phase()).isEqualTo(JourneyPhase.JOINING_ROAD);
            assertThat(journey.plan().node(2)).isEqualTo(NodeId.of(3));
            assertThat(journey.plan().segment(2).last()).isEqualTo(new Vec3(150, 0, 0));
            assertThat(journey.plan().finalPoint()).isEqualTo(new Vec3(150, 0, 0));
            assertThat(start(REFERENCE, between).journey().reason()).isEqualTo(FailureReason.NO_DESTINATION);
        }

        @Test
        void driveEndsThere() {
            Journey journey = start(STRICT, between).journey().atCursor(2);
            Progress.Evaluation near = Progress.evaluate(journey, Journeys.at(Journeys.standing(142, 0)));
            assertThat(near.target().point()).isEqualTo(between);
            Progress.Evaluation there = Progress.evaluate(journey, Journeys.at(Journeys.standing(149, 0)));
            assertThat(there.journey().phase()).isEqualTo(JourneyPhase.COMPLETED);
        }

        @Test
        @DisplayName("J-17 a goal that no lane comes near is refused with the distance, before anything is written")
        void goalOffTheRoadIsRefused() {
            CallResult refused = start(STRICT, new Vec3(290, 14, 0));
            assertThat(refused.status()).isEqualTo(CallStatus.DESTINATION_OFF_ROAD);
            assertThat(refused.succeeded()).isFalse();
            assertThat(refused.distanceMeters()).isEqualTo(14);
            assertThat(refused.journey()).isSameAs(Journey.INACTIVE);
            assertThat(start(REFERENCE, new Vec3(290, 14, 0)).status()).isEqualTo(CallStatus.ACCEPTED);
        }

        @Test
        void goalIsRefusedJustBeyondOnePointEightMeters() {
            assertThat(start(STRICT, new Vec3(250, 1.8, 0)).succeeded()).isTrue();
            assertThat(start(STRICT, new Vec3(250, Math.nextUp(1.8), 0)).succeeded())
                    .isFalse();
        }

        @Test
        void goalIsRefusedFromTwoAndAHalfMetersOfHeight() {
            assertThat(start(STRICT, new Vec3(250, 0, Math.nextDown(2.5))).succeeded())
                    .isTrue();
            CallResult refused = start(STRICT, new Vec3(250, 0, 2.5));
            assertThat(refused.status()).isEqualTo(CallStatus.DESTINATION_OFF_ROAD);
            assertThat(refused.distanceMeters()).isInfinite();
        }

        @Test
        void withoutRoadsTheGoalIsTakenAndWaits() {
            CallResult waiting = STRICT.start(
                    Journey.INACTIVE, ON_LANE.with(new RoadGraphBuilder().build()), between, Journeys.CRUISE);
            assertThat(waiting.journey().reason()).isEqualTo(FailureReason.ROUTE_UNAVAILABLE);
        }

        @Test
        void goalBehindOnTheSameLinkIsReachedByGoingRound() {
            RoadGraph ring = new RoadGraphBuilder()
                    .node(NodeId.of(1), new Vec3(0, 0, 0))
                    .node(NodeId.of(2), new Vec3(100, 0, 0))
                    .node(NodeId.of(3), new Vec3(50, 80, 0))
                    .straightLink(LinkId.of(12), NodeId.of(1), NodeId.of(2), true, 0)
                    .straightLink(LinkId.of(23), NodeId.of(2), NodeId.of(3), true, 0)
                    .straightLink(LinkId.of(31), NodeId.of(3), NodeId.of(1), true, 0)
                    .build();
            RoutePlan plan = STRICT.start(Journey.INACTIVE, ON_LANE.with(ring), new Vec3(20, 0, 0), 3)
                    .journey()
                    .plan();
            assertThat(plan.entryCount()).isEqualTo(5);
            assertThat(plan.link(4)).isEqualTo(LinkId.of(12));
            assertThat(plan.segment(4).last()).isEqualTo(new Vec3(20, 0, 0));
        }
    }

    @Nested
    @DisplayName("J-17 handed back on the goal")
    class ArrivesWhereItStands {
        private final JourneySituation onGoal = Journeys.at(Journeys.standing(299.7, 0));
        private final Journey suspended = Journeys.inPhase(JourneyPhase.SUSPENDED_FOR_PLAYER);

        @Test
        void completesInsteadOfWaitingForEver() {
            CallResult strict = STRICT.setMode(suspended, onGoal, DriverMode.NPC);
            assertThat(strict.journey().phase()).isEqualTo(JourneyPhase.COMPLETED);
            assertThat(strict.admission().status()).isEqualTo(CallStatus.ARRIVED);
            assertThat(strict.journey().planSerial()).isEqualTo(suspended.planSerial());
            CallResult reference = REFERENCE.setMode(suspended, onGoal, DriverMode.NPC);
            assertThat(reference.journey().reason()).isEqualTo(FailureReason.NO_JOIN);
        }

        @Test
        void retryOfAWaitingCarSaysSo() {
            Journey waiting = Journeys.inPhase(JourneyPhase.WAITING_FOR_ROAD);
            assertThat(STRICT.retry(waiting, onGoal).status()).isEqualTo(CallStatus.ARRIVED);
            assertThat(STRICT.retry(waiting, onGoal).succeeded()).isTrue();
            assertThat(REFERENCE.retry(waiting, onGoal).status()).isEqualTo(CallStatus.NO_JOIN);
        }

        @Test
        void outsideTheArrivalGateItStillWaits() {
            JourneySituation tooFar = Journeys.at(Journeys.standing(298.2, 0));
            CallResult result = STRICT.setMode(suspended, tooFar, DriverMode.NPC);
            assertThat(result.journey().reason()).isEqualTo(FailureReason.NO_JOIN);
        }
    }

    @Nested
    @DisplayName("J-26 alternatives behind a blocked corridor")
    class TriesAlternatives {
        private final RoadGraph twoRoads = new RoadGraphBuilder()
                .node(NodeId.of(1), new Vec3(0, 0, 0))
                .node(NodeId.of(2), new Vec3(100, 0, 0))
                .node(NodeId.of(3), new Vec3(0, 12, 0))
                .node(NodeId.of(4), new Vec3(100, 12, 0))
                .node(NodeId.of(5), new Vec3(200, 0, 0))
                .node(NodeId.of(6), new Vec3(300, 0, 0))
                .straightLink(LinkId.of(12), NodeId.of(1), NodeId.of(2), true, 0)
                .straightLink(LinkId.of(34), NodeId.of(3), NodeId.of(4), true, 0)
                .straightLink(LinkId.of(25), NodeId.of(2), NodeId.of(5), true, 0)
                .straightLink(LinkId.of(45), NodeId.of(4), NodeId.of(5), true, 0)
                .straightLink(LinkId.of(56), NodeId.of(5), NodeId.of(6), true, 0)
                .build();
        private final JourneySituation between =
                Journeys.at(Journeys.standing(50, 5)).with(twoRoads);
        private final Vec3 goal = new Vec3(300, 0, 0);

        private Solid wall(double fromX, double toX, double y) {
            return Solid.Block.of(
                    "wall " + y,
                    List.of(new Vec2(fromX, y), new Vec2(toX, y), new Vec2(toX, y + 0.2), new Vec2(fromX, y + 0.2)));
        }

        @Test
        void theNextCandidateIsTakenAndThePlanSerialRisesOnce() {
            JourneySituation blocked = between.with(List.of(wall(0, 100, 2)));
            CallResult strict = STRICT.start(Journey.INACTIVE, blocked, goal, 3);
            assertThat(strict.journey().phase()).isEqualTo(JourneyPhase.JOINING_ROAD);
            assertThat(strict.journey().plan().link(1)).isEqualTo(LinkId.of(34));
            assertThat(strict.journey().planSerial()).isOne();
            assertThat(strict.admission().status()).isEqualTo(CallStatus.JOINING_ALTERNATIVE);
            CallResult reference = REFERENCE.start(Journey.INACTIVE, blocked, goal, 3);
            assertThat(reference.journey().reason()).isEqualTo(FailureReason.JOIN_OBSTRUCTED);
            assertThat(reference.admission().corridor().blockedBy()).containsExactly(0);
        }

        @Test
        void aJoiningPointFurtherAlongIsTaken() {
            JourneySituation blocked = between.with(List.of(wall(45, 52, 2), wall(0, 100, 8)));
            CallResult strict = STRICT.start(Journey.INACTIVE, blocked, goal, 3);
            assertThat(strict.admission().status()).isEqualTo(CallStatus.JOINING_ALTERNATIVE);
            assertThat(strict.journey().plan().joining().point()).isEqualTo(new Vec3(62, 0, 0));
            assertThat(strict.journey().planSerial()).isOne();
        }

        @Test
        void withEverythingBlockedItWaitsAndThePlanSerialRisesOnce() {
            JourneySituation blocked = between.with(List.of(wall(0, 100, 2), wall(0, 100, 8)));
            CallResult strict = STRICT.start(Journey.INACTIVE, blocked, goal, 3);
            assertThat(strict.journey().reason()).isEqualTo(FailureReason.JOIN_OBSTRUCTED);
            assertThat(strict.journey().planSerial()).isOne();
            assertThat(strict.journey().plan()).isNull();
            assertThat(strict.admission().tried()).isEqualTo(2);
        }

        @Test
        void lowerResumeSweepsUnderNeitherRules() {
            JourneySituation blocked = between.with(List.of(wall(0, 100, 2), wall(0, 100, 8)));
            Journey waiting = STRICT.start(Journey.INACTIVE, blocked, goal, 3).journey();
            assertThat(STRICT.resume(waiting, blocked).status()).isEqualTo(CallStatus.PLANNED);
            assertThat(REFERENCE.resume(waiting, blocked).status()).isEqualTo(CallStatus.PLANNED);
        }
    }

    @Nested
    @DisplayName("J-18 a takeover is cancelled")
    class TakeoverCanBeCancelled {
        @Test
        void thePhaseBeforeComesBackWithItsPlan() {
            for (JourneyPhase phase : List.of(JourneyPhase.JOINING_ROAD, JourneyPhase.DRIVING)) {
                Journey before = Journeys.inPhase(phase);
                Journey stopping = STRICT.requestTakeover(before).journey();
                CallResult cancelled = STRICT.cancelTakeover(stopping);
                assertThat(cancelled.status()).isEqualTo(CallStatus.TAKEOVER_CANCELLED);
                assertThat(cancelled.journey().phase()).isEqualTo(phase);
                assertThat(cancelled.journey().plan()).isSameAs(before.plan());
                assertThat(cancelled.journey().cursor()).isEqualTo(before.cursor());
                CallResult refused = REFERENCE.cancelTakeover(stopping);
                assertThat(refused.status()).isEqualTo(CallStatus.WRONG_PHASE);
                assertThat(refused.journey()).isSameAs(stopping);
            }
        }
    }

    @Nested
    @DisplayName("J-56, X-C1 handed back inside a junction")
    class JoinsInsideJunctions {
        /** Two lanes that end 20 m before and begin 20 m behind a junction, joined by a bend through it. */
        private final RoadGraph junction = new RoadGraphBuilder()
                .node(NodeId.of(1), new Vec3(-100, 0, 0))
                .node(NodeId.of(2), new Vec3(0, 0, 0))
                .node(NodeId.of(3), new Vec3(0, 100, 0))
                .link(LinkId.of(12), NodeId.of(1), NodeId.of(2), true, lane(-100, 0, -20, 0))
                .link(LinkId.of(23), NodeId.of(2), NodeId.of(3), true, lane(0, 20, 0, 100))
                .connection(
                        LinkId.of(12),
                        0,
                        LinkId.of(23),
                        0,
                        Polyline.of(new Vec3(-20, 0, 0), new Vec3(-6, 6, 0), new Vec3(0, 20, 0)))
                .build();

        private List<Lane> lane(double x1, double y1, double x2, double y2) {
            return List.of(Lane.of(Polyline.of(new Vec3(x1, y1, 0), new Vec3(x2, y2, 0))));
        }

        @Test
        void thePlanBeginsWithTheRestOfTheTurn() {
            JourneySituation inside = Journeys.at(Journeys.standing(-11, 4)).with(junction);
            Vec3 goal = new Vec3(0, 90, 0);
            Journey strict = STRICT.start(Journey.INACTIVE, inside, goal, 3).journey();
            assertThat(strict.phase()).isEqualTo(JourneyPhase.JOINING_ROAD);
            assertThat(strict.plan().entryCount()).isEqualTo(2);
            assertThat(strict.plan().node(0)).isEqualTo(NodeId.of(2));
            assertThat(strict.plan().link(1)).isEqualTo(LinkId.of(23));
            assertThat(strict.plan().segment(1).first()).isEqualTo(new Vec3(-20, 0, 0));
            assertThat(strict.plan().segment(1).last()).isEqualTo(goal);
            Journey reference =
                    REFERENCE.start(Journey.INACTIVE, inside, goal, 3).journey();
            assertThat(reference.reason()).isEqualTo(FailureReason.NO_JOIN);
        }
    }
}
