package dev.wheelhouse.sim.kinematics;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("ruling A3 gate speed")
class GateSpeedVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("gate-speed", GateSpeedVectorTest::check);
    }

    private static void check(Cases.Case c) {
        c.expectNumber(
                "speed",
                GateSpeed.limitMps(
                        c.number("clearance"),
                        c.number("reaction"),
                        c.number("braking"),
                        c.number("margin"),
                        c.number("base")));
    }
}
