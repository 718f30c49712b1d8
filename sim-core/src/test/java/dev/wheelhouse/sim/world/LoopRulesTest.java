package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the 100 s loop does by its rules, read from completed steps. */
class LoopRulesTest {
    private static Scenario loop;
    private static List<CompletedStep> run;
    private static List<Event> events;

    @BeforeAll
    static void runTheLoop() throws Exception {
        loop = ScenarioText.builtIn("loop-100s", Map.of());
        run = ScenarioText.run(loop, 2000);
        events = run.stream().flatMap(c -> c.events().stream()).toList();
    }

    private static List<Event> ofKind(EventKind kind) {
        return events.stream().filter(e -> e.kind() == kind).toList();
    }

    @Test
    @DisplayName(
            "M-12, ruling A24: the boundary re-bases everybody; it is no displacement, and clears what belongs to a cycle")
    void boundaryIsARebasing() {
        CompletedStep last = run.get(999);
        CompletedStep first = run.get(1000);
        assertThat(last.cycleStep()).isEqualTo(999);
        assertThat(first.cycle()).isEqualTo(1);
        assertThat(first.cycleStep()).isZero();
        for (int slot = 0; slot < 12; slot++) {
            assertThat(first.fleet().routeMeters(slot))
                    .isEqualTo(run.get(0).fleet().routeMeters(slot));
            assertThat(first.fleet().speedMps(slot)).isZero();
        }
        assertThat(first.counters().teleportViolations()).isZero();
        assertThat(first.stepMeters()).isLessThan(1.424);
        assertThat(first.gates()).isEmpty();
        assertThat(first.avoidance()).isNull();
        assertThat(first.cycleAvoidances()).isZero();
        assertThat(first.impactDone()).isFalse();
        assertThat(first.counters().avoidancesStarted()).isEqualTo(8);
        assertThat(ofKind(EventKind.CYCLE_COMPLETED)).hasSize(2);
    }

    @Test
    @DisplayName("M-12: a second cycle is the first again, step by step")
    void secondCycleRepeatsTheFirst() {
        for (int n = 1; n < 1000; n++) {
            for (int slot = 0; slot < 12; slot++) {
                assertThat(run.get(n + 1000).fleet().routeMeters(slot))
                        .as("step %d, slot %d", n, slot)
                        .isEqualTo(run.get(n).fleet().routeMeters(slot));
            }
        }
    }

    @Test
    @DisplayName(
            "M-13, rulings A1, A2: one crossing gate, closed through Entry and Hold, for the nearest that can still stop")
    void crossingGateIsKeptThroughEntryAndHold() {
        for (int n = 1; n <= 1000; n++) {
            Phase phase = run.get(n - 1).phase();
            List<Gate> crossing = run.get(n).gates().stream()
                    .filter(g -> g.source() == GateSource.CROSSING)
                    .toList();
            boolean closed = phase == Phase.CROSSWALK_ENTRY || phase == Phase.CROSSWALK_HOLD;
            assertThat(crossing).as("advance to %d", n).hasSize(closed && n < 1000 ? 1 : 0);
        }
        FleetState f = run.get(40).fleet();
        Gate gate = run.get(41).gates().get(0);
        double ahead = 180 - f.routeMeters(gate.slot()) - 2.4;
        assertThat(ahead).isGreaterThanOrEqualTo(StoppingDistance.brakingMeters(f.speedMps(gate.slot()), 4));
        double nearer = 180 - f.routeMeters(0) - 2.4;
        assertThat(nearer).isBetween(0.0, StoppingDistance.brakingMeters(f.speedMps(0), 4));
        assertThat(gate.slot()).isEqualTo(1);
        assertThat(run.get(99).gates().get(0).slot()).isEqualTo(1);
    }

