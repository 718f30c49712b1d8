package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.Snapshot;
import dev.wheelhouse.sim.snapshot.SnapshotCodec;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Several persons at once, and persons at the road's ends. */
class PersonsInTheRoadTest {
    /** One car at 11 m/s, 20 m before a person who appears after a second and can only be avoided. */
    private static ScenarioText avoiding(String more) {
        return new ScenarioText()
                .vehicle("V1", "car", 100)
                .initialSpeed(11)
                .field(
                        "persons",
                        "[{'id':'P1','routeMeters':133,'lateralMeters':0,'fromSeconds':1,'untilSeconds':60}" + more
                                + "]");
    }

    @Test
    @DisplayName("Ruling A8: whoever avoids one standing person still brakes for another one")
    void avoiderBrakesForAnotherPerson() throws ScenarioException {
        Scenario s =
                avoiding(",{'id':'P2','routeMeters':155,'lateralMeters':0}").read();
        List<CompletedStep> run = ScenarioText.run(s, 150);
        assertThat(run).anySatisfy(step -> assertThat(step.avoidance()).isNotNull());
        assertThat(run)
                .flatExtracting(CompletedStep::events)
                .noneSatisfy(e -> assertThat(e.kind()).isEqualTo(EventKind.PEDESTRIAN_CONTACT));
    }

    @Test
    @DisplayName("M-71: restored in the first step of an avoidance to the right, the next steps have the same hashes")
    void restoresInTheFirstStepOfAnAvoidanceToTheRight() throws ScenarioException, SnapshotException {
        Scenario s =
                avoiding(",{'id':'P2','routeMeters':150,'lateralMeters':0}").read();
        WorldStep world = new WorldStep(s);
        CompletedStep step = world.initial();
        while (step.avoidance() == null) {
            step = world.advance(step);
        }
        byte[] bytes = SnapshotCodec.write(s, new Snapshot(step, List.of()));
        CompletedStep restored = SnapshotCodec.read(world, bytes).state();
        assertThat(step.avoidance().side().sign()).isNegative();
        assertThat(world.advance(restored).hash()).isEqualTo(world.advance(step).hash());
    }

    @Test
    @DisplayName("M-72: a vehicle that avoids the same person lap after lap can be saved and restored")
    void manyAvoidancesOfStandingPersonsCanBeRestored() throws ScenarioException, SnapshotException {
        Scenario s = new ScenarioText()
                .segment(60, 0)
                .vehicle("V1", "car", 20)
                .initialSpeed(5)
                .driving("accelerationMps2", 0.05)
                .field("risk", "{'horizonSeconds':1}")
                .field("persons", "[{'id':'P1','routeMeters':40,'lateralMeters':1.5}]")
                .read();
        WorldStep world = new WorldStep(s);
        List<CompletedStep> run = ScenarioText.run(s, 400);
        assertThat(run).anySatisfy(step -> assertThat(step.recovering()).hasSizeGreaterThan(1));
        for (CompletedStep step : run) {
            byte[] bytes = SnapshotCodec.write(s, new Snapshot(step, List.of()));
            assertThat(SnapshotCodec.read(world, bytes).state().hash()).isEqualTo(step.hash());
        }
    }

