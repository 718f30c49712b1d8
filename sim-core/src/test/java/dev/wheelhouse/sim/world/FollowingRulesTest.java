package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.id.SpeedLimit;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Following, clamps, standing persons and the lane's end on small roads. */
class FollowingRulesTest {
    private static Scenario two(double front, double rear, double speed) throws Exception {
        return new ScenarioText()
                .vehicle("V01", "car", front)
                .vehicle("V02", "car", rear)
                .initialSpeed(speed)
                .read();
    }

    private static CompletedStep after(WorldStep world, CompletedStep from, int steps) {
        CompletedStep step = from;
        for (int n = 0; n < steps; n++) {
            step = world.advance(step);
        }
        return step;
    }

    @Test
    @DisplayName(
            "M-34: followsMovingLeader: at cruise the gap settles where the following policy gives the leader's speed")
    void followsMovingLeader() throws Exception {
        Scenario s = two(60, 40, 0);
        CompletedStep step = after(new WorldStep(s), new WorldStep(s).initial(), 120);
        assertThat(step.fleet().speedMps(1)).isCloseTo(11, within(0.05));
        assertThat(step.fleet().bumperGapMeters(1)).isBetween(7 + 11 * 0.6 - 0.01, 7 + 11 * 0.6 + 2.5);
        assertThat(step.fleet().binding(1)).isIn(SpeedLimit.FOLLOWING, SpeedLimit.TARGET);
    }

    @Test
    @DisplayName("M-34: brakesForDistantStandingLeader: ordinary braking stops behind a leader that stands far ahead")
    void brakesForDistantStandingLeader() throws Exception {
        Scenario s = two(150, 60, 0);
        WorldStep world = new WorldStep(s);
        CompletedStep step = world.advance(world.initial(), List.of(new SimCommand.Disable(new VehicleId("V01"))));
        boolean emergency = false;
        for (int n = 0; n < 300; n++) {
            step = world.advance(step);
            emergency |= step.fleet().accelerationMps2(1) < -4 - 1e-9;
        }
        assertThat(step.fleet().speedMps(1)).isZero();
        assertThat(step.fleet().bumperGapMeters(1)).isBetween(7.0, 7.2);
        assertThat(emergency).isFalse();
        assertThat(step.counters().positionClamps()).isZero();
    }

    @Test
    @DisplayName(
            "M-21, M-35, ruling A27: who becomes disabled stops from the next step on, and its follower brakes as an emergency")
    void disabledLeaderMeansEmergency() throws Exception {
        Scenario s = two(100, 78, 11);
        WorldStep world = new WorldStep(s);
        CompletedStep hit = world.advance(world.initial(), List.of(new SimCommand.Disable(new VehicleId("V01"))));
        assertThat(hit.fleet().speedMps(0)).isGreaterThan(10);
        CompletedStep stopped = world.advance(hit);
        assertThat(stopped.fleet().speedMps(0)).isZero();
        CompletedStep step = after(world, stopped, 1);
        assertThat(step.fleet().has(1, FleetState.EMERGENCY_BRAKING)).isTrue();
        assertThat(step.fleet().accelerationMps2(1)).isCloseTo(-8, within(1e-9));
        CompletedStep end = after(world, step, 60);
        assertThat(end.counters().minBumperGapMeters()).isGreaterThanOrEqualTo(7 - 1e-9);
    }

    @Test
    @DisplayName("M-33: a clamp rewrites speed and target from the displacement, marks and counts itself")
    void clampRewritesSpeedAndTarget() throws Exception {
        Scenario s = two(100, 83, 11);
        WorldStep world = new WorldStep(s);
        CompletedStep step = world.advance(world.initial(), List.of(new SimCommand.Disable(new VehicleId("V01"))));
        int clamps = 0;
        for (int n = 0; n < 40; n++) {
            CompletedStep next = world.advance(step);
            if (next.fleet().has(1, FleetState.POSITION_CLAMPED)) {
                clamps++;
                double moved = next.fleet().routeMeters(1) - step.fleet().routeMeters(1);
                assertThat(next.fleet().speedMps(1)).isCloseTo(moved * 10, within(1e-9));
                assertThat(next.fleet().targetSpeedMps(1))
                        .isEqualTo(next.fleet().speedMps(1));
                assertThat(next.fleet().bumperGapMeters(1)).isGreaterThanOrEqualTo(7 - 1e-9);
            }
            step = next;
        }
        assertThat(clamps).isPositive();
        assertThat(step.counters().positionClamps()).isEqualTo(clamps);
    }

    @Test
    @DisplayName("rulings A25, A26: speed first, then place: x grows by the new speed times the step")
    void speedFirstThenPlace() throws Exception {
        Scenario s = two(100, 60, 0);
        List<CompletedStep> run = ScenarioText.run(s, 100);
        for (int n = 1; n <= 100; n++) {
            for (int slot = 0; slot < 2; slot++) {
                double moved = run.get(n).fleet().routeMeters(slot)
                        - run.get(n - 1).fleet().routeMeters(slot);
                assertThat(moved).isCloseTo(run.get(n).fleet().speedMps(slot) * 0.1, within(1e-9));
            }
        }
        assertThat(run.get(1).fleet().speedMps(0)).isCloseTo(0.28, within(1e-12));
    }

