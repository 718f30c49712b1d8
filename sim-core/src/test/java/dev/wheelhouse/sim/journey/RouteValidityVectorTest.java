package dev.wheelhouse.sim.journey;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-31 lost parts and a left route")
class RouteValidityVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return ProgressVectors.of("route-validity");
    }
}
