package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-41, M-42, ruling A12 conflict windows")
class ConflictWindowVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("conflict-windows", ConflictWindowVectorTest::check);
    }

    private static void check(Cases.Case c) {
        ConflictWindow window = ConflictWindow.predict(
                c.number("clearance"),
                c.number("speed"),
                c.mirrored("lateral"),
                c.mirrored("lateral_speed"),
                c.flag("active", true),
                c.number("length"),
                c.number("long_margin"),
                0,
                0,
                c.number("half_width") + c.number("radius") + c.number("lateral_margin"),
                c.number("horizon"));
        c.expectInterval("vehicle", window.vehicleEntry(), window.vehicleExit());
        c.expectInterval("pedestrian", window.pedestrianEntry(), window.pedestrianExit());
        c.expectInterval("overlap", window.start(), window.end());
        c.expectFlag("conflict", window.conflict());
        c.expectNumber("ttc", window.start());
    }
}
