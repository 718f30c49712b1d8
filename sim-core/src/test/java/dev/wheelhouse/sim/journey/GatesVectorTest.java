package dev.wheelhouse.sim.journey;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-33, J-35 the gates to Driving and Completed")
class GatesVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return ProgressVectors.of("gates");
    }
}
