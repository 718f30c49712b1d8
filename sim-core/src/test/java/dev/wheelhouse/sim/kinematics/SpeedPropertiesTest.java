package dev.wheelhouse.sim.kinematics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-40, rulings A3, A6 speeds and distances. */
class SpeedPropertiesTest {
    @Property
    void gateSpeedIsTheInverseOfTheStoppingDistance(
            @ForAll @DoubleRange(min = 0, max = 40) double speed,
            @ForAll @DoubleRange(min = 0, max = 2) double reaction,
            @ForAll @DoubleRange(min = 0.5, max = 9) double braking,
            @ForAll @DoubleRange(min = 0, max = 5) double margin) {
        double required = StoppingDistance.requiredMeters(speed, reaction, braking, margin);
        assertThat(GateSpeed.limitMps(required, reaction, braking, margin, 100)).isCloseTo(speed, within(1e-6));
    }

    @Property
    void theGateSpeedCanStillStop(
            @ForAll @DoubleRange(min = -5, max = 500) double clearance,
            @ForAll @DoubleRange(min = 0, max = 2) double reaction,
            @ForAll @DoubleRange(min = 0, max = 9) double braking,
            @ForAll @DoubleRange(min = 0, max = 5) double margin) {
        double speed = GateSpeed.limitMps(clearance, reaction, braking, margin, 14);
        assertThat(speed).isBetween(0.0, 14.0);
        if (clearance > margin) {
            double required = StoppingDistance.requiredMeters(speed, reaction, braking, margin);
            assertThat(required).isLessThanOrEqualTo(clearance + 1e-9);
        } else {
            assertThat(speed).isZero();
        }
    }

    @Test
    void anOpenRoadOrABadBaseGivesNoSurprise() {
        assertThat(GateSpeed.limitMps(Double.POSITIVE_INFINITY, 0.6, 4, 2, 11)).isEqualTo(11);
        assertThat(GateSpeed.limitMps(Double.NaN, 0.6, 4, 2, 11)).isZero();
        assertThat(GateSpeed.limitMps(50, 0.6, 4, 2, -1)).isZero();
        assertThat(GateSpeed.limitMps(2, 0.6, 4, 2, 11)).isZero();
    }

    @Test
    void brakingHasAFloorAboveZero() {
        assertThat(StoppingDistance.brakingMeters(1, 0)).isEqualTo(500);
        assertThat(StoppingDistance.brakingMeters(1, -4)).isEqualTo(500);
        assertThat(StoppingDistance.brakingMeters(0, 0)).isZero();
    }

    @Test
    @DisplayName("ruling A7: equality suffices to stop")
    void staticHazardComparesStrictly() {
        assertThat(StaticHazard.mustBrake(8, 14, 0.5, 4, 2)).isFalse();
        assertThat(StaticHazard.mustBrake(8, 13.999, 0.5, 4, 2)).isTrue();
        assertThat(StaticHazard.isEmergency(8, 8, 4)).isFalse();
        assertThat(StaticHazard.isEmergency(8, 7.999, 4)).isTrue();
        assertThat(StaticHazard.mustBrake(0, 0, 0.5, 4, 2)).isFalse();
        assertThat(StaticHazard.isEmergency(8, -0.001, 4)).isFalse();
    }

    @Test
    @DisplayName("ruling A6: the cruise gap at 11 m/s is 13.6 m")
    void keepsTheCruiseGap() {
        assertThat(FollowingSpeed.policyMps(13.6, 11, 0.6, 4, 7)).isCloseTo(11, within(1e-12));
        assertThat(FollowingSpeed.policyMps(7, 0, 0.6, 4, 7)).isZero();
        assertThat(FollowingSpeed.policyMps(-50, 0, 0.6, 4, 7)).isZero();
        assertThat(FollowingSpeed.policyMps(Double.NaN, 11, 0.6, 4, 7)).isZero();
        assertThat(FollowingSpeed.policyMps(Double.POSITIVE_INFINITY, 11, 0.6, 4, 7))
                .isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Property
    void followingSpeedRisesWithGapAndLeaderSpeed(
            @ForAll @DoubleRange(min = -20, max = 200) double gap,
            @ForAll @DoubleRange(min = 0, max = 40) double leaderSpeed,
            @ForAll @DoubleRange(min = 0, max = 10) double more,
            @ForAll @DoubleRange(min = 0, max = 2) double reaction,
            @ForAll @DoubleRange(min = 0.5, max = 9) double braking) {
        double speed = FollowingSpeed.policyMps(gap, leaderSpeed, reaction, braking, 7);
        assertThat(speed).isGreaterThanOrEqualTo(0);
        assertThat(FollowingSpeed.policyMps(gap + more, leaderSpeed, reaction, braking, 7))
                .isGreaterThanOrEqualTo(speed);
        assertThat(FollowingSpeed.policyMps(gap, leaderSpeed + more, reaction, braking, 7))
                .isGreaterThanOrEqualTo(speed);
    }

    @Property
    void theFollowingSpeedStopsAtTheMinimumGapBehindABrakingLeader(
            @ForAll @DoubleRange(min = 7, max = 200) double gap,
            @ForAll @DoubleRange(min = 0, max = 40) double leaderSpeed,
            @ForAll @DoubleRange(min = 0, max = 2) double reaction,
            @ForAll @DoubleRange(min = 0.5, max = 9) double braking) {
        double speed = FollowingSpeed.policyMps(gap, leaderSpeed, reaction, braking, 7);
        double own = StoppingDistance.requiredMeters(speed, reaction, braking, 0);
        double leader = StoppingDistance.brakingMeters(leaderSpeed, braking);
        assertThat(gap + leader - own).isCloseTo(7, within(1e-6));
    }
}
