package dev.wheelhouse.sim.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ConsumerCursor;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.world.Deep;
import dev.wheelhouse.sim.world.ScenarioText;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** M-70 to M-72: a snapshot is the whole state, and is taken whole or not at all. */
class SnapshotTest {
    private static final List<ConsumerCursor> NONE = List.of();

    private static byte[] bytes(Scenario s, CompletedStep step) {
        return SnapshotCodec.write(s, new Snapshot(step, NONE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "loop-100s",
                "loop-mixed-fleet",
                "loop-jerk-limited",
                "standing-pedestrian",
                "disabled-leader",
                "fault-teleport"
            })
    @DisplayName("M-71: every step comes back with the same hash, and goes on in a new world as if never interrupted")
    void everyStepComesBack(String name) throws Exception {
        Scenario s = ScenarioText.builtIn(name, Map.of());
        int length = (int) s.durationSteps();
        List<CompletedStep> run = ScenarioText.run(s, length + 100);
        WorldStep other = new WorldStep(s);
        for (int n = 0; n <= length; n += Deep.times(7, 1)) {
            CompletedStep back = SnapshotCodec.read(other, bytes(s, run.get(n))).state();
            assertThat(back.hash()).as("step %d", n).isEqualTo(run.get(n).hash());
            for (int k = n + 1; k <= n + 60; k++) {
                back = other.advance(back);
                assertThat(back.hash())
                        .as("step %d after %d", k, n)
                        .isEqualTo(run.get(k).hash());
            }
        }
    }

    @Test
    @DisplayName(
            "M-97: in the middle of an avoidance it goes on; neither impact, sequence number nor start is repeated")
    void avoidanceInProgressGoesOn() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        List<CompletedStep> run = ScenarioText.run(s, 1000);
        CompletedStep middle = run.stream()
                .filter(c -> c.impactPending() >= 0 && c.step() - c.avoidance().startStep() == 20)
                .findFirst()
                .orElseThrow();
        WorldStep other = new WorldStep(s);
        CompletedStep back = SnapshotCodec.read(other, bytes(s, middle)).state();
        assertThat(back.avoidance()).isEqualTo(middle.avoidance());
        List<Event> after = new ArrayList<>();
        while (back.step() < 1000) {
            back = other.advance(back);
            after.addAll(back.events());
        }
        assertThat(back.hash()).isEqualTo(run.get(1000).hash());
        assertThat(after).filteredOn(e -> e.kind() == EventKind.IMPACT).hasSize(1);
        assertThat(after.get(0).sequence()).isEqualTo(middle.nextSequence());
    }

