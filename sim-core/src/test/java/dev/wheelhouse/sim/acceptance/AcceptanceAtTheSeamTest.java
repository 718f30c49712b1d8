package dev.wheelhouse.sim.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.world.ScenarioText;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-90, M-91: checks see long bodies, and what happens across the road's end. */
class AcceptanceAtTheSeamTest {
    private static String figure(Scenario s, String id, long steps) {
        Acceptance acceptance = new Acceptance(s);
        ScenarioText.run(s, steps).forEach(acceptance::watch);
        return acceptance.verdicts().stream()
                .filter(c -> c.id().equals(id))
                .findFirst()
                .orElseThrow()
                .figure();
    }

    private static ScenarioText standing(String faults) {
        return new ScenarioText()
                .driving("targetSpeedMps", 0)
                .field("checks", "['motion.no-overlap']")
                .field("faults", "[" + faults + "]");
    }

    private static String displace(String vehicle, double meters) {
        return "{'atSeconds':0.1,'kind':'DISPLACE','vehicle':'" + vehicle + "','amount':" + meters + "}";
    }

    @Test
    @DisplayName("M-90: bodies of 40 m that overlap with their centres 25 m apart are counted")
    void longBodiesThatOverlapAreCounted() throws Exception {
        Scenario s = standing(displace("V2", 25))
                .type("train", "'lengthMeters':40,'widthMeters':2.5")
                .vehicle("V1", "train", 150)
                .vehicle("V2", "train", 100)
                .read();
        assertThat(figure(s, "motion.no-overlap", 1)).startsWith("1 overlaps");
    }

    @Test
    @DisplayName("M-90: the front vehicle and the tail that overlap across the road's end are counted")
    void overlapAcrossTheSeamIsCounted() throws Exception {
        Scenario s = standing(displace("V1", 9) + "," + displace("V2", -9))
                .vehicle("V1", "car", 290)
                .vehicle("V2", "car", 10)
                .read();
        assertThat(figure(s, "motion.no-overlap", 1)).startsWith("1 overlaps");
    }

    @Test
    @DisplayName(
            "M-91: before a crossing just behind the road's end the distance to the line is the one on the next lap")
    void distanceToALineBehindTheSeam() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of("crossing.alpha", "0.005"));
        assertThat(figure(s, "crossing.stops-before-line", 110))
                .startsWith("nose ")
                .doesNotContain("-");
    }
}
