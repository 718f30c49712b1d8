package dev.wheelhouse.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("M-11, X-F1 step and time")
class StepClockTest {
    private static final StepClock TENTHS = StepClock.ofStepSeconds(0.1);

    @Test
    @DisplayName("X-F1: step k prints k/10 for a day, and its time gives the step back")
    void printsTenthsForADay() {
        for (long k = 0; k <= 864_000; k++) {
            double seconds = TENTHS.seconds(k);
            if (!TENTHS.format(k).equals(k / 10 + "." + k % 10) || seconds != k / 10.0 || TENTHS.stepOf(seconds) != k) {
                throw new AssertionError("step " + k + " prints " + TENTHS.format(k) + ", is at " + seconds);
            }
        }
    }

    @Test
    void timeIsTheDecimalNumberItself() {
        assertThat(TENTHS.seconds(3)).isEqualTo(0.3);
        assertThat(TENTHS.stepOf(1.0)).isEqualTo(10);
        assertThat(TENTHS.stepOf(3600.0)).isEqualTo(36_000);
        assertThat(TENTHS.stepSeconds()).isEqualTo(0.1);
    }

    @Test
    void takesTheNearestStep() {
        assertThat(TENTHS.stepOf(0.349)).isEqualTo(3);
        assertThat(TENTHS.stepOf(0.351)).isEqualTo(4);
        assertThat(TENTHS.stepOf(-0.349)).isEqualTo(-3);
        assertThat(TENTHS.stepOf(-0.351)).isEqualTo(-4);
    }

    @Test
    void printsOneDecimalForFinerSteps() {
        StepClock fine = StepClock.ofStepSeconds(0.02);
        assertThat(fine.stepsPerSecond()).isEqualTo(50);
        assertThat(fine.format(2)).isEqualTo("0.0");
        assertThat(fine.format(3)).isEqualTo("0.1");
        assertThat(fine.format(49)).isEqualTo("1.0");
        assertThat(fine.format(-50)).isEqualTo("-1.0");
        assertThat(fine.format(-1)).isEqualTo("0.0");
    }

    @Test
    void refusesStepsThatDoNotFillASecond() {
        assertThatThrownBy(() -> StepClock.ofStepSeconds(0.3)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> StepClock.ofStepSeconds(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> StepClock.ofStepSeconds(-0.1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> StepClock.ofStepSeconds(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new StepClock(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
