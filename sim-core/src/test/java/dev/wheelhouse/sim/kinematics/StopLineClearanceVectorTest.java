package dev.wheelhouse.sim.kinematics;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-36 stop-line clearance")
class StopLineClearanceVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("stop-line-clearance", StopLineClearanceVectorTest::check);
    }

    private static void check(Cases.Case c) {
        double center = c.number("center_alpha");
        double front = c.number("front_extent");
        double length = c.number("lane_length");
        c.expectNumber("front_alpha", StopLine.frontAlpha(center, front, length));
        c.expectNumber("clearance", StopLine.clearanceMeters(c.number("line_alpha"), center, front, length));
    }
}
