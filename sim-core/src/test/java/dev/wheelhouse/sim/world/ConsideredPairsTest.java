package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.risk.Corridor;
import dev.wheelhouse.sim.risk.Corridor.Blocker;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Considered;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-48, M-49: what was considered for a decision, and what blocked a corridor. */
class ConsideredPairsTest {
    @Test
    @DisplayName("M-49: the nearest 64 are kept, nearest first, the rest is counted")
    void nearestSixtyFourAreKept() throws Exception {
        StringBuilder crowd = new StringBuilder("[");
        for (int k = 0; k < 100; k++) {
            crowd.append(k == 0 ? "" : ",")
                    .append("{'id':'P")
                    .append(k)
                    .append("','routeMeters':")
                    .append(160 - k * 0.2)
                    .append(",'lateralMeters':5}");
        }
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 120)
                .initialSpeed(11)
                .field("persons", crowd + "]")
                .read();
        CompletedStep step = ScenarioText.run(s, 1).get(1);
        assertThat(step.candidatesConsidered()).isEqualTo(100);
        assertThat(step.considered()).hasSize(64);
        assertThat(step.considered().get(0).pedestrian().id().value()).isEqualTo("P99");
        List<Double> ahead =
                step.considered().stream().map(c -> c.inputs().clearance()).toList();
        assertThat(ahead).isSorted();
        assertThat(step.decision()).isNull();
    }

    @Test
    @DisplayName("M-49: a decision's pair is among those considered, with the same inputs")
    void decisionIsAmongTheConsidered() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        int decisions = 0;
        for (CompletedStep c : ScenarioText.run(s, 1000)) {
            if (c.decision() != null && !c.considered().isEmpty()) {
                decisions++;
                assertThat(c.considered())
                        .extracting(Considered::inputs)
                        .contains(c.decision().assessment().inputs());
            }
        }
        assertThat(decisions).isGreaterThan(40);
    }

    private static CorridorScan scan(Scenario s) {
        return new CorridorScan(s, new Roster(s));
    }

    private static FleetState start(Scenario s) {
        return new WorldStep(s).initial().fleet();
    }

    @Test
    @DisplayName("M-48: a narrow surface, a barrier and another vehicle's envelope block a corridor, each by its name")
    void corridorNamesItsBlocker() throws Exception {
        ScenarioText text = new ScenarioText()
                .vehicle("V01", "car", 120)
                .vehicle("V02", "car", 100)
                .initialSpeed(11);
        Scenario open = text.read();
        assertThat(scan(open).scan(start(open), 1, Side.LEFT)).isEqualTo(Corridor.FREE);
        FleetColumns c = new FleetColumns(start(open));
        for (int slot = 0; slot < 2; slot++) {
            c.route[slot] = start(open).routeMeters(slot);
            c.speed[slot] = 11;
        }
        new WorldStep(open).fillGaps(c);
        c.setLateral(0, 2.5);
        FleetState beside = c.publish();
        assertThat(scan(open).scan(beside, 1, Side.LEFT)).isEqualTo(new Corridor(Blocker.VEHICLE, "V01"));
        assertThat(scan(open).scan(beside, 1, Side.RIGHT)).isEqualTo(Corridor.FREE);
        Scenario fenced = text.field(
                        "barriers",
                        "[{'id':'fence','fromMeters':130,'toMeters':140,'fromLateralMeters':-4,'toLateralMeters':-3}]")
                .read();
        assertThat(scan(fenced).scan(start(fenced), 1, Side.RIGHT)).isEqualTo(new Corridor(Blocker.BARRIER, "fence"));
        assertThat(scan(fenced).scan(start(fenced), 1, Side.LEFT)).isEqualTo(Corridor.FREE);
        Scenario narrow = ScenarioText.builtIn("loop-100s", Map.of("road.drivableHalfWidthMeters", "4"));
        assertThat(scan(narrow).scan(start(narrow), 3, Side.LEFT)).isEqualTo(Corridor.EDGE);
    }

    @Test
    @DisplayName(
            "M-48: with both corridors blocked by the road's edge nobody avoids, and the decision says what was in the way")
    void narrowRoadMeansEmergency() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of("road.drivableHalfWidthMeters", "4"));
        List<CompletedStep> run = ScenarioText.run(s, 1000);
        assertThat(run.get(1000).counters().avoidancesStarted()).isZero();
        assertThat(run)
                .filteredOn(c -> c.decision() != null && c.decision().response() == Response.EMERGENCY_BRAKE)
                .isNotEmpty()
                .allMatch(c -> c.decision().left().equals(Corridor.EDGE));
    }

    @Test
    @DisplayName("ruling A9: while one avoids, others find both corridors taken by it")
    void corridorIsTakenByTheAvoider() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        assertThat(ScenarioText.run(s, 1000))
                .filteredOn(c -> c.decision() != null && c.decision().left().blocker() == Blocker.AVOIDANCE)
                .isNotEmpty()
                .allMatch(c -> !c.decision().response().avoids())
                .allMatch(c -> !c.decision().left().name().isEmpty());
    }
}
