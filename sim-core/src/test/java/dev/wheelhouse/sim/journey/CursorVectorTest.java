package dev.wheelhouse.sim.journey;

import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("J-30 the cursor follows the measured pose")
class CursorVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return ProgressVectors.of("cursor");
    }
}
