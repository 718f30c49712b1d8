package dev.wheelhouse.sim.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.command.ActingCommand;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Permissions;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.RepairAction;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Stage 4 of the step: what moves a car is an accepted command of an eligible driver. */
class AuthorityStageTest {
    private static final VehicleId V1 = new VehicleId("V01");
    private static final VehicleHandle CAR = new VehicleHandle(0, 1);
    private static final PersonHandle DRIVER = new PersonHandle(0, 1);
    private static final PersonHandle WALKER = new PersonHandle(1, 1);

    private static Scenario one() throws Exception {
        return new ScenarioText()
                .vehicle("V01", "car", 20)
                .initialSpeed(8)
                .field("authority", "{'people':[{'id':'P01','vehicle':'V01','seat':0},{'id':'P02'}]}")
                .read();
    }

    private static SimCommand offer(PersonHandle who, SourceType source, double mps, int priority) {
        return new SimCommand.Offer(V1, who, Command.target(source, "test", mps, 0), priority);
    }

    private static CompletedStep after(WorldStep world, CompletedStep from, int steps) {
        CompletedStep step = from;
        for (int n = 0; n < steps; n++) {
            step = world.advance(step);
        }
        return step;
    }

    private static SourceType source(CompletedStep step) {
        Command acting = ActingCommand.of(step.relations().vehicleAt(0));
        return acting == null ? SourceType.UNKNOWN : acting.source();
    }

    @Test
    @DisplayName("S-33, S-39: every car of the loop is driven by its own driver through an accepted AI command")
    void everyCarHasADriverAndACommand() throws Exception {
        Scenario s = ScenarioText.builtIn("loop-100s", Map.of());
        for (CompletedStep c : ScenarioText.run(s, 300).subList(1, 301)) {
            for (int slot = 0; slot < 12; slot++) {
                var v = c.relations().vehicleAt(slot);
                assertThat(v.driver().slot()).isEqualTo(slot);
                assertThat(v.owner().person()).isEqualTo(v.driver());
                assertThat(ActingCommand.of(v)).isNotNull();
            }
        }
        assertThat(s.authority().people()).extracting(Scenario.Occupant::id).startsWith("P01", "P02");
    }

    @Test
    @DisplayName("S-33: repeated acceptance makes no new relations, so an hour of it takes no memory")
    void repetitionSharesTheRelations() throws Exception {
        List<CompletedStep> run = ScenarioText.run(ScenarioText.builtIn("loop-100s", Map.of()), 500);
        assertThat(run.get(500).relations()).isSameAs(run.get(1).relations());
    }

    @Test
    @DisplayName("S-32: the highest priority wins, and the fleet's AI drives on as soon as nobody offers more")
    void higherPriorityWinsAsLongAsItIsOffered() throws Exception {
        WorldStep world = new WorldStep(one());
        CompletedStep step = after(world, world.initial(), 5);
        assertThat(source(step)).isEqualTo(SourceType.AI);
        for (int n = 0; n < 30; n++) {
            step = world.advance(step, List.of(offer(DRIVER, SourceType.SCRIPT, 4, 50)));
            assertThat(source(step)).isEqualTo(SourceType.SCRIPT);
            assertThat(step.results()).extracting(CommandResult::status).containsExactly(CommandResult.Status.DONE);
        }
        assertThat(step.fleet().speedMps(0)).isCloseTo(4, within(1e-9));
        step = world.advance(step, List.of(offer(DRIVER, SourceType.SCRIPT, 4, 5)));
        assertThat(source(step)).isEqualTo(SourceType.AI);
        assertThat(step.results().get(0).reason()).startsWith("NotSelected");
        assertThat(after(world, step, 40).fleet().speedMps(0)).isCloseTo(11, within(1e-9));
    }

    @Test
    @DisplayName("S-30, S-33: a command of somebody who does not drive is refused by name, and nothing changes")
    void whoeverDoesNotDriveIsRefused() throws Exception {
        WorldStep world = new WorldStep(one());
        CompletedStep step = after(world, world.initial(), 5);
        CompletedStep refused = world.advance(step, List.of(offer(WALKER, SourceType.PLAYER, 2, 100)));
        assertThat(refused.results().get(0).status()).isEqualTo(CommandResult.Status.REFUSED);
        assertThat(refused.results().get(0).reason())
                .contains("EligibilityNotReady")
                .contains("OccupantMismatch");
        assertThat(refused.events())
                .filteredOn(e -> e.kind() == EventKind.COMMAND_REFUSED)
                .singleElement()
                .satisfies(e -> assertThat(e.other()).isEqualTo("P02"));
        assertThat(source(refused)).isEqualTo(SourceType.AI);
        assertThat(refused.fleet().speedMps(0))
                .isEqualTo(world.advance(step).fleet().speedMps(0));
    }

