package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.cases.Cases;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

@DisplayName("M-43, ruling A16 side choice")
class SideChoiceVectorTest {
    @TestFactory
    Stream<DynamicTest> agreesWithTheVectors() {
        return Cases.of("side-choice", SideChoiceVectorTest::check);
    }

    private static void check(Cases.Case c) {
        SideChoice choice = SideChoice.of(
                c.mirrored("predicted"), c.mirrored("lateral_speed"), c.number("full_offset"), c.number("tie"));
        c.expectNumber("left_clearance", choice.leftClearance());
        c.expectNumber("right_clearance", choice.rightClearance());
        c.expectText("first", Cases.nameOf(choice.first()));
        c.expectText("second", Cases.nameOf(choice.second()));
    }
}
