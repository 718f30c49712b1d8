package dev.wheelhouse.sim.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.world.ScenarioText;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** T-1: every step of a run again, recent or computed anew. */
class RecordingTest {
    private static final int LENGTH = 2500;

    private final List<CompletedStep> all = new ArrayList<>();
    private Scenario scenario;

    private Recording recorded() throws Exception {
        return recorded(Recording.USUAL_BUDGET_BYTES);
    }

    private Recording recorded(long budget) throws Exception {
        scenario = ScenarioText.builtIn("loop-100s", Map.of());
        WorldStep world = new WorldStep(scenario);
        Recording recording = new Recording(new WorldStep(scenario), budget);
        CompletedStep step = world.initial();
        recording.append(step, List.of());
        all.add(step);
        for (int n = 1; n <= LENGTH; n++) {
            List<SimCommand> commands = n % 101 == 0
                    ? List.of(new SimCommand.InjectImpact(new VehicleId("V0" + (1 + n % 9)), 2000 + n))
                    : n % 203 == 5 ? List.of(new SimCommand.Displace(new VehicleId("V05"), -2, false)) : List.of();
            step = world.advance(step, commands);
            recording.append(step, commands);
            all.add(step);
        }
        return recording;
    }

    @Test
    @DisplayName("T-1: any step comes back with its hash, in any order, inputs from outside included")
    void everyStepComesBack() throws Exception {
        Recording recording = recorded();
        assertThat(recording.newest()).isEqualTo(LENGTH);
        for (int n = 0; n <= LENGTH; n++) {
            assertThat(recording.at(n).hash())
                    .as("step %d", n)
                    .isEqualTo(all.get(n).hash());
        }
        Random random = new Random(5);
        for (int k = 0; k < 2000; k++) {
            int n = random.nextInt(LENGTH + 1);
            assertThat(recording.at(n).hash())
                    .as("step %d", n)
                    .isEqualTo(all.get(n).hash());
        }
    }

    @Test
    @DisplayName("T-1: a step that was not kept is computed anew, a recent one is the very same object")
    void olderStepsAreComputedAnew() throws Exception {
        Recording recording = recorded();
        assertThat(recording.at(LENGTH - 5)).isSameAs(all.get(LENGTH - 5));
        assertThat(recording.at(803)).isNotSameAs(all.get(803));
        assertThat(recording.at(800)).isSameAs(all.get(800));
        assertThat(recording.inputsOf(202)).hasSize(1);
    }

    @Test
    @DisplayName("T-2: the index has phase, smallest gap and all events of every step")
    void indexHasWhatATimelineNeeds() throws Exception {
        RunIndex index = recorded().index();
        assertThat(index.size()).isEqualTo(LENGTH + 1);
        List<Event> events = all.stream().flatMap(c -> c.events().stream()).toList();
        assertThat(index.eventCount()).isEqualTo(events.size());
        for (int k = 0; k < events.size(); k++) {
            assertThat(index.event(k)).isEqualTo(events.get(k));
        }
        for (int n = 0; n <= LENGTH; n += 7) {
            double smallest = Double.POSITIVE_INFINITY;
            for (int slot = 0; slot < 12; slot++) {
                smallest = Math.min(smallest, all.get(n).fleet().bumperGapMeters(slot));
            }
            assertThat(index.smallestGapMeters(n)).isEqualTo((float) smallest);
            assertThat(index.phase(n)).isEqualTo(all.get(n).phase());
        }
    }

    @Test
    @DisplayName("T-1: within a small budget the older part thins, and every step still comes back")
    void smallBudgetThinsTheOlderPart() throws Exception {
        Recording recording = recorded(200_000);
        assertThat(recording.bytes()).isLessThanOrEqualTo(recording.budgetBytes());
        assertThat(recording.keptEvery()).isGreaterThan(32);
        for (int n = LENGTH; n >= 0; n -= 13) {
            assertThat(recording.at(n).hash())
                    .as("step %d", n)
                    .isEqualTo(all.get(n).hash());
        }
    }

    @Test
    void stepsOutsideAreRefused() throws Exception {
        Recording recording = recorded();
        assertThatThrownBy(() -> recording.at(LENGTH + 1)).hasMessageContaining("0 to 2500");
        assertThatThrownBy(() -> recording.at(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        CompletedStep old = all.get(7);
        assertThatThrownBy(() -> recording.append(old, List.of())).hasMessageContaining("cannot follow");
    }
}