    @Test
    @DisplayName(
            "M-80, ruling A23: at the lane's end a vehicle waits while the entrance is not free, at most one goes a step")
    void waitsForAFreeEntrance() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 295)
                .vehicle("V02", "car", 12)
                .initialSpeed(0)
                .read();
        WorldStep world = new WorldStep(s);
        CompletedStep step = world.advance(world.initial(), List.of(new SimCommand.Disable(new VehicleId("V02"))));
        step = after(world, step, 100);
        assertThat(step.counters().routeRecycles()).isZero();
        assertThat(step.fleet().routeMeters(0)).isLessThanOrEqualTo(300);
        assertThat(step.fleet().bumperGapMeters(0)).isGreaterThanOrEqualTo(8.2 - 1e-9);
        CompletedStep repaired = world.advance(step, List.of(new SimCommand.Repair(new VehicleId("V02"))));
        CompletedStep later = after(world, repaired, 200);
        assertThat(later.counters().routeRecycles()).isPositive();
        assertThat(later.counters().teleportViolations()).isZero();
    }

    @Test
    @DisplayName(
            "M-4: every rule uses the vehicle's own envelope: a bus keeps its own distance and stops with its own nose")
    void mixedEnvelopesKeepTheirOwnDistances() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "bus", 100)
                .vehicle("V02", "bus", 70)
                .field(
                        "signals",
                        "[{'id':'L1','source':'SIGNAL','routeMeters':150,'closed':[{'fromSeconds':0,'untilSeconds':90}]}]")
                .read();
        CompletedStep step = ScenarioText.run(s, 400).get(400);
        assertThat(150 - (step.fleet().routeMeters(0) + 7)).isBetween(2.0, 2.1);
        assertThat(step.fleet().routeMeters(0) - 5 - (step.fleet().routeMeters(1) + 7))
                .isCloseTo(step.fleet().bumperGapMeters(1), within(1e-9));
        assertThat(step.fleet().bumperGapMeters(1)).isBetween(7.0, 7.2);
    }

    @Test
    @DisplayName(
            "X-D2, ruling A29: a person who stands in the lane, both sides blocked, keeps the car stopped until he leaves")
    void standingPersonKeepsTheCarStopped() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 100)
                .initialSpeed(10)
                .field("persons", "[{'id':'W1','routeMeters':142.4,'fromSeconds':0,'untilSeconds':70}]")
                .field(
                        "barriers",
                        "[{'id':'l','fromMeters':90,'toMeters':200,'fromLateralMeters':3,'toLateralMeters':4},"
                                + "{'id':'r','fromMeters':90,'toMeters':200,'fromLateralMeters':-4,'toLateralMeters':-3}]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 900);
        double stoppedAt = run.get(100).fleet().routeMeters(0);
        assertThat(run.get(100).fleet().speedMps(0)).isZero();
        assertThat(142.4 - stoppedAt - 2.4).isBetween(1.9, 3.0);
        for (int n = 100; n < 700; n++) {
            assertThat(run.get(n).fleet().routeMeters(0)).as("step %d", n).isEqualTo(stoppedAt);
        }
        assertThat(run.get(760).fleet().routeMeters(0)).isGreaterThan(160);
        assertThat(run.get(900).counters().avoidancesStarted()).isZero();
    }

    @Test
    @DisplayName("ruling A29: with a free corridor a car that cannot stop in time may swerve round a standing person")
    void freeCorridorLetsTheCarSwerve() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 100)
                .initialSpeed(11)
                .field("persons", "[{'id':'W1','routeMeters':122,'fromSeconds':0,'untilSeconds':70}]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 400);
        assertThat(run.get(60).counters().avoidancesStarted()).isEqualTo(1);
        assertThat(run.get(60).counters().minPedestrianClearanceMeters()).isPositive();
        assertThat(run.get(60).fleet().routeMeters(0)).isGreaterThan(150);
        // Seen from afar on the next lap, it can stop.
        assertThat(run.get(400).fleet().speedMps(0)).isZero();
        assertThat(run.get(400).fleet().routeMeters(0)).isBetween(115.0, 118.0);
    }

    @Test
    @DisplayName("M-22, T-8: one world may advance two runs in turn, and the same step twice, with the same hashes")
    void advanceIsAPureFunction() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        List<CompletedStep> run = ScenarioText.run(s, 600);
        WorldStep world = new WorldStep(s);
        for (int n = 0; n < 300; n++) {
            assertThat(world.advance(run.get(n)).hash())
                    .isEqualTo(run.get(n + 1).hash());
            assertThat(world.advance(run.get(n + 299)).hash())
                    .isEqualTo(run.get(n + 300).hash());
            assertThat(world.advance(run.get(n)).hash())
                    .isEqualTo(run.get(n + 1).hash());
        }
    }
}
