package dev.wheelhouse.sim.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.PedestrianId;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Counters;
import dev.wheelhouse.sim.state.EventLog;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.world.WorldStep;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class MeasureObserverTest {
    private static final String TWO_CARS = """
            {"name": "two", "road": {"segments": [{"id": "a", "lengthMeters": 1000}], "speedLimitMps": 20},
             "fleet": {"leaderAlpha": 0.5, "spacingMeters": 30, "minimumGapMeters": 1,
              "types": [{"id": "car", "lengthMeters": 4, "widthMeters": 2}],
              "vehicles": [{"id": "A"}, {"id": "B"}]},
             "driving": {"targetSpeedMps": 10, "accelerationMps2": 2, "brakingMps2": 4,
              "reactionTimeSeconds": 0.5, "stoppingMarginMeters": 2}, "measures": {"petSeconds": 1.5}}
            """;

    private final Scenario s = read(TWO_CARS);

    private static Scenario read(String text) {
        try {
            return ScenarioReader.read("two", text.getBytes(StandardCharsets.UTF_8), Map.of());
        } catch (dev.wheelhouse.sim.scenario.ScenarioException e) {
            throw new AssertionError(e);
        }
    }

    /** Two cars at constant speeds; the first starts at {@code x}, the second 30 m behind it. */
    private static CompletedStep step(long step, double x, double speed, double behindSpeed, List<Pedestrian> persons) {
        FleetColumns c = new FleetColumns(2);
        c.route[0] = x + speed * step / 10;
        c.route[1] = x - 30 + behindSpeed * step / 10;
        c.gap[0] = Double.POSITIVE_INFINITY;
        c.gap[1] = c.route[0] - c.route[1] - 4;
        c.speed[0] = speed;
        c.speed[1] = behindSpeed;
        FleetState fleet = c.publish();
        return new CompletedStep(
                step,
                0,
                (int) step,
                null,
                fleet,
                persons,
                0,
                null,
                List.of(),
                null,
                0,
                0,
                -1,
                false,
                List.of(),
                Relations.EMPTY,
                dev.wheelhouse.sim.state.ScriptProgress.NONE,
                0,
                List.of(),
                0,
                0,
                Counters.ZERO,
                List.of(),
                List.of(),
                List.of(),
                EventLog.EMPTY,
                1);
    }

    /** Walks from y = −6 to 6 at 2 m/s from step 0: the zone beside a car of 2 m with 0.5 m of person is y from −1.5 to 1.5. */
    private static Pedestrian walker(long fromStep) {
        return new Pedestrian(
                new PedestrianId("W"),
                PedestrianKind.SURPRISE,
                1,
                500,
                -6,
                2,
                0.5,
                fromStep,
                fromStep + 60,
                fromStep,
                0,
                6,
                0.1);
    }

    private List<StepMeasures> observe(double x, double speed, double behindSpeed, long personFrom) {
        MeasureObserver observer = new MeasureObserver(s);
        List<StepMeasures> all = new ArrayList<>();
        for (long k = 0; k < 150; k++) {
            List<Pedestrian> shown =
                    k >= personFrom && k < personFrom + 60 ? List.of(walker(personFrom)) : List.<Pedestrian>of();
            all.add(observer.observe(step(k, x, speed, behindSpeed, shown)));
        }
        return all;
    }

    private static List<Double> pets(List<StepMeasures> all, int slot) {
        return all.stream().map(m -> m.petSeconds(slot)).filter(v -> !v.isNaN()).toList();
    }

    @Test
    @DisplayName(
            "E-5: the vehicle after a person has the time since the person left its way, once, and no one behind it")
    void vehicleAfterPerson() {
        // The person leaves at 3.75 s; the first car's nose, 48 m before the zone at 10 m/s, enters at 4.80 s.
        List<StepMeasures> all = observe(499.5 - 2 - 48, 10, 10, 0);
        assertThat(pets(all, 0)).hasSize(1);
        assertThat(pets(all, 0).get(0)).isEqualTo(1.05, within(1e-9));
        assertThat(all.get(49).petSeconds(0)).isEqualTo(1.05, within(1e-9));
        assertThat(pets(all, 1)).isEmpty();
    }

    @Test
    @DisplayName("E-5: the last vehicle before a person has the time until the person enters its way")
    void vehicleBeforePerson() {
        // The first car's tail leaves at 1.0 s, the person enters at 2.25 s; the second car's nose comes at 3.6 s.
        List<StepMeasures> all = observe(500.5 + 2 - 10, 10, 10, 0);
        assertThat(pets(all, 0)).hasSize(1);
        assertThat(pets(all, 0).get(0)).isEqualTo(1.25, within(1e-9));
    }

    @Test
    @DisplayName("E-5: a vehicle that left before the person was there to be seen counts too")
    void vehicleBeforeLateAppearance() {
        // The tail leaves at 1.0 s, the person appears at 2.0 s and enters at 4.25 s.
        List<StepMeasures> all = observe(500.5 + 2 - 10, 10, 0, 20);
        assertThat(pets(all, 0)).hasSize(1);
        assertThat(pets(all, 0).get(0)).isEqualTo(3.25, within(1e-9));
    }

    @Test
    @DisplayName("E-5: a vehicle that enters while the person is in its way has no such time")
    void meetingHasNone() {
        // The nose enters at 3.0 s, the person is in the way from 2.25 s to 3.75 s.
        assertThat(pets(observe(499.5 - 2 - 30, 10, 0, 0), 0)).isEmpty();
    }

    @Test
    @DisplayName("E-5: the follower has time to collision, DRAC and required deceleration; the leader none")
    void followerIsMeasured() {
        MeasureObserver observer = new MeasureObserver(s);
        StepMeasures m = observer.observe(step(0, 100, 5, 15, List.of()));
        assertThat(m.leaderTtcSeconds(1)).isEqualTo(2.6);
        assertThat(m.dracMps2(1)).isEqualTo(100 / 52.0);
        assertThat(m.requiredDecelerationMps2(1)).isEqualTo(100 / 52.0);
        assertThat(m.leaderTtcSeconds(0)).isNaN();
        assertThat(observer.summary().ttcBelowCount()).isEqualTo(1);
        assertThat(observer.summary().dracAboveCount()).isZero();
        assertThat(observer.summary().thresholds().petSeconds()).isEqualTo(1.5);
    }

    @Test
    @DisplayName(
            "E-5, X-E1: in the loop every figure is absent or in range, and the crossing and the gates are measured")
    void loopIsMeasured() throws Exception {
        Scenario loop;
        try (var in = MeasureObserverTest.class.getResourceAsStream("/scenarios/loop-100s.json")) {
            loop = ScenarioReader.read("loop", Objects.requireNonNull(in).readAllBytes(), Map.of());
        }
        WorldStep world = new WorldStep(loop);
        MeasureObserver observer = new MeasureObserver(loop);
        CompletedStep step = world.initial();
        while (step.step() < 2000) {
            StepMeasures m = observer.observe(step);
            for (int slot = 0; slot < 12; slot++) {
                for (double value : new double[] {
                    m.leaderTtcSeconds(slot), m.dracMps2(slot), m.petSeconds(slot), m.requiredDecelerationMps2(slot)
                }) {
                    assertThat(Double.isNaN(value) || value > 0 && value <= 1e6)
                            .as("%s at step %s", value, step.step())
                            .isTrue();
                }
            }
            step = world.advance(step);
        }
        assertThat(observer.summary().minPetSeconds()).isBetween(0.3, 3.0);
        assertThat(observer.summary().minLeaderTtcSeconds()).isPositive();
        assertThat(observer.summary().maxRequiredDecelerationMps2()).isBetween(2.0, 8.0);
    }
}
