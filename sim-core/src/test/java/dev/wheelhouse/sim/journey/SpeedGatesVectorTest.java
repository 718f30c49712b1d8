package dev.wheelhouse.sim.journey;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.math.Vec3;
import dev.wheelhouse.sim.network.MeasuredPose;
import dev.wheelhouse.sim.network.RoadCases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-10, J-11, J-27 the speed limits of the calls and of the handbrake")
class SpeedGatesVectorTest {
    private static final JourneyCalls CALLS = new JourneyCalls(JourneyRules.REFERENCE);

    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return RoadCases.of("speed-gates", SpeedGatesVectorTest::check);
    }

    private static void check(JsonNode c) {
        MeasuredPose pose = new MeasuredPose(new Vec3(50, 1, 0), Journeys.AHEAD, RoadCases.vector(c.get("velocity")));
        JourneySituation at = Journeys.at(pose);
        Journey waiting = Journeys.inPhase(JourneyPhase.WAITING_FOR_ROAD);
        JsonNode expected = c.get("expect");
        assertThat(CALLS.start(waiting, at, Journeys.GOAL, Journeys.CRUISE).succeeded())
                .as("start")
                .isEqualTo(expected.get("start").asBoolean());
        assertThat(CALLS.setMode(waiting, at, DriverMode.PLAYER).succeeded())
                .as("switch")
                .isEqualTo(expected.get("switch").asBoolean());
        assertThat(CALLS.resume(waiting, at).succeeded())
                .as("resume")
                .isEqualTo(expected.get("resume").asBoolean());
        assertThat(CALLS.retry(waiting, at).succeeded())
                .as("retry")
                .isEqualTo(expected.get("retry").asBoolean());
        assertThat(Progress.evaluate(waiting, at).handbrake())
                .as("handbrake")
                .isEqualTo(expected.get("handbrake").asBoolean());
    }
}
