package dev.wheelhouse.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.clock.StepClock;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedStepTest {
    private static TypedStep read(String typed) {
        return TypedStep.read(typed, new StepClock(10), 500);
    }

    @ParameterizedTest
    @CsvSource({
        "45.8,458",
        "45.8 s,458",
        "' 45.8s ',458",
        "#458,458",
        "'# 458',458",
        "'45,8',458",
        "0,0",
        "50,500",
        "#0,0"
    })
    @DisplayName("T-3: seconds or # and a step, with or without the unit")
    void readsTimesAndSteps(String typed, long step) {
        assertThat(read(typed).step()).isEqualTo(step);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#", "abc", "50.1", "#501", "-1", "#4.5", "NaN", "1e2", "0x10", "Infinity"})
    @DisplayName("T-3: other input says what is allowed")
    void refusesWithWhatIsAllowed(String typed) {
        assertThat(read(typed).isUsable()).isFalse();
        assertThat(read(typed).refusal()).endsWith("; allowed 0 to 50.0 s, or #0 to #500");
    }

    @Test
    void refusalNamesWhatWasTyped() {
        assertThat(read("#501").refusal()).startsWith("Step 501 is not recorded");
        assertThat(read("abc").refusal()).startsWith("\u201cabc\u201d is no time or step");
    }
}
