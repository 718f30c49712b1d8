package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.PhysicalEntry;
import dev.wheelhouse.sim.state.PhysicalSummary;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-63, M-64: the lightweight physical layer and what events carry. */
class PhysicalLayerTest {
    private static final String SURFACES = "{'surfaces':["
            + "{'id':'wet','fromMeters':120,'toMeters':160,'grip':0.3},"
            + "{'id':'pothole','fromMeters':180,'toMeters':183,'grip':1,'contact':false,'heightMeters':-0.08}]}";

    @Test
    @DisplayName("M-63: contact is lost and decays over a brief miss, and is whole again after it")
    void contactDecaysOverAMiss() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 170)
                .initialSpeed(11)
                .field("physical", SURFACES)
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 30);
        int missed = 0;
        double expected = 1;
        for (CompletedStep c : run) {
            PhysicalEntry e = PhysicalEntry.of(s, c.fleet(), 0);
            boolean over = c.fleet().routeMeters(0) >= 180 && c.fleet().routeMeters(0) < 183;
            expected = over ? expected - 0.2 : 1;
            missed += over ? 1 : 0;
            assertThat(e.grounded()).as("step %d", c.step()).isEqualTo(!over);
            assertThat(e.contactStrength()).as("step %d", c.step()).isCloseTo(expected, within(1e-12));
            assertThat(e.heightMeters()).isEqualTo(over ? -0.08 : 0);
            assertThat(PhysicalSummary.of(s, c.fleet()).grounded()).isEqualTo(over ? 0 : 1);
        }
        assertThat(missed).isGreaterThan(1);
    }

    @Test
    @DisplayName(
            "M-63: braking that the grip cannot give is reported once, with its figure; enough grip reports nothing")
    void brakingBeyondTheGripIsReported() throws Exception {
        String red = "[{'id':'L1','source':'SIGNAL','routeMeters':155,'closed':[{'fromSeconds':0,'untilSeconds':60}]}]";
        ScenarioText text =
                new ScenarioText().vehicle("V01", "car", 125).initialSpeed(11).field("signals", red);
        List<CompletedStep> dry = ScenarioText.run(text.read(), 100);
        assertThat(dry).allMatch(c -> !c.fleet().has(0, FleetState.GRIP_EXCEEDED));
        Scenario wet = text.field("physical", SURFACES).read();
        List<CompletedStep> run = ScenarioText.run(wet, 100);
        assertThat(run.stream().flatMap(c -> c.events().stream()))
                .filteredOn(e -> e.kind() == EventKind.GRIP_EXCEEDED)
                .isNotEmpty()
                .allMatch(e -> e.detail().startsWith("braking at "));
        for (CompletedStep c : run) {
            boolean hard = -c.fleet().accelerationMps2(0) > 0.3 * 9.81;
            assertThat(c.fleet().has(0, FleetState.GRIP_EXCEEDED))
                    .as("step %d", c.step())
                    .isEqualTo(hard);
        }
    }

    @Test
    @DisplayName("M-63: the nose goes down when braking, the summary has the extremes")
    void bodyPitchesWithAcceleration() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        double tilt = 0;
        for (CompletedStep c : ScenarioText.run(s, 1000)) {
            double largest = 0;
            for (int slot = 0; slot < c.fleet().size(); slot++) {
                PhysicalEntry e = PhysicalEntry.of(s, c.fleet(), slot);
                assertThat(Math.signum(e.pitchRadians()))
                        .isEqualTo(Math.signum(c.fleet().accelerationMps2(slot)));
                largest = Math.max(largest, Math.max(Math.abs(e.pitchRadians()), Math.abs(e.rollRadians())));
            }
            assertThat(PhysicalSummary.of(s, c.fleet()).largestTiltRadians()).isEqualTo(largest);
            tilt = Math.max(tilt, largest);
        }
        assertThat(tilt).isGreaterThan(0.02);
    }

    @Test
    @DisplayName(
            "M-62: damage, repair and disablement are felt from the next step on, one damaged vehicle slows those behind it")
    void damageIsFeltFromTheNextStep() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 60)
                .vehicle("V02", "car", 30)
                .initialSpeed(11)
                .read();
        WorldStep world = new WorldStep(s);
        VehicleId first = new VehicleId("V01");
        CompletedStep hit = world.advance(world.initial(), List.of(new SimCommand.InjectImpact(first, 9000)));
        assertThat(hit.fleet().speedMps(0)).isEqualTo(11);
        assertThat(hit.fleet().damagePoints(0)).isEqualTo(80);
        CompletedStep step = hit;
        for (int n = 0; n < 100; n++) {
            step = world.advance(step);
        }
        assertThat(step.fleet().speedMps(0)).isCloseTo(11 * 0.6, within(1e-9));
        assertThat(step.fleet().speedMps(1)).isCloseTo(11 * 0.6, within(0.2));
        CompletedStep disabled = world.advance(step, List.of(new SimCommand.Disable(first)));
        assertThat(disabled.fleet().speedMps(0)).isGreaterThan(6);
        CompletedStep stopped = world.advance(disabled);
        assertThat(stopped.fleet().speedMps(0)).isZero();
        CompletedStep repaired = world.advance(stopped, List.of(new SimCommand.Repair(first)));
        assertThat(repaired.fleet().damagePoints(0)).isZero();
        assertThat(world.advance(repaired).fleet().speedMps(0)).isGreaterThan(0);
    }

    @Test
    @DisplayName(
            "M-64: an impact has a place, a normal of length 1 against the heading, impulse and both damage states")
    void impactCarriesPlaceAndNormal() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        var impact = ScenarioText.run(s, 1000).stream()
                .flatMap(c -> c.events().stream())
                .filter(e -> e.kind() == EventKind.IMPACT)
                .findFirst()
                .orElseThrow();
        assertThat(impact.normalX()).isCloseTo(-1, within(1e-9));
        assertThat(impact.normalX() * impact.normalX() + impact.normalY() * impact.normalY())
                .isCloseTo(1, within(1e-12));
        assertThat(impact.impulseNs()).isEqualTo(5000);
        assertThat(impact.xMeters()).isBetween(0.0, 300.0);
    }
}
