package dev.wheelhouse.sim.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.scenario.Scenario;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SafetyMeasuresTest {
    @Test
    @DisplayName("E-5: time to collision is gap over closing speed, DRAC its square over twice the gap")
    void followsTheDefinitions() {
        assertThat(SafetyMeasures.leaderTtcSeconds(20, 8)).isEqualTo(2.5);
        assertThat(SafetyMeasures.dracMps2(20, 8)).isEqualTo(1.6);
        assertThat(SafetyMeasures.stoppingDecelerationMps2(10, 10)).isEqualTo(5);
        assertThat(SafetyMeasures.larger(Double.NaN, 2)).isEqualTo(2);
        assertThat(SafetyMeasures.larger(3, 2)).isEqualTo(3);
    }

    @Test
    @DisplayName("X-E1: a standing queue, an opening gap and an overlap have no figure")
    void isAbsentWhenNotApproached() {
        double[][] gapAndClosing = {{0.5, 0}, {20, -3}, {-0.4, 5}, {0, 5}, {Double.POSITIVE_INFINITY, 5}};
        for (double[] pair : gapAndClosing) {
            assertThat(SafetyMeasures.leaderTtcSeconds(pair[0], pair[1])).isNaN();
            assertThat(SafetyMeasures.dracMps2(pair[0], pair[1])).isNaN();
        }
    }

    @Property
    @Label("X-E1: no figure is 0, negative or above a million")
    void staysInRange(
            @ForAll @DoubleRange(min = -1e9, max = 1e9) double gap,
            @ForAll @DoubleRange(min = -1e4, max = 1e4) double closing) {
        double ttc = SafetyMeasures.leaderTtcSeconds(gap, closing);
        double drac = SafetyMeasures.dracMps2(gap, closing);
        assertThat(Double.isNaN(ttc) || ttc > 0 && ttc <= 1e6).isTrue();
        assertThat(Double.isNaN(drac) || drac > 0 && drac <= 1e6).isTrue();
    }

    @Test
    @DisplayName("X-E1: a gap of almost nothing asks for no more than the largest figure")
    void limitsWhatATinyGapAsksFor() {
        assertThat(SafetyMeasures.dracMps2(1e-12, 5)).isEqualTo(1e6);
        assertThat(SafetyMeasures.leaderTtcSeconds(10, 1e-9)).isNaN();
    }

    @Test
    @DisplayName("X-E2: beside each other there is no time to collision, with 1.2 m of common width there is")
    void looksAtTheWidth() {
        Scenario.Envelope car = new Scenario.Envelope(4.8, 1.9, 2.4, 2.4);
        LateralBand own = LateralBand.of(car, 0, 0);
        assertThat(SafetyMeasures.leaderTtcSeconds(56, 28, own, LateralBand.of(car, 3.5, 0)))
                .isNaN();
        assertThat(SafetyMeasures.leaderTtcSeconds(56, 28, own, LateralBand.of(car, 0.7, 0)))
                .isEqualTo(2);
    }

    @Test
    @DisplayName("E-5: a turned envelope is as wide as its corners reach")
    void turnedEnvelopeIsWider() {
        LateralBand turned = LateralBand.of(new Scenario.Envelope(4.8, 1.9, 2.4, 2.4), 1, Math.PI / 2);
        assertThat(turned.high()).isEqualTo(3.4, org.assertj.core.api.Assertions.within(1e-12));
        assertThat(turned.low()).isEqualTo(-1.4, org.assertj.core.api.Assertions.within(1e-12));
    }
}
