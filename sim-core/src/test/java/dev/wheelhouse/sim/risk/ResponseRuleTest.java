package dev.wheelhouse.sim.risk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("M-43, M-44, M-49, rulings A7, A9, A13, A16 responses and their reasons")
class ResponseRuleTest {
    private final RiskInputsBuilder in = new RiskInputsBuilder();

    private Assessment assess() {
        return ResponseRule.assess(in.build(), 0.001);
    }

    @Test
    void clearNeedsNothing() {
        in.active = false;
        Assessment result = assess();
        assertThat(result.response()).isNull();
        assertThat(result.ttcSeconds()).isNaN();
        assertThat(result.reachedIntervalTest()).isFalse();
        assertThat(result.keep()).isEqualTo(Rejection.NONE);
        assertThat(result.brake()).isEqualTo(Rejection.NOT_NEEDED);
        assertThat(result.left()).isEqualTo(Rejection.NOT_NEEDED);
    }

    @Test
    @DisplayName("ruling A7: clearance equal to the required distance can stop")
    void brakesWhenItStopsInTime() {
        in.clearance = 14;
        Assessment result = assess();
        assertThat(result.response()).isEqualTo(Response.BRAKE);
        assertThat(result.keep()).isEqualTo(Rejection.CONFLICT);
        assertThat(result.brake()).isEqualTo(Rejection.NONE);
        assertThat(result.emergency()).isEqualTo(Rejection.STOPS_IN_TIME);
        assertThat(result.right()).isEqualTo(Rejection.STOPS_IN_TIME);
        assertThat(result.predictedLateral()).isNaN();
        assertThat(result.preferredSide()).isNull();
    }

    @Test
    void avoidsToThePreferredSideAndSaysWhyNotTheOthers() {
        Assessment result = assess();
        assertThat(result.response()).isEqualTo(Response.AVOID_RIGHT);
        assertThat(result.preferredSide()).isEqualTo(Side.RIGHT);
        assertThat(result.brake()).isEqualTo(Rejection.CANNOT_STOP);
        assertThat(result.emergency()).isEqualTo(Rejection.NOT_NEEDED);
        assertThat(result.right()).isEqualTo(Rejection.NONE);
        assertThat(result.left()).isEqualTo(Rejection.PREFERRED_OTHER_SIDE);
        assertThat(result.reachableMeters()).isEqualTo(2);
        assertThat(result.rightClearanceFull()).isEqualTo(3.2);
        assertThat(result.rightClearanceReachable()).isEqualTo(2);
    }

    @Test
    void takesTheOtherSideWhenThePreferredCorridorIsBlocked() {
        in.rightAvailable = false;
        Assessment result = assess();
        assertThat(result.response()).isEqualTo(Response.AVOID_LEFT);
        assertThat(result.right()).isEqualTo(Rejection.CORRIDOR_BLOCKED);
        in.leftAvailable = false;
        result = assess();
        assertThat(result.response()).isEqualTo(Response.EMERGENCY_BRAKE);
        assertThat(result.emergency()).isEqualTo(Rejection.NONE);
        assertThat(result.left()).isEqualTo(Rejection.CORRIDOR_BLOCKED);
    }

    @Test
    @DisplayName("ruling A9: a second avoidance finds both corridors taken")
    void anotherAvoidanceTakesBothCorridors() {
        Assessment result = ResponseRule.assess(in.build(), 0.001, true);
        assertThat(result.response()).isEqualTo(Response.EMERGENCY_BRAKE);
        assertThat(result.left()).isEqualTo(Rejection.CORRIDOR_TAKEN);
        assertThat(result.right()).isEqualTo(Rejection.CORRIDOR_TAKEN);
        assertThat(result.corridorsTaken()).isTrue();
    }

    @Test
    void tellsOutOfReachFromTooClose() {
        in.clearance = 7;
        in.lateral = 1.5;
        Assessment result = assess();
        assertThat(result.response()).isEqualTo(Response.AVOID_RIGHT);
        assertThat(result.left()).isEqualTo(Rejection.SIDE_TOO_CLOSE);
        in.lateral = 0;
        result = assess();
        assertThat(result.response()).isEqualTo(Response.EMERGENCY_BRAKE);
        assertThat(result.left()).isEqualTo(Rejection.OUT_OF_REACH);
        assertThat(result.right()).isEqualTo(Rejection.OUT_OF_REACH);
    }

    @Test
    @DisplayName("ruling A13: the envelope's edge clears, with 1e-9; a reach of 0 never does")
    void theReachGateIncludesTheEdge() {
        in.clearance = 8;
        in.fullOffset = 4.6666666666666667;
        // TTC 0.875 s, 0.375 s of lateral time: 1.75 m, the envelope itself up to rounding.
        assertThat(assess().response()).isEqualTo(Response.AVOID_RIGHT);
        in.fullOffset = 4.6666666;
        assertThat(assess().response()).isEqualTo(Response.EMERGENCY_BRAKE);
        in.fullOffset = 3.2;
        in.clearance = 4;
        in.lateral = 1.75;
        Assessment result = assess();
        assertThat(result.reachableMeters()).isZero();
        assertThat(result.rightClearanceReachable()).isEqualTo(1.75);
        assertThat(result.right()).isEqualTo(Rejection.OUT_OF_REACH);
        assertThat(result.response()).isEqualTo(Response.EMERGENCY_BRAKE);
    }

    @Test
    void keepsItsInputs() {
        RiskInputs inputs = in.build();
        assertThat(ResponseRule.assess(inputs, 0.001).inputs()).isSameAs(inputs);
    }
}