    @Test
    @DisplayName("Ruling A5: an EmergencyBrake asks for speed 0 even when the nose is past the person's place")
    void emergencyBrakeNeverAccelerates() throws ScenarioException {
        Scenario s = new ScenarioText()
                .vehicle("V1", "car", 100)
                .initialSpeed(5)
                .field("persons", "[{'id':'P1','routeMeters':103,'lateralMeters':0}]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 20);
        int emergencies = 0;
        for (int k = 1; k < run.size(); k++) {
            CompletedStep step = run.get(k);
            if (step.decision() != null && step.decision().response() == Response.EMERGENCY_BRAKE) {
                emergencies++;
                assertThat(step.fleet().speedMps(0))
                        .as("step %d", k)
                        .isLessThan(run.get(k - 1).fleet().speedMps(0));
            }
        }
        assertThat(emergencies).isGreaterThan(1);
    }

    @Test
    @DisplayName("Rulings A17, A29: of two that wait at rest the same one decides in every step")
    void theDecidingWaiterStaysTheSame() throws ScenarioException {
        Scenario s = new ScenarioText()
                .vehicle("V1", "car", 150)
                .vehicle("V2", "car", 50)
                .field(
                        "persons",
                        "[{'id':'P1','routeMeters':200,'lateralMeters':0},{'id':'P2','routeMeters':100,'lateralMeters':0}]")
                .read();
        Set<String> deciders = new TreeSet<>();
        for (CompletedStep step : ScenarioText.run(s, 400).subList(300, 400)) {
            assertThat(step.fleet().speedMps(0) + step.fleet().speedMps(1)).isZero();
            deciders.add(
                    step.decision() == null ? "none" : "V" + (step.decision().slot() + 1));
        }
        assertThat(deciders).hasSize(1).doesNotContain("none");
    }

    @Test
    @DisplayName("M-34: on a road shorter than the look-ahead a pair of vehicle and person is counted once")
    void aPairIsCountedOnce() throws ScenarioException {
        Scenario s = new ScenarioText()
                .segment(50, 0)
                .vehicle("V1", "car", 10)
                .initialSpeed(8)
                .field("persons", "[{'id':'P1','routeMeters':30,'lateralMeters':5}]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 100);
        assertThat(run)
                .allSatisfy(step -> assertThat(step.candidatesConsidered()).isLessThan(2));
        assertThat(run)
                .anySatisfy(step -> assertThat(step.candidatesConsidered()).isOne());
    }

    @Test
    @DisplayName("M-72: a gate held before a person who stands beyond the road's end is restored")
    void gatesAtTheRoadsEndsAreRestored() throws ScenarioException, SnapshotException {
        String walkers = "{'alpha':0,'batchSize':4,'intervalMinSeconds':10,'intervalMaxSeconds':10,'walkMeters':13,"
                + "'walkSeconds':6,'spacingMeters':1.2}";
        Scenario s = new ScenarioText()
                .vehicle("V1", "car", 255)
                .initialSpeed(11)
                .field("surprise", walkers)
                .read();
        WorldStep world = new WorldStep(s);
        boolean gated = false;
        for (CompletedStep step : ScenarioText.run(s, 100)) {
            gated |= step.gates().stream().anyMatch(g -> g.routeMeters() < 0);
            byte[] bytes = SnapshotCodec.write(s, new Snapshot(step, List.of()));
            assertThat(SnapshotCodec.read(world, bytes).state().hash()).isEqualTo(step.hash());
        }
        assertThat(gated).isTrue();
    }

    @Test
    @DisplayName("A contact across the road's end is seen: no disc ever touches an envelope unnoticed")
    void contactAcrossTheSeamIsSeen() throws ScenarioException {
        Scenario s = new ScenarioText()
                .vehicle("V1", "car", 299.5)
                .field("persons", "[{'id':'P1','routeMeters':1,'lateralMeters':0,'fromSeconds':0.1}]")
                .driving("targetSpeedMps", 0)
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 5);
        assertThat(run.get(5).counters().minPedestrianClearanceMeters()).isNegative();
        assertThat(run)
                .flatExtracting(CompletedStep::events)
                .filteredOn(e -> e.kind() == EventKind.PEDESTRIAN_CONTACT)
                .hasSize(1);
    }

    @Test
    @DisplayName("Rulings A10, A35: whoever walks longer than to the next batch walks to the end")
    void walksOnWhenTheNextBatchStarts() throws ScenarioException {
        String walkers = "{'alpha':0.9,'batchSize':1,'intervalMinSeconds':4,'intervalMaxSeconds':4,'walkMeters':13,"
                + "'walkSeconds':6}";
        Scenario s = new ScenarioText()
                .vehicle("V1", "car", 20)
                .field("surprise", walkers)
                .read();
        long active = ScenarioText.run(s, 100).stream()
                .filter(step -> step.pedestrians().stream()
                        .anyMatch(p -> p.id().value().equals("S1-1") && p.isActive(step.step())))
                .count();
        assertThat(active).isEqualTo(60);
    }
}