    @Test
    @DisplayName("M-13, ruling A2: planned pedestrians wait at 6.5 m during Staging and cross from both sides in 6 s")
    void plannedPedestriansCross() {
        var staging = run.get(35).pedestrians();
        assertThat(staging).hasSize(2).allMatch(p -> p.kind() == PedestrianKind.PLANNED);
        assertThat(staging).extracting(p -> p.yMeters(35)).containsExactly(-6.5, 6.5);
        assertThat(staging).noneMatch(p -> p.isActive(35));
        assertThat(run.get(70).pedestrians().get(0).yMeters(70)).isCloseTo(0, within(1e-9));
        assertThat(run.get(100).pedestrians()).isEmpty();
    }

    @Test
    @DisplayName("M-22: a completed step is never changed by what comes after it")
    void completedStepsNeverChange() {
        List<Long> before =
                run.subList(0, 200).stream().map(CompletedStep::hash).toList();
        WorldStep world = new WorldStep(loop);
        CompletedStep step = run.get(100);
        for (int n = 0; n < 300; n++) {
            step = world.advance(step);
        }
        assertThat(run.subList(0, 200).stream().map(CompletedStep::hash).toList())
                .isEqualTo(before);
    }

    @Test
    @DisplayName(
            "M-46: when the response brakes, only its responder's gate closes; those behind slow through following")
    void onlyTheResponderHasAGate() {
        int seen = 0;
        for (CompletedStep c : run) {
            if (c.decision() != null && c.decision().response().brakes()) {
                seen++;
                assertThat(c.gates())
                        .filteredOn(g -> g.source() == GateSource.HAZARD && g.lastBrakeStep() == c.step())
                        .extracting(Gate::slot)
                        .contains(c.decision().slot());
                for (int slot = 0; slot < 12; slot++) {
                    int s = slot;
                    boolean gated = c.gates().stream().anyMatch(g -> g.slot() == s);
                    assertThat(c.fleet().has(slot, FleetState.GATE_CLOSED)).isEqualTo(gated);
                }
            }
        }
        assertThat(seen).isGreaterThan(50);
    }

    @Test
    @DisplayName("ruling A4: a hazard gate opens with its response, at the latest 0.5 s after the last Brake")
    void hazardGateIsHeldHalfASecond() {
        for (CompletedStep c : run) {
            for (Gate g : c.gates()) {
                if (g.source() == GateSource.HAZARD) {
                    assertThat(c.step() - g.lastBrakeStep())
                            .as("step %d", c.step())
                            .isBetween(0L, 5L);
                }
            }
        }
        long held = run.stream()
                .flatMap(c ->
                        c.gates().stream().filter(g -> g.lastBrakeStep() < c.step() && g.source() == GateSource.HAZARD))
                .count();
        assertThat(held).isPositive();
    }

    @Test
    @DisplayName(
            "M-47, ruling A5: braking beyond 4 m/s\u00b2 happens only where an emergency is marked, and never beyond 8")
    void emergencyBrakingIsMarked() {
        for (int n = 1; n < 1000; n++) {
            FleetState f = run.get(n).fleet();
            for (int slot = 0; slot < 12; slot++) {
                double a = f.accelerationMps2(slot);
                assertThat(a).as("step %d", n).isBetween(-8.0 - 1e-9, 2.8 + 1e-9);
                if (a < -4 - 1e-9) {
                    assertThat(f.has(slot, FleetState.EMERGENCY_BRAKING))
                            .as("step %d", n)
                            .isTrue();
                }
                assertThat(f.has(slot, FleetState.EMERGENCY_BRAKING) && f.has(slot, FleetState.NORMAL_BRAKING))
                        .isFalse();
            }
        }
    }

