package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.MeasuredPose;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("J-10 to J-18, J-36 calls on a journey, under both sets of rules")
class JourneyCallsTest {
    private static final JourneyCalls CALLS = new JourneyCalls(JourneyRules.STRICT);
    private static final JourneySituation ON_LANE = Journeys.at(Journeys.standing(50, 1));

    @Test
    @DisplayName("32-operators: Start while stopping for the player drops the request and says so")
    void startDropsATakeoverRequest() {
        Journey stopping = Journeys.inPhase(JourneyPhase.STOPPING_FOR_PLAYER);
        assertThat(CALLS.start(stopping, ON_LANE, Journeys.GOAL, 3).takeoverDropped())
                .isTrue();
        assertThat(CALLS.retry(stopping, ON_LANE).takeoverDropped()).isTrue();
        assertThat(CALLS.resume(stopping, ON_LANE).takeoverDropped()).isTrue();
        Journey driving = Journeys.inPhase(JourneyPhase.DRIVING);
        assertThat(CALLS.start(driving, ON_LANE, Journeys.GOAL, 3).takeoverDropped())
                .isFalse();
    }

    @Test
    @DisplayName("J-18 without an eligible driver there is no output, and the journey keeps everything")
    void keepsEverythingWithoutAnEligibleDriver() {
        Journey driving = Journeys.inPhase(JourneyPhase.DRIVING);
        JourneySituation gone = Journeys.at(Journeys.standing(99, 0)).withDriver(false);
        Progress.Evaluation neutral = Progress.evaluate(driving, gone);
        assertThat(neutral.answer()).isEqualTo(Progress.Answer.NEUTRAL);
        assertThat(neutral.target()).isNull();
        assertThat(neutral.journey()).isSameAs(driving);
        assertThat(Progress.evaluate(driving, gone.withDriver(true)).target()).isNotNull();
    }

    @Test
    @DisplayName(
            "J-36 on the same roads a loaded plan goes on; on others it is rebuilt on the same intent, also in motion")
    void rebuildsAPlanOfOtherRoads() {
        Journey driving = Journeys.inPhase(JourneyPhase.DRIVING);
        MeasuredPose moving = Journeys.moving(150, 1, new Vec3(8, 0, 0));
        assertThat(CALLS.readmitted(driving, Journeys.at(moving))).isNull();
        CallResult rebuilt = CALLS.readmitted(driving, Journeys.at(moving).with(Journeys.line(5, 100)));
        assertThat(rebuilt).isNotNull();
        assertThat(rebuilt.journey().phase()).isEqualTo(JourneyPhase.JOINING_ROAD);
        assertThat(rebuilt.journey().intentSerial()).isEqualTo(driving.intentSerial());
        assertThat(rebuilt.journey().planSerial()).isEqualTo(driving.planSerial() + 1);
        assertThat(rebuilt.journey().entryCount()).isEqualTo(3);
    }

    @Test
    @DisplayName("J-27 waiting brakes and holds the handbrake, and no repetition restarts it")
    void waitingStaysWaiting() {
        Journey waiting = Journeys.inPhase(JourneyPhase.WAITING_FOR_ROAD);
        for (int step = 0; step < 1000; step++) {
            Progress.Evaluation after = Progress.evaluate(waiting, ON_LANE);
            assertThat(after.answer()).isEqualTo(Progress.Answer.BRAKE);
            assertThat(after.handbrake()).isTrue();
            assertThat(after.journey()).isSameAs(waiting);
        }
    }

    @Test
    @DisplayName("J-27 completed and cancelled keep braking; without an intent there is no handbrake")
    void endedJourneysBrake() {
        Progress.Evaluation completed = Progress.evaluate(Journeys.inPhase(JourneyPhase.COMPLETED), ON_LANE);
        Progress.Evaluation cancelled = Progress.evaluate(Journeys.inPhase(JourneyPhase.CANCELLED), ON_LANE);
        assertThat(completed.answer()).isEqualTo(Progress.Answer.BRAKE);
        assertThat(completed.handbrake()).isTrue();
        assertThat(cancelled.answer()).isEqualTo(Progress.Answer.BRAKE);
        assertThat(cancelled.handbrake()).isFalse();
    }

    @Test
    @DisplayName("J-3 a Start to the same place is a new intent")
    void everyStartIsANewIntent() {
        Journey first = CALLS.start(Journey.INACTIVE, ON_LANE, Journeys.GOAL, 3).journey();
        Journey second = CALLS.start(first, ON_LANE, Journeys.GOAL, 3).journey();
        assertThat(second.intentSerial()).isEqualTo(2);
        assertThat(second.planSerial()).isEqualTo(2);
    }

    @Test
    @DisplayName("X-C6 after a U-turn on the route's road the handback follows the heading, not the old plan")
    void handbackAgainstTheLaneIsNotAdmitted() {
        Journey suspended = Journeys.inPhase(JourneyPhase.SUSPENDED_FOR_PLAYER);
        MeasuredPose turned = new MeasuredPose(new Vec3(150, 0, 0), new Vec3(-1, 0, 0), Vec3.ZERO);
        Journey after =
                CALLS.setMode(suspended, Journeys.at(turned), DriverMode.NPC).journey();
        assertThat(after.reason()).isEqualTo(FailureReason.NO_JOIN);
        assertThat(after.plan()).isNull();
    }
}
