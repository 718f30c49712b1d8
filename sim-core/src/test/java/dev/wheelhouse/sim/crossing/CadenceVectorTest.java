package dev.wheelhouse.sim.crossing;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-3, M-10, rulings A18, A35 phases and batches")
class CadenceVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("cadence", CadenceVectorTest::check);
    }

    private static void check(Cases.Case c) {
        if (c.has("step")) {
            c.expectText("phase", Cases.nameOf(Schedules.FIXTURE.phaseAt(c.integer("step"))));
            return;
        }
        BatchCadence cadence = new BatchCadence(
                c.integer("first_sequence"),
                c.integer("first_step"),
                c.integer("even_steps"),
                c.integer("odd_steps"),
                c.integer("end_step"));
        c.expectIntegers("start_steps", cadence.startSteps());
        c.expectIndex("batches", cadence.count());
    }
}
