package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.acceptance.Acceptance;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Golden runs of the built-in scenarios (T-8) and the loop's acceptance (M-90 to M-99). */
class LoopGoldenTest {
    private static Scenario scenario(String name, Map<String, String> set) throws Exception {
        try (InputStream in = LoopGoldenTest.class.getResourceAsStream("/scenarios/" + name + ".json")) {
            return ScenarioReader.read(name, Objects.requireNonNull(in).readAllBytes(), set);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<CompletedStep> run(Scenario s, long steps) {
        WorldStep world = new WorldStep(s);
        List<CompletedStep> all = new ArrayList<>();
        all.add(world.initial());
        for (long n = 0; n < steps; n++) {
            all.add(world.advance(all.get(all.size() - 1)));
        }
        return all;
    }

    @ParameterizedTest(name = "{0} passes its checks")
    @ValueSource(
            strings = {
                "loop-100s",
                "loop-segments",
                "loop-mixed-fleet",
                "loop-jerk-limited",
                "standing-pedestrian",
                "disabled-leader",
                "fault-teleport"
            })
    void passesItsOwnChecks(String name) throws Exception {
        Scenario s = scenario(name, Map.of());
        Acceptance acceptance = new Acceptance(s);
        run(s, s.durationSteps()).forEach(acceptance::watch);
        assertThat(acceptance.verdicts()).isNotEmpty().allMatch(c -> Boolean.TRUE.equals(c.passed()));
    }

    @Test
    @DisplayName("M-90 to M-99 over five cycles, every cycle the same")
    void fiveCyclesPassAndRepeat() throws Exception {
        Scenario s = scenario("loop-100s", Map.of());
        Acceptance acceptance = new Acceptance(s);
        List<CompletedStep> all = run(s, 5 * s.durationSteps());
        all.forEach(acceptance::watch);
        assertThat(acceptance.verdicts()).extracting(Check::passed).containsOnly(true);
        assertThat(all.get(5000).counters().avoidancesStarted()).isEqualTo(5 * 8);
        assertThat(all.get(5000).counters().positionClamps()).isZero();
    }

    @Test
    @DisplayName("M-37: cutting the road into segments changes no bit of the motion")
    void segmentsDoNotChangeMotion() throws Exception {
        Scenario whole = scenario("loop-100s", Map.of());
        Scenario cut = scenario("loop-segments", Map.of());
        assertThat(run(cut, 1000).get(1000).hash())
                .isEqualTo(run(whole, 1000).get(1000).hash());
    }

    @Test
    @DisplayName("M-71: going on from any completed step gives the same hashes")
    void anyStepCanBeContinued() throws Exception {
        Scenario s = scenario("loop-100s", Map.of());
        List<CompletedStep> all = run(s, 1000);
        for (int from = 0; from < 1000; from += 37) {
            CompletedStep again = new WorldStep(s).advance(all.get(from));
            assertThat(again.hash())
                    .as("after step %d", from)
                    .isEqualTo(all.get(from + 1).hash());
        }
    }

    @Test
    @DisplayName(
            "M-23, M-61, ruling A19: the sixth avoider has its impact when its curve ends, 40 steps after it started")
    void sixthAvoiderIsHitWhenItsCurveEnds() throws Exception {
        List<Event> events = new ArrayList<>();
        run(scenario("loop-100s", Map.of()), 1000).forEach(c -> events.addAll(c.events()));
        List<Event> started = events.stream()
                .filter(e -> e.kind() == EventKind.AVOIDANCE_STARTED)
                .toList();
        List<Event> impacts =
                events.stream().filter(e -> e.kind() == EventKind.IMPACT).toList();
        assertThat(impacts).hasSize(1);
        assertThat(impacts.get(0).step()).isEqualTo(started.get(5).step() + 40);
        assertThat(impacts.get(0).slot()).isEqualTo(started.get(5).slot());
        for (int k = 1; k < events.size(); k++) {
            assertThat(events.get(k).sequence()).isEqualTo(events.get(k - 1).sequence() + 1);
        }
    }

    @Test
    @DisplayName("M-82: an injected displacement is counted once, and a forged recycle is not exempt")
    void injectedDisplacementsAreCounted() throws Exception {
        List<CompletedStep> all = run(scenario("fault-teleport", Map.of()), 300);
        assertThat(all.get(99).counters().teleportViolations()).isZero();
        assertThat(all.get(100).counters().teleportViolations()).isEqualTo(1);
        assertThat(all.get(199).counters().teleportViolations()).isEqualTo(1);
        assertThat(all.get(200).counters().teleportViolations()).isEqualTo(2);
    }

    @ParameterizedTest(name = "{0} ends with hash {1}")
    @CsvSource({
        "loop-100s,8d3cd0360840f91d",
        "loop-segments,8d3cd0360840f91d",
        "loop-mixed-fleet,99bb4125854f2cdf",
        "loop-jerk-limited,15b306311c33917b",
        "standing-pedestrian,cd262dd96b908a04",
        "disabled-leader,9236c3cb71b8e275",
        "fault-teleport,dd917ff656859ad1",
        "seat-passenger,56d5234b5ea6134c",
        "seat-cancel-retry,6c8c48a5dbd53528",
        "seat-handover,aefdc45807506436",
        "seat-exit,a1f3935798ae4c54",
        "seat-after-exit,2888db9f63b3ccab",
        "seat-repair,6798109f77785855"
    })
    void endsWithGoldenHash(String name, String hash) throws Exception {
        Scenario s = scenario(name, Map.of());
        assertThat(run(s, s.durationSteps()).get((int) s.durationSteps()).hashText())
                .isEqualTo(hash);
    }
}