    @Test
    @DisplayName(
            "M-50, rulings A8, A9, A10, A14: eight avoidances a cycle, left and right in turn, each for its own batch")
    void avoidancesBelongToTheirBatch() {
        List<Event> started = ofKind(EventKind.AVOIDANCE_STARTED).subList(0, 8);
        List<CompletedStep> at =
                started.stream().map(e -> run.get((int) e.step())).toList();
        assertThat(at).extracting(c -> c.avoidance().batch()).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
        assertThat(at)
                .extracting(c -> c.avoidance().side())
                .containsExactly(
                        Side.LEFT, Side.RIGHT, Side.LEFT, Side.RIGHT, Side.LEFT, Side.RIGHT, Side.LEFT, Side.RIGHT);
        for (CompletedStep c : at) {
            int slot = c.avoidance().slot();
            int sign = c.avoidance().side().sign();
            int start = (int) c.step();
            assertThat(c.fleet().lateralMeters(slot)).isZero();
            assertThat(run.get(start + 10).fleet().lateralMeters(slot)).isCloseTo(sign * 3.2, within(1e-12));
            assertThat(run.get(start + 22).fleet().lateralMeters(slot)).isCloseTo(sign * 3.2, within(1e-12));
            assertThat(run.get(start + 40).fleet().lateralMeters(slot)).isZero();
            assertThat(run.get(start + 5).fleet().yawRadians(slot)).isCloseTo(sign * Math.toRadians(36), within(1e-12));
            assertThat(run.get(start + 31).fleet().yawRadians(slot))
                    .isCloseTo(sign * Math.toRadians(-30), within(1e-12));
        }
    }

    @Test
    @DisplayName(
            "M-51: an avoidance restores the ordinary wish, no more; gate, following and acceleration still limit it")
    void avoidanceGivesNoPrivilege() {
        for (CompletedStep c : run) {
            if (c.avoidance() != null) {
                int slot = c.avoidance().slot();
                assertThat(c.fleet().speedMps(slot)).isLessThanOrEqualTo(11);
                assertThat(c.fleet().accelerationMps2(slot)).isLessThanOrEqualTo(2.8 + 1e-9);
            }
        }
    }

    @Test
    @DisplayName(
            "M-52, ruling A28: started, completed and recovered are three counts; recovered means 75 % of the target")
    void threeCountsOfAvoidances() {
        assertThat(ofKind(EventKind.AVOIDANCE_STARTED)).hasSize(16);
        assertThat(ofKind(EventKind.AVOIDANCE_COMPLETED)).hasSize(16);
        assertThat(ofKind(EventKind.AVOIDANCE_RECOVERED)).hasSize(16);
        for (Event e : ofKind(EventKind.AVOIDANCE_COMPLETED)) {
            assertThat(ofKind(EventKind.AVOIDANCE_STARTED))
                    .anyMatch(s -> s.slot() == e.slot() && s.step() == e.step() - 40);
        }
        for (Event e : ofKind(EventKind.AVOIDANCE_RECOVERED)) {
            assertThat(run.get((int) e.step()).fleet().speedMps(e.slot())).isGreaterThanOrEqualTo(8.25);
        }
    }

    @Test
    @DisplayName(
            "M-92, ruling A6: the queue reaches half speed at 12.0, 12.4 and 12.8 s, front first, from 2.01 m before the line")
    void queueResumesInSequence() {
        FleetState stopped = run.get(99).fleet();
        assertThat(180 - stopped.routeMeters(1) - 2.4).isCloseTo(2.01, within(0.005));
        List<Long> half = new ArrayList<>();
        for (int slot = 1; slot <= 3; slot++) {
            for (CompletedStep c : run.subList(100, 200)) {
                if (c.fleet().speedMps(slot) >= 5.5) {
                    half.add(c.step());
                    break;
                }
            }
        }
        assertThat(half).containsExactly(120L, 124L, 128L);
    }

    @Test
    @DisplayName(
            "M-3, rulings A18, A35: batches start at 16.0 25.7 34.2 43.9 52.4 62.1 70.6 80.3 s and restart with the cycle")
    void batchesStartOnTheirSteps() {
        List<Integer> starts = new ArrayList<>();
        for (int n = 1; n < 1000; n++) {
            if (run.get(n).surpriseSequence() > run.get(n - 1).surpriseSequence()) {
                starts.add(n);
                assertThat(run.get(n).pedestrians()).allMatch(p -> p.kind() == PedestrianKind.SURPRISE);
            }
        }
        assertThat(starts).containsExactly(160, 257, 342, 439, 524, 621, 706, 803);
        assertThat(run.get(1160).surpriseSequence()).isEqualTo(1);
        assertThat(run.get(1160).pedestrians().get(0).id().value()).isEqualTo("S1-1");
    }

