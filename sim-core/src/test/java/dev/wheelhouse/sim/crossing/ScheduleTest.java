package dev.wheelhouse.sim.crossing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.id.Phase;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("M-3, M-10, rulings A18, A35 phases and batches")
class ScheduleTest {
    @Test
    void countsDownWithinAPhase() {
        PhaseSchedule cycle = Schedules.FIXTURE;
        assertThat(cycle.totalSteps()).isEqualTo(1000);
        assertThat(cycle.stepsLeft(40)).isEqualTo(30);
        assertThat(cycle.stepsLeft(69)).isEqualTo(1);
        assertThat(cycle.phaseStartStep(69)).isEqualTo(40);
        assertThat(cycle.startStepOf(Phase.SECONDARY_EVENT)).isEqualTo(160);
        assertThat(cycle.phaseAt(1000)).isEqualTo(Phase.CRUISE);
        assertThat(cycle.phaseAt(-1)).isEqualTo(Phase.RECOVERY);
    }

    @Test
    void aPhaseOfNoStepsNeverHolds() {
        PhaseSchedule cycle = new PhaseSchedule(
                List.of(new PhaseSchedule.Entry(Phase.CRUISE, 0), new PhaseSchedule.Entry(Phase.RECOVERY, 2)));
        assertThat(cycle.phaseAt(0)).isEqualTo(Phase.RECOVERY);
        assertThat(cycle.startStepOf(Phase.CRUISE)).isEqualTo(-1);
        assertThat(cycle.startStepOf(Phase.ROAD_RELEASE)).isEqualTo(-1);
    }

    @Test
    void refusesAnEmptyCycleAndNegativePhases() {
        assertThatThrownBy(() -> new PhaseSchedule(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new PhaseSchedule.Entry(Phase.CRUISE, -1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void evaluatesTheIntervalField() {
        BatchCadence cadence = BatchCadence.ofField(1, 160, 880, 8.5, 10.0, 0.8, 10);
        assertThat(cadence).isEqualTo(new BatchCadence(1, 160, 85, 97, 880));
        assertThat(cadence.startSteps()).containsExactly(160, 257, 342, 439, 524, 621, 706, 803);
        assertThat(cadence.stepsAfter(1)).isEqualTo(97);
        assertThat(cadence.stepsAfter(2)).isEqualTo(85);
    }

    @Test
    void noBatchStartsAtTheEnd() {
        assertThat(new BatchCadence(1, 10, 5, 5, 20).startSteps()).containsExactly(10, 15);
        assertThat(new BatchCadence(1, 20, 5, 5, 20).startSteps()).isEmpty();
        assertThatThrownBy(() -> new BatchCadence(1, 10, 0, 5, 20)).isInstanceOf(IllegalArgumentException.class);
    }
}
