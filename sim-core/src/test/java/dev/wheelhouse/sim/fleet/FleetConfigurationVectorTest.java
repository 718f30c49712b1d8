package dev.wheelhouse.sim.fleet;

import dev.wheelhouse.sim.cases.Cases;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-2, ruling A22 fleet configuration")
class FleetConfigurationVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("fleet-configuration", FleetConfigurationVectorTest::check);
    }

    private static void check(Cases.Case c) {
        double[] centers = c.numbers("centers");
        double half = c.number("vehicle_length") / 2;
        double[] extents = new double[centers.length];
        Arrays.fill(extents, half);
        double minGap = c.number("min_gap");
        c.expectNumber("required", PairSpacing.requiredMeters(minGap, half, half));
        c.expectFlag("accepted", PairSpacing.firstViolation(centers, extents, extents, minGap) == null);
    }
}
