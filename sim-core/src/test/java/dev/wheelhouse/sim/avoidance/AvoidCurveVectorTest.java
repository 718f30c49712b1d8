package dev.wheelhouse.sim.avoidance;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-50, ruling A14 offset of the avoidance curve")
class AvoidCurveVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("avoid-curve", AvoidCurveVectorTest::check);
    }

    private static void check(Cases.Case c) {
        c.expectNumber("offset", Curves.FIXTURE.offsetMeters(c.number("elapsed")));
    }
}
