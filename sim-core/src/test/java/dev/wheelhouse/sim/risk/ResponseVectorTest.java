package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-43, M-44, rulings A7, A13, A16 response")
class ResponseVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("response", ResponseVectorTest::check);
    }

    private static void check(Cases.Case c) {
        RiskInputs in = new RiskInputs(
                c.number("clearance"),
                c.number("speed"),
                c.mirrored("lateral"),
                c.mirrored("lateral_speed"),
                c.flag("active", true),
                c.number("length"),
                c.number("long_margin"),
                c.number("half_width"),
                c.number("radius"),
                c.number("lateral_margin"),
                c.number("horizon"),
                c.number("reaction"),
                c.number("braking"),
                c.number("margin"),
                c.number("time_to_full"),
                c.number("full_offset"),
                c.flag("left_available", true),
                c.flag("right_available", true),
                0,
                0);
        Assessment result = ResponseRule.assess(in, 0.001);
        c.expectText("response", result.isClear() ? "Clear" : Cases.nameOf(result.response()));
        c.expectNumber("ttc", result.ttcSeconds());
        c.expectNumber("required", result.requiredMeters());
        c.expectMirrored("predicted", result.predictedLateral());
        c.expectNumber("reachable", result.reachableMeters());
    }
}