    @Test
    @DisplayName("S-24, S-36, S-39: when the driver is gone the car rolls out at 0.3 m/s², and never stops at once")
    void emptyDrivingSeatRollsOut() throws Exception {
        WorldStep world = new WorldStep(one());
        CompletedStep step = after(world, world.initial(), 5);
        double v = step.fleet().speedMps(0);
        step = world.advance(step, List.of(new SimCommand.Relate(V1, new RelationCall.Exit(DRIVER, CAR, 0))));
        assertThat(step.results().get(0).reason()).isEqualTo("Exited");
        for (int n = 1; n <= 20; n++) {
            assertThat(step.fleet().speedMps(0)).as("step %d", n).isCloseTo(v - 0.03 * n, within(1e-9));
            step = world.advance(step);
        }
        CompletedStep seated = world.advance(
                step,
                List.of(new SimCommand.Relate(V1, new RelationCall.Enter(WALKER, CAR, 0, false, Permissions.USUAL))));
        assertThat(seated.results().get(0).reason()).isEqualTo("Entered");
        assertThat(seated.relations().vehicleAt(0).driver()).isEqualTo(WALKER);
        assertThat(after(world, seated, 60).fleet().speedMps(0)).isCloseTo(11, within(1e-9));
    }

    @Test
    @DisplayName(
            "S-37: a Script command that nobody offers any more lapses after 5 steps where no AI speaks, then the car rolls out")
    void silentScriptLapses() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 20)
                .initialSpeed(8)
                .field("authority", "{'people':[{'id':'P01'}]}")
                .read();
        WorldStep world = new WorldStep(s);
        CompletedStep step = world.initial();
        step = world.advance(
                step,
                List.of(new SimCommand.Relate(
                        V1, new RelationCall.SetDirectly(CAR, Command.target(SourceType.SCRIPT, "demo", 6, 0), 1))));
        assertThat(source(step)).isEqualTo(SourceType.SCRIPT);
        int lapsed = 0;
        for (int n = 2; n <= 12; n++) {
            step = world.advance(step);
            lapsed += (int) step.events().stream()
                    .filter(e -> e.kind() == EventKind.COMMAND_LAPSED)
                    .count();
            assertThat(source(step)).as("step %d", n).isEqualTo(n <= 5 ? SourceType.SCRIPT : SourceType.UNKNOWN);
        }
        assertThat(lapsed).isEqualTo(1);
    }

    @Test
    @DisplayName("S-41, S-43: a stale record leaves nobody eligible; repair clears it, and entering is a second call")
    void staleRecordIsRepaired() throws Exception {
        WorldStep world = new WorldStep(one());
        CompletedStep step = after(world, world.initial(), 5);
        step = world.advance(step, List.of(new SimCommand.StaleOccupancy(V1)));
        step = world.advance(step);
        assertThat(source(step)).isEqualTo(SourceType.UNKNOWN);
        RelationCall enter = new RelationCall.Enter(DRIVER, CAR, 0, false, Permissions.USUAL);
        CompletedStep blocked = world.advance(step, List.of(new SimCommand.Relate(V1, enter)));
        assertThat(blocked.results().get(0).reason()).isEqualTo("AlreadyInVehicle");
        CompletedStep repaired = world.advance(
                step,
                List.of(
                        new SimCommand.Relate(V1, new RelationCall.Repair(RepairAction.PED_SIDE, DRIVER, CAR, 0, true)),
                        new SimCommand.Relate(V1, enter)));
        assertThat(repaired.results()).allMatch(CommandResult::isDone);
        assertThat(source(repaired)).isEqualTo(SourceType.AI);
    }

    @Test
    @DisplayName("M-20: an avoidance starts, and its batch is used, only while the fleet's own command acts")
    void noAvoidanceWithoutTheFleetsCommand() throws Exception {
        Scenario s = new ScenarioText()
                .vehicle("V01", "car", 100)
                .initialSpeed(11)
                .field("persons", "[{'id':'W1','routeMeters':122,'fromSeconds':0,'untilSeconds':70}]")
                .field("authority", "{'people':[]}")
                .read();
        assertThat(ScenarioText.run(s, 60).get(60).counters().avoidancesStarted())
                .isZero();
    }
}