    @Test
    @DisplayName("ruling A38, M-99: the smallest gap of the loop is 7.10 m, seam included, with no clamp and no wait")
    void smallestGapIsSevenTen() {
        assertThat(run.get(1999).counters().minBumperGapMeters()).isCloseTo(7.10, within(0.005));
        assertThat(run.get(1999).counters().positionClamps()).isZero();
        assertThat(run.get(1999).counters().recycleWaits()).isZero();
        assertThat(run.get(999).counters().routeRecycles()).isEqualTo(36);
    }

    @Test
    @DisplayName("E-2: a decision's required distance follows from its speed and the data")
    void requiredDistanceFollowsFromTheData() {
        for (CompletedStep c : run) {
            if (c.decision() != null) {
                var a = c.decision().assessment();
                double v = a.inputs().speed();
                assertThat(a.requiredMeters()).isCloseTo(v * 0.6 + v * v / 8 + 2, within(1e-9));
            }
        }
    }

    @ParameterizedTest(name = "{0} = {1}")
    @CsvSource({
        "driving.targetSpeedMps, 10",
        "driving.reactionTimeSeconds, 0.5",
        "risk.lateralMarginMeters, 0.6",
    })
    @DisplayName("M-1, M-49: data moves derived values as the formulas say; identities, order and gate meaning stay")
    void dataMovesDerivedValues(String path, double value) throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of(path, Double.toString(value)));
        List<CompletedStep> other = ScenarioText.run(s, 1000);
        double tau = s.driving().reactionTime();
        double widest = 0;
        for (CompletedStep c : other) {
            if (c.decision() != null) {
                var a = c.decision().assessment();
                double v = a.inputs().speed();
                assertThat(a.requiredMeters()).isCloseTo(v * tau + v * v / 8 + 2, within(1e-9));
                assertThat(a.inputs().halfEnvelope())
                        .isCloseTo(0.95 + 0.35 + s.risk().lateralMargin(), within(1e-12));
            }
            for (int slot = 0; slot < 12; slot++) {
                widest = Math.max(widest, c.fleet().speedMps(slot));
            }
        }
        assertThat(widest).isCloseTo(s.driving().targetSpeed(), within(1e-9));
        assertThat(s.fleet().vehicles()).extracting(v -> v.id().value()).startsWith("V01", "V02");
        List<EventKind> kinds = other.stream()
                .flatMap(c -> c.events().stream())
                .map(Event::kind)
                .filter(k -> k == EventKind.AVOIDANCE_STARTED
                        || k == EventKind.AVOIDANCE_COMPLETED
                        || k == EventKind.IMPACT
                        || k == EventKind.REPAIR)
                .toList();
        assertThat(kinds).startsWith(EventKind.AVOIDANCE_STARTED, EventKind.AVOIDANCE_COMPLETED);
        assertThat(kinds).containsOnlyOnce(EventKind.IMPACT).containsOnlyOnce(EventKind.REPAIR);
        for (int n = 41; n <= 100; n++) {
            assertThat(other.get(n).gates()).anyMatch(g -> g.source() == GateSource.CROSSING);
        }
    }

    @Test
    @DisplayName("M-93: every response is explained by a rejection of each milder one")
    void milderResponsesAreRejectedWithAReason() {
        for (CompletedStep c : run) {
            if (c.decision() != null && !Double.isNaN(c.decision().assessment().ttcSeconds())) {
                var a = c.decision().assessment();
                assertThat(a.keep().name()).isEqualTo("CONFLICT");
                if (c.decision().response() == Response.EMERGENCY_BRAKE && a.response() == Response.EMERGENCY_BRAKE) {
                    assertThat(a.brake().name()).isEqualTo("CANNOT_STOP");
                    assertThat(a.left().name()).isNotEqualTo("NONE");
                    assertThat(a.right().name()).isNotEqualTo("NONE");
                }
            }
        }
    }
}
