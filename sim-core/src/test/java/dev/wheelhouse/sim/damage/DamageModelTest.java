package dev.wheelhouse.sim.damage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.DamageState;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.Test;

/** M-60, ruling A20 damage. */
class DamageModelTest {
    private static final DamageModel MODEL = new DamageModel(1000, 100, 25, 100, 200, 0.35);

    @Test
    void statesBeginAtTheirThresholds() {
        assertThat(MODEL.state(24.999)).isEqualTo(DamageState.HEALTHY);
        assertThat(MODEL.state(25)).isEqualTo(DamageState.DAMAGED);
        assertThat(MODEL.state(99.999)).isEqualTo(DamageState.DAMAGED);
        assertThat(MODEL.state(100)).isEqualTo(DamageState.DISABLED);
    }

    @Test
    void theFloorHoldsWhereTheDataLetsItBind() {
        DamageModel soft = new DamageModel(1000, 100, 25, 1000, 200, 0.35);
        assertThat(soft.capability(180)).isEqualTo(0.35);
        assertThat(soft.capability(1000)).isZero();
    }

    @Test
    void anImpulseThatIsNoNumberDoesNoDamage() {
        assertThat(MODEL.pointsAfter(3, Double.NaN)).isEqualTo(3);
        assertThat(MODEL.pointsAfter(3, -5000)).isEqualTo(3);
    }

    @Property
    void moreImpulseNeverLeavesMoreCapability(
            @ForAll @DoubleRange(min = 0, max = 200) double points,
            @ForAll @DoubleRange(min = -1000, max = 20000) double impulse) {
        double after = MODEL.pointsAfter(points, impulse);
        assertThat(after).isGreaterThanOrEqualTo(points);
        assertThat(MODEL.capability(after))
                .isLessThanOrEqualTo(MODEL.capability(points))
                .isBetween(0.0, 1.0);
    }
}
