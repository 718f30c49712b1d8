package dev.wheelhouse.sim.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.acceptance.WindowVerdict.Standing;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The loop's contract as windows. */
class ContractWatchTest {
    private static Scenario scenario(String name, Map<String, String> set) throws Exception {
        try (InputStream in = ContractWatchTest.class.getResourceAsStream("/scenarios/" + name + ".json")) {
            return ScenarioReader.read(name, Objects.requireNonNull(in).readAllBytes(), set);
        }
    }

    private static ContractWatch watched(Scenario s, long until, List<SimCommand> commands) {
        return watched(s, until, 50, commands);
    }

    private static ContractWatch watched(Scenario s, long until, long at, List<SimCommand> commands) {
        WorldStep world = new WorldStep(s);
        ContractWatch watch = new ContractWatch(s);
        CompletedStep step = world.initial();
        watch.watch(step);
        while (step.step() < until) {
            step = world.advance(step, step.step() == at ? commands : List.of());
            watch.watch(step);
        }
        return watch;
    }

    private static WindowVerdict verdict(ContractWatch watch, String title) {
        return watch.verdicts().stream()
                .filter(v -> v.window().title().equals(title))
                .findFirst()
                .orElseThrow();
    }

    @Test
    @DisplayName("A-16: after the loop every window has passed in itself, and everything held; so in the second cycle")
    void loopMeetsEveryWindow() throws Exception {
        ContractWatch watch = watched(scenario("loop-100s", Map.of()), 1999, List.of());
        assertThat(watch.verdicts()).hasSize(2 * 12);
        for (WindowVerdict v : watch.verdicts()) {
            assertThat(v.standing()).as(v.toString()).isEqualTo(Standing.PASSED);
            assertThat(v.decidedStep())
                    .isBetween(v.window().fromStep(), v.window().untilStep() - 1);
        }
        assertThat(watch.holds()).isTrue();
        assertThat(watch.holdsWords()).contains("holds so far, smallest 7.1");
    }

    @Test
    @DisplayName(
            "A-16: at 43.9 s three batches have passed, the fourth is open, the fifth and the impact are not reached")
    void knowsNothingOfTheFuture() throws Exception {
        ContractWatch watch = watched(scenario("loop-100s", Map.of()), 439, List.of());
        assertThat(verdict(watch, "Stop").standing()).isEqualTo(Standing.PASSED);
        assertThat(verdict(watch, "Batch 3").standing()).isEqualTo(Standing.PASSED);
        assertThat(verdict(watch, "Batch 4").standing()).isEqualTo(Standing.OPEN);
        assertThat(verdict(watch, "Batch 5").standing()).isEqualTo(Standing.NOT_REACHED);
        assertThat(verdict(watch, "Impact, once").standing()).isEqualTo(Standing.NOT_REACHED);
    }

    @Test
    @DisplayName("A-16: a window in which nothing happens fails at its end, and a displacement breaks what has to hold")
    void missedWindowsFail() throws Exception {
        Scenario calm = scenario("loop-100s", Map.of("risk.horizonSeconds", "0.1"));
        ContractWatch watch = watched(calm, 300, List.of(new SimCommand.Displace(new VehicleId("V05"), -5, false)));
        WindowVerdict batch = verdict(watch, "Batch 1");
        assertThat(batch.standing()).isEqualTo(Standing.FAILED);
        assertThat(batch.decidedStep()).isEqualTo(batch.window().untilStep() - 1);
        assertThat(watch.holds()).isFalse();
        assertThat(watch.brokenStep()).isEqualTo(51);
    }

    @Test
    @DisplayName("A-16, M-96: a second impact in the window of the one impact turns it from met to missed")
    void secondImpactFails() throws Exception {
        Scenario loop = scenario("loop-100s", Map.of());
        List<SimCommand> impact = List.of(new SimCommand.InjectImpact(new VehicleId("V09"), 5000));
        assertThat(verdict(watched(loop, 700, 700, impact), "Impact, once").standing())
                .isEqualTo(Standing.PASSED);
        WindowVerdict again = verdict(watched(loop, 701, 700, impact), "Impact, once");
        assertThat(again.standing()).isEqualTo(Standing.FAILED);
        assertThat(again.decidedStep()).isEqualTo(701);
    }

    @Test
    @DisplayName("A-16: a scenario without a cycle has no windows, and still says what holds")
    void noCycleNoWindows() throws Exception {
        ContractWatch watch = watched(scenario("standing-pedestrian", Map.of()), 100, List.of());
        assertThat(watch.verdicts()).isEmpty();
        assertThat(watch.holds()).isTrue();
    }
}
