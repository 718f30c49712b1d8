package dev.wheelhouse.sim.risk;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("M-41, M-42, ruling A12 conflict windows")
class ConflictWindowTest {
    private final RiskInputsBuilder in = new RiskInputsBuilder();

    private ConflictWindow window() {
        return ConflictWindow.predict(in.build());
    }

    @Test
    void namesEachEarlyOut() {
        in.active = false;
        assertThat(window().clearReason()).isEqualTo(ClearReason.INACTIVE);
        in.active = true;
        in.speed = 0;
        assertThat(window().clearReason()).isEqualTo(ClearReason.VEHICLE_AT_REST);
        in.speed = 8;
        in.horizon = 0;
        assertThat(window().clearReason()).isEqualTo(ClearReason.INVALID_HORIZON);
        in.horizon = Double.NaN;
        assertThat(window().clearReason()).isEqualTo(ClearReason.INVALID_HORIZON);
        in.horizon = 4;
        in.clearance = -1.001;
        assertThat(window().clearReason()).isEqualTo(ClearReason.BEHIND);
        assertThat(window().clearReason().isEarlyOut()).isTrue();
        in.clearance = -1;
        assertThat(window().conflict()).isTrue();
    }

    @Test
    void namesTheMissingWindow() {
        in.lateral = 2;
        assertThat(window().clearReason()).isEqualTo(ClearReason.NO_PEDESTRIAN_WINDOW);
        in.lateral = 0;
        in.clearance = 34;
        assertThat(window().clearReason()).isEqualTo(ClearReason.NO_VEHICLE_WINDOW);
        in.clearance = 33;
        assertThat(window().conflict()).isTrue();
        in.lateral = -3.75;
        in.lateralSpeed = 2;
        assertThat(window().clearReason()).isEqualTo(ClearReason.NO_OVERLAP);
        assertThat(window().clearReason().isEarlyOut()).isFalse();
    }

    @Test
    void onesThatLeftBeforeOrEnterAfterTheHorizonAreClear() {
        in.lateral = 1.875;
        in.lateralSpeed = 2;
        assertThat(window().clearReason()).isEqualTo(ClearReason.NO_PEDESTRIAN_WINDOW);
        in.lateral = -10;
        assertThat(window().clearReason()).isEqualTo(ClearReason.NO_PEDESTRIAN_WINDOW);
    }

    @Test
    void theEdgeOfTheEnvelopeIsInside() {
        in.lateral = 1.75;
        assertThat(window().conflict()).isTrue();
        assertThat(window().pedestrianExit()).isEqualTo(4);
        in.lateral = -1.75;
        assertThat(window().conflict()).isTrue();
        in.lateral = -1.7500001;
        assertThat(window().conflict()).isFalse();
    }

    @Test
    void anAvoidingVehicleOccupiesItsWholeBand() {
        in.lateral = 4;
        assertThat(window().conflict()).isFalse();
        in.lateralHigh = 3.2;
        assertThat(window().conflict()).isTrue();
        in.lateral = -4;
        assertThat(window().conflict()).isFalse();
        in.lateralLow = -3.2;
        assertThat(window().conflict()).isTrue();
    }
}
