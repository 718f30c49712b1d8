package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.GateSource;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** M-83: gates of signals and junctions. */
class SignalGateTest {
    private static ScenarioText road() {
        return new ScenarioText().vehicle("V01", "car", 100).vehicle("V02", "car", 80);
    }

    private static String signal(String id, String source, double line, double from, double until) {
        return "{'id':'" + id + "','source':'" + source + "','routeMeters':" + line + ",'closed':[{'fromSeconds':"
                + from + ",'untilSeconds':" + until + "}]}";
    }

    @Test
    @DisplayName(
            "M-83: a red signal stops its responder before the line, opens after its time, and names itself in the events")
    void redSignalHoldsTheFirstVehicle() throws Exception {
        Scenario s = road().field("signals", "[" + signal("L1", "SIGNAL", 150, 1, 15) + "]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 300);
        assertThat(run.get(140).fleet().speedMps(0)).isZero();
        assertThat(run.get(140).fleet().routeMeters(0) + 2.4).isBetween(147.5, 148.0);
        assertThat(run.get(140).decision()).isNull();
        assertThat(run.get(200).fleet().routeMeters(0)).isGreaterThan(155);
        List<Event> events = run.stream().flatMap(c -> c.events().stream()).toList();
        assertThat(events)
                .filteredOn(e -> e.kind() == EventKind.GATE_CLOSED)
                .singleElement()
                .satisfies(e -> assertThat(e.other()).isEqualTo("L1"))
                .satisfies(e -> assertThat(e.step()).isEqualTo(11));
        assertThat(events)
                .filteredOn(e -> e.kind() == EventKind.GATE_OPENED)
                .extracting(Event::step)
                .containsExactly(151L);
    }

    @Test
    @DisplayName("M-83: a vehicle held by two sources obeys the nearer; each source has its own responder")
    void theNearerOfTwoGatesBinds() throws Exception {
        Scenario s = road().field(
                        "signals",
                        "[" + signal("far", "SIGNAL", 180, 1, 40) + "," + signal("near", "JUNCTION", 150, 1, 20) + "]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 390);
        assertThat(run.get(190).gates()).extracting(Gate::slot).containsExactly(0, 0);
        assertThat(run.get(190).gates())
                .extracting(Gate::source)
                .containsExactly(GateSource.SIGNAL, GateSource.JUNCTION);
        assertThat(run.get(190).fleet().routeMeters(0) + 2.4).isBetween(147.5, 148.0);
        assertThat(run.get(390).fleet().routeMeters(0) + 2.4).isBetween(177.5, 178.0);
    }

    @Test
    @DisplayName("M-83, ruling A1: a vehicle that cannot stop is not the responder; the one behind it is")
    void whoeverCannotStopIsLetThrough() throws Exception {
        Scenario s = road().initialSpeed(11)
                .field("signals", "[" + signal("L1", "SIGNAL", 108, 0, 30) + "]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 200);
        assertThat(run.get(1).gates()).extracting(Gate::slot).containsExactly(1);
        assertThat(run.get(200).fleet().routeMeters(1) + 2.4).isLessThan(108);
        assertThat(run.get(100).fleet().routeMeters(0)).isGreaterThan(190);
    }

    @Test
    @DisplayName("M-37, M-83: a line behind the seam holds a vehicle that comes from before it")
    void lineBehindTheSeamIsSeenFromBeforeIt() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 285)
                .initialSpeed(11)
                .field("signals", "[" + signal("L1", "SIGNAL", 20, 0, 30) + "]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 250);
        assertThat(run.get(1).gates()).hasSize(1);
        assertThat(run.get(250).counters().routeRecycles()).isEqualTo(1);
        assertThat(run.get(250).fleet().routeMeters(0) + 2.4).isBetween(17.5, 18.0);
    }

    @Test
    @DisplayName("M-83: a period repeats the closed times")
    void periodRepeats() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 20)
                .field(
                        "signals",
                        "[{'id':'L1','source':'SIGNAL','routeMeters':290,'periodSeconds':2,'closed':[{'fromSeconds':1,'untilSeconds':2}]}]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 60);
        for (int n = 1; n <= 60; n++) {
            assertThat(run.get(n).gates()).as("advance %d", n).hasSize((n - 1) % 20 >= 10 ? 1 : 0);
        }
    }

    @Test
    @DisplayName("M-83: a body that passes a closed gate is an event, once")
    void passingAClosedGateIsAnEvent() throws Exception {
        Scenario s = road().field("signals", "[" + signal("L1", "SIGNAL", 150, 0, 60) + "]")
                .read();
        WorldStep world = new WorldStep(s);
        CompletedStep step = world.initial();
        for (int n = 0; n < 150; n++) {
            step = world.advance(step);
        }
        step = world.advance(step, List.of(new SimCommand.Displace(new VehicleId("V01"), 5, false)));
        assertThat(step.events())
                .filteredOn(e -> e.kind() == EventKind.GATE_PASSED)
                .singleElement()
                .satisfies(e -> assertThat(e.other()).isEqualTo("L1"));
        CompletedStep next = world.advance(step);
        assertThat(next.events()).noneMatch(e -> e.kind() == EventKind.GATE_PASSED);
        assertThat(next.gates()).extracting(Gate::slot).containsExactly(1);
        assertThat(next.fleet().has(0, FleetState.GATE_CLOSED)).isFalse();
    }
}
