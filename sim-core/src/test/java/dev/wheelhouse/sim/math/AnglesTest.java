package dev.wheelhouse.sim.math;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** X-F4 angles. */
class AnglesTest {
    private static double degrees(double value) {
        return Angles.radiansFromDegrees(value);
    }

    @Test
    void blends359And1Through0() {
        assertThat(Angles.lerp(degrees(359), degrees(1), 0.5)).isCloseTo(0, within(1e-12));
        assertThat(Angles.difference(degrees(359), degrees(1))).isCloseTo(degrees(2), within(1e-12));
    }

    @Test
    void blendsMinus179And179Through180() {
        assertThat(Math.abs(Angles.lerp(degrees(-179), degrees(179), 0.5))).isCloseTo(Math.PI, within(1e-12));
        assertThat(Math.abs(Angles.difference(degrees(-179), degrees(179)))).isCloseTo(degrees(2), within(1e-12));
    }

    @Test
    void wrapsBothHalfTurnsToPlusPi() {
        assertThat(Angles.wrap(Math.PI)).isEqualTo(Math.PI);
        assertThat(Angles.wrap(-Math.PI)).isEqualTo(Math.PI);
        assertThat(Angles.wrap(Double.NaN)).isNaN();
    }

    @Property
    void wrapsIntoTheRangeAndKeepsTheDirection(@ForAll @DoubleRange(min = -1000, max = 1000) double angle) {
        double wrapped = Angles.wrap(angle);
        assertThat(wrapped).isGreaterThan(-Math.PI).isLessThanOrEqualTo(Math.PI);
        assertThat(Angles.wrap(wrapped)).isEqualTo(wrapped);
        assertThat(Trig.cos(wrapped)).isCloseTo(Trig.cos(angle), within(1e-9));
        assertThat(Trig.sin(wrapped)).isCloseTo(Trig.sin(angle), within(1e-9));
    }

    @Property
    void neverTurnsMoreThanHalfWay(
            @ForAll @DoubleRange(min = -10, max = 10) double from,
            @ForAll @DoubleRange(min = -10, max = 10) double to,
            @ForAll @DoubleRange(min = 0, max = 1) double fraction) {
        double turned = Angles.difference(from, Angles.lerp(from, to, fraction));
        assertThat(Math.abs(turned)).isLessThanOrEqualTo(Math.abs(Angles.difference(from, to)) + 1e-12);
        assertThat(Angles.difference(Angles.lerp(from, to, 1), to)).isCloseTo(0, within(1e-12));
    }
}
