package dev.wheelhouse.sim.journey;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-32, J-34 target and speed")
class LookAheadSpeedVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return ProgressVectors.of("lookahead-speed");
    }
}
