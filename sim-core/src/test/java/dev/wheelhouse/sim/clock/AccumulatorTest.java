package dev.wheelhouse.sim.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

/** M-11 accumulator. */
class AccumulatorTest {
    private static Accumulator accumulator() {
        return new Accumulator(new StepClock(10), 8);
    }

    @Test
    void collectsFramesUntilAStepIsDue() {
        Accumulator accumulator = accumulator();
        assertThat(accumulator.stepsFor(0.0625, 1)).isZero();
        assertThat(accumulator.fraction()).isEqualTo(0.625);
        assertThat(accumulator.stepsFor(0.0625, 1)).isEqualTo(1);
        assertThat(accumulator.fraction()).isEqualTo(0.25);
    }

    @Test
    void runsFasterAtAHigherSpeed() {
        assertThat(accumulator().stepsFor(0.125, 4)).isEqualTo(5);
    }

    @Test
    void boundsASlowFrameAndCountsWhatItDrops() {
        Accumulator accumulator = accumulator();
        assertThat(accumulator.stepsFor(1.25, 1)).isEqualTo(8);
        assertThat(accumulator.droppedSteps()).isEqualTo(4);
        assertThat(accumulator.fraction()).isEqualTo(0.5);
        assertThat(accumulator.stepsFor(0.03125, 1)).isZero();
    }

    @Test
    void aSuspendedLaptopCausesNoBurst() {
        Accumulator accumulator = accumulator();
        assertThat(accumulator.stepsFor(8 * 3600, 1)).isEqualTo(8);
        assertThat(accumulator.stepsFor(0.0625, 1)).isZero();
        assertThat(accumulator.droppedSteps()).isEqualTo(8 * 36_000 - 8);
    }

    @Test
    void pausedOrSenselessTimeRunsNothing() {
        Accumulator accumulator = accumulator();
        assertThat(accumulator.stepsFor(5, 0)).isZero();
        assertThat(accumulator.stepsFor(-5, 1)).isZero();
        assertThat(accumulator.stepsFor(Double.NaN, 1)).isZero();
        assertThat(accumulator.stepsFor(Double.POSITIVE_INFINITY, 1)).isZero();
        assertThat(accumulator.droppedSteps()).isZero();
    }

    @Test
    void resetForgetsTheRestButNotTheCount() {
        Accumulator accumulator = accumulator();
        accumulator.stepsFor(1.25, 1);
        accumulator.reset();
        assertThat(accumulator.fraction()).isZero();
        assertThat(accumulator.droppedSteps()).isEqualTo(4);
    }

    @Test
    void refusesABoundBelowOne() {
        assertThatThrownBy(() -> new Accumulator(new StepClock(10), 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Property
    void everyStepOfTheTimeRunsOrIsCounted(@ForAll @Size(max = 50) List<@DoubleRange(min = 0, max = 3) Double> frames) {
        Accumulator accumulator = accumulator();
        double time = 0;
        long run = 0;
        for (double frame : frames) {
            int steps = accumulator.stepsFor(frame, 1);
            assertThat(steps).isBetween(0, 8);
            assertThat(accumulator.fraction()).isBetween(0.0, 1.0);
            time += frame;
            run += steps;
        }
        assertThat(run + accumulator.droppedSteps() + accumulator.fraction()).isCloseTo(time * 10, within(1e-6));
    }
}
