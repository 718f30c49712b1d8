package dev.wheelhouse.sim.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("M-80, M-81, M-82, ruling A21 continuity")
class ContinuityTest {
    private static final RelocationReason RECYCLE = RelocationReason.ROUTE_RECYCLE;

    @Test
    void equalityIsAllowedAndMoreIsNot() {
        double along = TeleportLimit.alongMeters(14, 2.8, 0.1, 0.01);
        assertThat(TeleportLimit.isViolation(1.424, along)).isFalse();
        assertThat(TeleportLimit.isViolation(1.42401, along)).isTrue();
        assertThat(TeleportLimit.isViolation(-1.43, along)).isTrue();
        assertThat(TeleportLimit.isViolation(Double.NaN, along)).isTrue();
    }

    @Test
    void acrossHasALimitOfItsOwn() {
        double across = TeleportLimit.acrossMeters(3.2, 0.1, 0.01);
        assertThat(across).isCloseTo(0.33, within(1e-12));
        assertThat(TeleportLimit.isViolation(0.33, across)).isFalse();
        assertThat(TeleportLimit.isViolation(-0.34, across)).isTrue();
    }

    @Test
    void exemptionNeedsAllFourConditions() {
        assertThat(new Relocation(RECYCLE, true, 13, 13, 0.01).isExempt()).isTrue();
        assertThat(new Relocation(RECYCLE, true, 13, 13, -0.01).isExempt()).isTrue();
        assertThat(new Relocation(RelocationReason.FAULT, true, 13, 13, 0).isExempt())
                .isFalse();
        assertThat(new Relocation(RelocationReason.OTHER, true, 13, 13, 0).isExempt())
                .isFalse();
        assertThat(new Relocation(RECYCLE, false, 13, 13, 0).isExempt()).isFalse();
        assertThat(new Relocation(RECYCLE, true, 12.99, 13, 0).isExempt()).isFalse();
        assertThat(new Relocation(RECYCLE, true, 13, 13, 0.0101).isExempt()).isFalse();
        assertThat(new Relocation(RECYCLE, true, 13, 13, -0.0101).isExempt()).isFalse();
        assertThat(new Relocation(RECYCLE, true, Double.NaN, 13, 0).isExempt()).isFalse();
        assertThat(new Relocation(RECYCLE, true, 13, 13, Double.NaN).isExempt()).isFalse();
    }
}
