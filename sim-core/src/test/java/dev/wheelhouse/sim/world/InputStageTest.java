package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.CommandResult.Status;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-20 (0), M-82: commands from outside and their results. */
class InputStageTest {
    private static final VehicleId V3 = new VehicleId("V03");

    private static CompletedStep after(int steps, WorldStep world) {
        CompletedStep step = world.initial();
        for (int n = 0; n < steps; n++) {
            step = world.advance(step);
        }
        return step;
    }

    @Test
    @DisplayName(
            "M-82: an illegal displacement raises the counter by exactly one and names vehicle, step, distance and limit")
    void displacementIsOneViolation() throws Exception {
        WorldStep world = new WorldStep(ScenarioText.builtIn("loop-100s", Map.of()));
        CompletedStep before = after(200, world);
        CompletedStep step = world.advance(before, List.of(new SimCommand.Displace(V3, 3, false)));
        assertThat(step.counters().teleportViolations()).isEqualTo(1);
        assertThat(step.events())
                .filteredOn(e -> e.kind() == EventKind.TELEPORT_VIOLATION)
                .singleElement()
                .satisfies(e -> assertThat(e.slot()).isEqualTo(2))
                .satisfies(e -> assertThat(e.step()).isEqualTo(201))
                .satisfies(e -> assertThat(e.detail()).contains("limit 1.424"));
        assertThat(world.advance(step).counters().teleportViolations()).isEqualTo(1);
    }

    @Test
    @DisplayName("M-80, M-82: a forged recycle is recorded with its error, and is not exempt")
    void forgedRecycleIsRefused() throws Exception {
        WorldStep world = new WorldStep(ScenarioText.builtIn("loop-100s", Map.of()));
        CompletedStep step = world.advance(after(200, world), List.of(new SimCommand.Displace(V3, 3, true)));
        assertThat(step.counters().teleportViolations()).isEqualTo(1);
        assertThat(step.relocations())
                .singleElement()
                .satisfies(r -> assertThat(r.claim().isExempt()).isFalse())
                .satisfies(r -> assertThat(r.claim().targetErrorMeters()).isEqualTo(3));
    }

    @Test
    @DisplayName("M-80: every recycle leaves a whole record, and each is exempt")
    void recyclesAreRecorded() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        List<CompletedStep> run = ScenarioText.run(s, 999);
        assertThat(run.stream().mapToInt(c -> c.relocations().size()).sum())
                .isEqualTo(run.get(999).counters().routeRecycles())
                .isEqualTo(36);
        assertThat(run.stream().flatMap(c -> c.relocations().stream()))
                .allMatch(r -> r.claim().isExempt() && r.claim().reachedEnd())
                .allMatch(r -> r.alphaBefore() >= 1 && r.alphaBefore() < 1.01)
                .allMatch(r -> r.claim().clearanceMeters() >= 13)
                .allMatch(r -> Math.abs(r.expectedMeters() - r.actualMeters()) <= 0.01);
    }

    @Test
    @DisplayName("A-8: a refused command changes nothing but says why, in the order of the commands")
    void refusalsChangeNothing() throws Exception {
        WorldStep world = new WorldStep(ScenarioText.builtIn("loop-100s", Map.of()));
        CompletedStep before = after(50, world);
        CompletedStep plain = world.advance(before);
        CompletedStep step = world.advance(
                before,
                List.of(
                        new SimCommand.Repair(V3),
                        new SimCommand.InjectImpact(new VehicleId("V99"), 5000),
                        new SimCommand.InjectImpact(V3, Double.NaN),
                        new SimCommand.Displace(V3, Double.POSITIVE_INFINITY, false)));
        assertThat(step.results())
                .extracting(CommandResult::status)
                .containsExactly(
                        Status.NOTHING_TO_REPAIR,
                        Status.UNKNOWN_VEHICLE,
                        Status.VALUE_OUT_OF_RANGE,
                        Status.VALUE_OUT_OF_RANGE);
        assertThat(step.results()).noneMatch(r -> r.reason().isBlank());
        assertThat(step.events()).isEqualTo(plain.events());
        assertThat(world.advance(step).hash()).isEqualTo(world.advance(plain).hash());
    }
}
