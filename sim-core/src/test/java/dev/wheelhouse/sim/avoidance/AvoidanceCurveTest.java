package dev.wheelhouse.sim.avoidance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.avoidance.AvoidanceCurve.Knot;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("M-50, ruling A14 avoidance curve")
class AvoidanceCurveTest {
    @ParameterizedTest
    @CsvSource({
        "-1, 0",
        "0, 0",
        "0.15, 10.8",
        "0.25, 18",
        "0.5, 36",
        "0.75, 18",
        "1, 0",
        "1.6, 0",
        "2.2, 0",
        "2.25, -1.6666666666666667",
        "2.65, -15",
        "3.1, -30",
        "3.55, -15",
        "4, 0",
        "5, 0"
    })
    void yawRunsThroughItsKnots(double elapsed, double degrees) {
        assertThat(Curves.FIXTURE.yawRadians(elapsed)).isCloseTo(degrees * Math.PI / 180, within(1e-12));
    }

    @Test
    void offsetRestsOutsideTheManoeuvre() {
        assertThat(Curves.FIXTURE.offsetMeters(-0.1)).isZero();
        assertThat(Curves.FIXTURE.offsetMeters(4)).isZero();
        assertThat(Curves.FIXTURE.offsetMeters(40)).isZero();
        assertThat(Curves.FIXTURE.offsetMeters(1.7)).isEqualTo(3.2);
    }

    @Test
    void tellsWhatFollowsFromItsData() {
        assertThat(Curves.FIXTURE.durationSeconds()).isEqualTo(4);
        assertThat(Curves.FIXTURE.secondsToFullOffset()).isEqualTo(1);
        assertThat(Curves.FIXTURE.maxLateralSpeedMps()).isCloseTo(3.2, within(1e-12));
        assertThat(Curves.FIXTURE.fullOffsetMeters()).isEqualTo(3.2);
    }

    @Test
    void refusesKnotsThatDoNotRise() {
        List<Knot> good = List.of(new Knot(0, 0));
        assertThatThrownBy(() -> new AvoidanceCurve(1, List.of(), good)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new AvoidanceCurve(1, good, List.of(new Knot(1, 0), new Knot(1, 2))))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
