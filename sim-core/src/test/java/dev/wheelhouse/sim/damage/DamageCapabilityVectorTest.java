package dev.wheelhouse.sim.damage;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-60, ruling A20 damage and capability")
class DamageCapabilityVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("damage-capability", DamageCapabilityVectorTest::check);
    }

    private static void check(Cases.Case c) {
        DamageModel model = new DamageModel(1000, 100, 25, 100, 200, 0.35);
        double points = 0;
        for (double impulse : c.numbers("impulses")) {
            points = model.pointsAfter(points, impulse);
        }
        c.expectNumber("damage", points);
        c.expectText("state", Cases.nameOf(model.state(points)));
        c.expectNumber("capability", model.capability(points));
        c.expectNumber("limited_speed", model.capability(points) * c.number("target_speed"));
    }
}
