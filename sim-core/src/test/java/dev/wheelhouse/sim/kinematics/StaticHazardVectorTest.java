package dev.wheelhouse.sim.kinematics;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-40 static hazard")
class StaticHazardVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("static-hazard", StaticHazardVectorTest::check);
    }

    private static void check(Cases.Case c) {
        double speed = c.number("speed");
        double clearance = c.number("clearance");
        double braking = c.number("braking");
        c.expectFlag(
                "must_brake",
                StaticHazard.mustBrake(speed, clearance, c.number("reaction"), braking, c.number("margin")));
        c.expectFlag("emergency", StaticHazard.isEmergency(speed, clearance, braking));
    }
}