    @Test
    @DisplayName("M-70: results of commands, relocations, held gates and damage come back too")
    void commandsAndDamageComeBack() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "bus", 100)
                .vehicle("V02", "car", 60)
                .field(
                        "signals",
                        "[{'id':'L1','source':'JUNCTION','routeMeters':150,'closed':[{'fromSeconds':1,'untilSeconds':90}]}]")
                .field(
                        "physical",
                        "{'surfaces':[{'id':'gap','fromMeters':100,'toMeters':110,'grip':0.2,'contact':false}]}")
                .read();
        WorldStep world = new WorldStep(s);
        CompletedStep step = world.initial();
        VehicleId v = new VehicleId("V02");
        for (int n = 0; n < 60; n++) {
            List<SimCommand> commands = switch (n) {
                case 10 -> List.of(new SimCommand.InjectImpact(v, 5000), new SimCommand.Displace(v, 2, true));
                case 20 -> List.of(new SimCommand.Disable(v), new SimCommand.Repair(new VehicleId("V09")));
                default -> List.of();
            };
            step = world.advance(step, commands);
            CompletedStep back = SnapshotCodec.read(world, bytes(s, step)).state();
            assertThat(back.hash()).as("step %d", step.step()).isEqualTo(step.hash());
            assertThat(back.results()).isEqualTo(step.results());
            assertThat(back.relocations()).isEqualTo(step.relocations());
            assertThat(back.log().stored()).isEqualTo(step.log().stored());
        }
        assertThat(step.gates()).isNotEmpty();
    }

    @Test
    @DisplayName(
            "M-65: cursors of consumers come back, outside the state's hash, and an event is neither repeated nor skipped")
    void cursorsComeBack() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        List<CompletedStep> run = ScenarioText.run(s, 800);
        ConsumerCursor whole = ConsumerCursor.from("banner", 0, 0);
        List<Event> shown = new ArrayList<>();
        ConsumerCursor cursor = ConsumerCursor.from("banner", 0, 0);
        for (int n = 0; n <= 400; n++) {
            cursor = cursor.deliver(run.get(n).events()).after();
        }
        byte[] saved = SnapshotCodec.write(s, new Snapshot(run.get(400), List.of(cursor)));
        Snapshot back = SnapshotCodec.read(new WorldStep(s), saved);
        assertThat(back.cursors()).containsExactly(cursor);
        assertThat(back.state().hash()).isEqualTo(run.get(400).hash());
        assertThat(back.cursors().get(0).deliver(back.state().log().stored()).shown())
                .isEmpty();
        ConsumerCursor going = back.cursors().get(0);
        for (int n = 401; n <= 800; n++) {
            ConsumerCursor.Delivery d = going.deliver(run.get(n).log().stored());
            shown.addAll(d.shown());
            going = d.after();
        }
        List<Event> expected = whole.deliver(run.get(800).log().stored()).shown().stream()
                .filter(e -> e.step() > 400)
                .toList();
        assertThat(shown).isEqualTo(expected).isNotEmpty();
    }

    @Test
    @DisplayName(
            "M-70: stored events are the cycle's; those before are a count and a digest that depends on each of them")
    void earlierEventsAreCountAndDigest() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        List<CompletedStep> run = ScenarioText.run(s, 1100);
        assertThat(run.get(999).log().earlierCount()).isZero();
        assertThat(run.get(999).log().storedCount())
                .isEqualTo((int) run.get(999).nextSequence() - 1);
        assertThat(run.get(1000).log().storedCount()).isZero();
        assertThat(run.get(1000).log().earlierCount()).isEqualTo(run.get(1000).nextSequence() - 1);
        Scenario other = ScenarioText.builtIn("loop-100s", Map.of("impact.impulseNs", "5001"));
        assertThat(ScenarioText.run(other, 1100).get(1100).log().earlierDigest())
                .isNotEqualTo(run.get(1100).log().earlierDigest());
    }

    @Test
    @DisplayName("M-72: another scenario, another version, cut or foreign data are refused by name")
    void foreignDataIsRefused() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        WorldStep world = new WorldStep(s);
        byte[] good = bytes(s, ScenarioText.run(s, 450).get(450));
        Scenario other = ScenarioText.builtIn("loop-100s", Map.of("driving.targetSpeedMps", "10"));
        assertThatThrownBy(() -> SnapshotCodec.read(new WorldStep(other), good))
                .hasMessageContaining("scenario.digest")
                .hasMessageContaining(s.digest());
        assertThatThrownBy(() -> SnapshotCodec.read(world, new byte[0])).hasMessageContaining("no snapshot");
        assertThatThrownBy(() -> SnapshotCodec.read(world, "{\"type\":\"header\"}".getBytes()))
                .hasMessageContaining("no snapshot");
        for (int length = 0; length < good.length; length += 97) {
            byte[] cut = java.util.Arrays.copyOf(good, length);
            assertThatThrownBy(() -> SnapshotCodec.read(world, cut)).isInstanceOf(SnapshotException.class);
        }
        for (int at = 0; at < good.length; at += 13) {
            byte[] flipped = good.clone();
            flipped[at] ^= 0x10;
            assertThatThrownBy(() -> SnapshotCodec.read(world, flipped)).isInstanceOf(SnapshotException.class);
        }
    }
}
