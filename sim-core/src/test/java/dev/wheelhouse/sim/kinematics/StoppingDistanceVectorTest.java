package dev.wheelhouse.sim.kinematics;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-40 stopping distance")
class StoppingDistanceVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("stopping-distance", StoppingDistanceVectorTest::check);
    }

    private static void check(Cases.Case c) {
        double speed = c.number("speed");
        double reaction = c.number("reaction");
        double braking = c.number("braking");
        c.expectNumber("reaction_distance", StoppingDistance.reactionMeters(speed, reaction));
        c.expectNumber("braking_distance", StoppingDistance.brakingMeters(speed, braking));
        c.expectNumber("required", StoppingDistance.requiredMeters(speed, reaction, braking, c.number("margin")));
    }
}
