package dev.wheelhouse.app.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpeedLimitsTest {
    private static ViewFrame frame(Scenario s, CompletedStep before, CompletedStep now) {
        StepSource none = new StepSource() {
            @Override
            public long newest() {
                return now.step();
            }

            @Override
            public CompletedStep at(long step) {
                return now;
            }
        };
        return new ViewFrame(s, before, now, 1, 0, new ViewFrame.Camera(0, 1, 0), Palette.DARK, 0xFE, none);
    }

    @ParameterizedTest
    @ValueSource(strings = {"loop-100s", "loop-mixed-fleet", "standing-pedestrian", "disabled-leader"})
    @DisplayName("A-7: the smallest of the listed limits is the permitted speed of the step, and the binding one is it")
    void smallestLimitIsThePermittedSpeed(String name) throws Exception {
        Scenario s = Scenarios.load(name, Map.of());
        WorldStep world = new WorldStep(s);
        CompletedStep before = world.initial();
        for (int n = 0; n < 950; n++) {
            CompletedStep now = world.advance(before);
            for (int slot = 0; slot < now.fleet().size(); slot++) {
                if (isComparable(s, before, now, slot)) {
                    List<SpeedLimits.Limit> limits = SpeedLimits.of(frame(s, before, now), slot);
                    String where = name + " step " + now.step() + " slot " + slot + " " + limits;
                    double least = limits.stream()
                            .mapToDouble(SpeedLimits.Limit::mps)
                            .min()
                            .orElseThrow();
                    assertThat(least).as(where).isEqualTo(now.fleet().targetSpeedMps(slot));
                    assertThat(limits).as(where).anyMatch(l -> l.isBinding() && l.mps() == least);
                }
            }
            before = now;
        }
    }

    /** A disabled or clamped vehicle has no say in its speed, and a new cycle begins anew. */
    private static boolean isComparable(Scenario s, CompletedStep before, CompletedStep now, int slot) {
        boolean isDisabled = s.damage().state(before.fleet().damagePoints(slot)) == DamageState.DISABLED;
        return !isDisabled && now.cycle() == before.cycle() && !now.fleet().has(slot, FleetState.POSITION_CLAMPED);
    }
}
