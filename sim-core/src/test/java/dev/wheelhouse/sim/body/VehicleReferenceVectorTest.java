package dev.wheelhouse.sim.body;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.CaseFiles;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-40 the published kinematic single track")
class VehicleReferenceVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode file : CaseFiles.of("vehicle-reference")) {
            VehicleParameters vehicle = set(file.path("vehicle").asInt());
            file.path("parameters")
                    .fields()
                    .forEachRemaining(e -> tests.add(DynamicTest.dynamicTest(
                            "parameters " + e.getKey(),
                            () -> parameters(set(Integer.parseInt(e.getKey())), e.getValue()))));
            for (JsonNode d : file.path("derivatives")) {
                if (d.path("model").asText().equals("KS")) {
                    tests.add(DynamicTest.dynamicTest("derivative", () -> derivative(vehicle, file.path("input"), d)));
                }
            }
            JsonNode finals = file.path("finalStates");
            finals.path("cases")
                    .forEach(c -> tests.add(DynamicTest.dynamicTest(
                            "1 s " + c.path("name").asText(),
                            () -> finalState(vehicle, c, finals.path("tol").asDouble()))));
            file.path("ownKsTrajectories")
                    .path("cases")
                    .forEach(c -> tests.add(DynamicTest.dynamicTest(
                            c.path("vehicle").asText() + " " + c.path("name").asText(), () -> trajectory(c))));
        }
        assertThat(tests).hasSizeGreaterThanOrEqualTo(8);
        return tests.stream();
    }

    private static VehicleParameters set(int number) {
        return PlayerBodyVectorTest.SETS.get(number - 1);
    }

    private static void parameters(VehicleParameters v, JsonNode p) {
        assertThat(v.name()).isEqualTo(p.path("name").asText());
        assertThat(new double[] {
                    v.lengthMeters(),
                    v.widthMeters(),
                    v.frontAxleMeters(),
                    v.rearAxleMeters(),
                    v.steeringLockRadians(),
                    v.steeringRateRadps(),
                    v.minimumSpeedMps(),
                    v.maximumSpeedMps(),
                    v.switchSpeedMps(),
                    v.maximumAccelerationMps2()
                })
                .containsExactly(new double[] {
                    p.path("l").asDouble(),
                    p.path("w").asDouble(),
                    p.path("a").asDouble(),
                    p.path("b").asDouble(),
                    p.path("dMax").asDouble(),
                    p.path("rateMax").asDouble(),
                    p.path("vMin").asDouble(),
                    p.path("vMax").asDouble(),
                    p.path("vS").asDouble(),
                    p.path("aMax").asDouble()
                });
        assertThat(p.path("dMin").asDouble()).isEqualTo(-v.steeringLockRadians());
        assertThat(p.path("rateMin").asDouble()).isEqualTo(-v.steeringRateRadps());
    }

    private static double[] numbers(JsonNode array) {
        double[] values = new double[array.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = array.get(i).asDouble();
        }
        return values;
    }

    private static void derivative(VehicleParameters vehicle, JsonNode u, JsonNode d) {
        double[] f = KinematicSingleTrack.derivative(
                vehicle, numbers(d.path("x")), u.get(0).asDouble(), u.get(1).asDouble());
        double[] expected = numbers(d.path("f"));
        for (int i = 0; i < f.length; i++) {
            assertThat(f[i])
                    .isCloseTo(expected[i], within(d.path("tol").asDouble() * Math.max(1, Math.abs(expected[i]))));
        }
    }

    private static double[] run(VehicleParameters vehicle, double[] x0, JsonNode u, double seconds) {
        double[] x = x0;
        long steps = Math.round(seconds * 60);
        for (long i = 0; i < steps; i++) {
            x = KinematicSingleTrack.rungeKutta(
                    vehicle, x, u.get(0).asDouble(), u.get(1).asDouble(), 1.0 / 60);
        }
        return x;
    }

    private static void finalState(VehicleParameters vehicle, JsonNode c, double tolerance) {
        PlayerBodyVectorTest.same("KS", c.path("KS"), tolerance, run(vehicle, new double[5], c.path("u"), 1));
    }

    private static void trajectory(JsonNode c) {
        VehicleParameters vehicle = set(c.path("vehicle").asInt());
        double[] end =
                run(vehicle, numbers(c.path("x0")), c.path("u"), c.path("t").asDouble());
        PlayerBodyVectorTest.same("60 Hz", c.path("rk4_60Hz"), 1e-9, end);
        PlayerBodyVectorTest.same("fine", c.path("ref"), c.path("err60").asDouble() + 1e-9, end);
    }
}
