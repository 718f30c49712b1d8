package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-44 reachable offset")
class ReachableOffsetVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("reachable-offset", ReachableOffsetVectorTest::check);
    }

    private static void check(Cases.Case c) {
        double ttc = c.number("ttc");
        double reaction = c.number("reaction");
        c.expectNumber("available", ReachableOffset.availableSeconds(ttc, reaction));
        c.expectNumber(
                "offset",
                ReachableOffset.offsetMeters(ttc, reaction, c.number("time_to_full"), c.number("full_offset")));
    }
}
