package dev.wheelhouse.sim.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.CaseFiles;
import dev.wheelhouse.sim.math.Vec2;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-40 the body under pedals")
class PlayerBodyVectorTest {
    static final List<VehicleParameters> SETS =
            List.of(VehicleParameters.FORD_ESCORT, VehicleParameters.BMW_320I, VehicleParameters.VW_VANAGON);

    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode file : CaseFiles.of("player-body")) {
            assertThat(file.path("cases").size()).isPositive();
            PedalLimits limits = limits(file.path("body"));
            double tolerance = file.path("tolerance").asDouble(1e-9);
            for (JsonNode c : file.path("cases")) {
                String name = c.path("id").asText() + " " + c.path("note").asText();
                tests.add(DynamicTest.dynamicTest(name, () -> check(c, limits, tolerance)));
            }
        }
        return tests.stream();
    }

    private static PedalLimits limits(JsonNode b) {
        return new PedalLimits(
                b.path("drive").asDouble(),
                b.path("reverse").asDouble(),
                b.path("brake").asDouble(),
                b.path("hand").asDouble(),
                b.path("roll").asDouble(),
                b.path("vMaxF").asDouble(),
                b.path("vMaxR").asDouble(),
                b.path("aLat").asDouble(),
                b.path("gearSpeed").asDouble(),
                b.path("decelCap").asDouble());
    }

    private static void check(JsonNode c, PedalLimits limits, double tolerance) {
        VehicleParameters vehicle = SETS.get(c.path("vehicle").asInt() - 1);
        JsonNode start = c.path("start");
        BodyState state = new BodyState(
                start.path("x").asDouble(),
                start.path("y").asDouble(),
                start.path("yaw").asDouble(),
                start.path("v").asDouble(),
                start.path("delta").asDouble(),
                start.path("reverse").asBoolean());
        String[] h = c.path("h").asText().split("/", -1);
        double seconds = Double.parseDouble(h[0]) / Double.parseDouble(h[1]);
        for (int k = 0; k < c.path("segments").size(); k++) {
            JsonNode segment = c.path("segments").get(k);
            DriverInput input = input(segment.path("input"));
            for (int i = 0; i < segment.path("steps").asInt(); i++) {
                state = DrivenBody.substep(vehicle, limits, state, input, seconds);
            }
            same("state " + k, c.path("states").get(k), tolerance, numbers(state));
        }
        Vec2 centre = state.centre(vehicle);
        Vec2 velocity = state.centreVelocity(vehicle);
        same("centre", c.path("centre"), tolerance, centre.x(), centre.y());
        same("velocity", c.path("velocity"), tolerance, velocity.x(), velocity.y());
    }

    private static double[] numbers(BodyState s) {
        return new double[] {
            s.xMeters(), s.yMeters(), s.headingRadians(), s.speedMps(), s.steeringRadians(), s.reverse() ? 1 : 0
        };
    }

    private static DriverInput input(JsonNode i) {
        return new DriverInput(
                number(i.path("throttle")),
                number(i.path("brake")),
                number(i.path("steer")),
                i.path("hand").asBoolean(),
                i.path("reverse").asBoolean());
    }

    private static double number(JsonNode n) {
        return n.isTextual() ? Double.parseDouble(n.asText()) : n.asDouble();
    }

    static void same(String what, JsonNode expected, double tolerance, double... actual) {
        assertThat(expected.size()).as(what).isEqualTo(actual.length);
        for (int i = 0; i < actual.length; i++) {
            double e = expected.get(i).asDouble();
            assertThat(actual[i]).as(what + " " + i).isCloseTo(e, within(tolerance * Math.max(1, Math.abs(e))));
        }
    }
}
