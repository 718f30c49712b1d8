package dev.wheelhouse.sim.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.SeatWorld;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.Status;
import dev.wheelhouse.sim.seat.TaskSource;
import dev.wheelhouse.sim.seat.Write;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class AcceptanceTest {
    private static final CandidatePriorities PRIORITIES = CandidatePriorities.DEFAULT;
    private static final int LAPSE_STEPS = 5;
    private final SeatWorld world = SeatWorld.strict();

    @BeforeEach
    void aDrives() {
        world.enter(world.a, 0);
    }

    @Test
    @DisplayName("S-32: Player before Script before AI by the default priorities, the first in order on a tie")
    void highestPriorityWins() {
        Candidate ai = PRIORITIES.candidate(SeatWorld.AI);
        Candidate script = PRIORITIES.candidate(SeatWorld.SCRIPT);
        Candidate player = PRIORITIES.candidate(SeatWorld.PLAYER);
        assertThat(Arbitration.select(List.of(ai, player, script))).isEqualTo(1);
        assertThat(Arbitration.select(List.of(ai, script))).isEqualTo(1);
        assertThat(Arbitration.select(List.of(script, ai, script))).isZero();
        assertThat(Arbitration.select(List.of())).isEqualTo(-1);
        Candidate inverse = new CandidatePriorities(100, 50, 10).candidate(SeatWorld.AI);
        assertThat(Arbitration.select(List.of(new Candidate(SeatWorld.PLAYER, 10), inverse)))
                .isEqualTo(1);
    }

    @Test
    @DisplayName("S-32: a candidate of unknown source or without a tag is passed over, an all-zero one is not")
    void availabilityAsksForSourceAndTag() {
        Candidate unknown = new Candidate(Command.pedals(SourceType.UNKNOWN, "x", 1, 0, 0, false, false), 999);
        Candidate untagged = new Candidate(Command.pedals(SourceType.PLAYER, "", 1, 0, 0, false, false), 999);
        Candidate zero = PRIORITIES.candidate(SeatWorld.PLAYER);
        assertThat(Arbitration.select(List.of(unknown, untagged, zero))).isEqualTo(2);
        assertThat(Arbitration.select(List.of(unknown, untagged))).isEqualTo(-1);
    }

    @Test
    @DisplayName("S-5, S-33: the same owner's next command is routine and has no full result")
    void sameOwnerIsRoutine() {
        assertThat(world.accept(world.a, SeatWorld.AI).full()).isNotNull();
        Acceptance again = world.accept(world.a, SeatWorld.AI);
        assertThat(again.isRoutine()).isTrue();
        assertThat(again.contentChanged()).isFalse();
        Acceptance script = world.accept(world.a, SeatWorld.SCRIPT);
        assertThat(script.isRoutine()).isTrue();
        assertThat(script.contentChanged()).isTrue();
        assertThat(world.vehicle().command()).isEqualTo(SeatWorld.SCRIPT);
        assertThat(world.vehicle().owner().serial()).isEqualTo(1);
    }

    @Test
    @DisplayName("S-33: values within the tolerance count as the same and are stored all the same")
    void valuesWithinToleranceAreStored() {
        world.accept(world.a, SeatWorld.AI);
        Command near = Command.pedals(SourceType.AI, "ai", 0.5 + 9e-7, 0, 0, false, false);
        assertThat(world.accept(world.a, near).contentChanged()).isFalse();
        assertThat(world.vehicle().command()).isEqualTo(near);
        Command far = Command.pedals(SourceType.AI, "ai", 0.5 + 3e-6, 0, 0, false, false);
        assertThat(world.accept(world.a, far).contentChanged()).isTrue();
    }

    @Test
    @DisplayName("S-39: a target speed and a lateral intent are content too")
    void targetCommandsAreCompared() {
        Command slow = Command.target(SourceType.AI, "ai", 5, 0);
        assertThat(world.accept(world.a, slow).contentChanged()).isTrue();
        assertThat(world.accept(world.a, slow).contentChanged()).isFalse();
        assertThat(world.accept(world.a, Command.target(SourceType.AI, "ai", 6, 0))
                        .contentChanged())
                .isTrue();
        assertThat(world.accept(world.a, Command.target(SourceType.AI, "ai", 6, 1))
                        .contentChanged())
                .isTrue();
        assertThat(world.accept(world.a, SeatWorld.AI).contentChanged()).isTrue();
    }

    @Test
    @DisplayName("S-30: facts stop at the first check that fails")
    void factsStopAtTheFirstFailure() {
        Eligibility.Facts facts = Eligibility.facts(world.person(world.b), world.vehicle());
        assertThat(facts.first()).isEqualTo(Eligibility.OCCUPANT_MISMATCH);
        assertThat(facts.drivingSeat()).isZero();
        assertThat(facts.driver()).isEqualTo(world.a);
        assertThat(facts.passed(Eligibility.DRIVER_SEAT_EMPTY)).isTrue();
        assertThat(facts.passed(Eligibility.OCCUPANT_MISMATCH)).isFalse();
        assertThat(facts.passed(Eligibility.PED_NOT_DRIVER)).isFalse();
        assertThat(Eligibility.facts(null, world.vehicle()).driver()).isEqualTo(PersonHandle.NONE);
        assertThat(Eligibility.facts(world.person(world.a), world.vehicle()).passed(Eligibility.READY))
                .isTrue();
    }

    private CallResult lapse(int step) {
        return world.draft.apply(new RelationCall.Lapse(world.v, step, LAPSE_STEPS));
    }

    @Test
    @DisplayName("S-37, X-A3: a Script command that is not offered for five steps ends, with command and owner")
    void scriptCommandLapses() {
        world.accept(world.a, SeatWorld.SCRIPT, 100);
        assertThat(lapse(104).status()).isEqualTo(Status.STILL_OFFERED);
        CallResult lapsed = lapse(105);
        assertThat(lapsed.status()).isEqualTo(Status.LAPSED);
        assertThat(lapsed.commandCleared()).isTrue();
        assertThat(lapsed.ownerChanged()).isTrue();
        assertThat(ActingCommand.of(world.vehicle())).isNull();
        assertThat(world.accept(world.a, SeatWorld.PLAYER, 106).isAccepted()).isTrue();
    }

    @Test
    @DisplayName("S-37, X-A6: a constant command that is offered every step never lapses, nor does an AI's")
    void offeredCommandNeverLapses() {
        for (int step = 0; step < 300; step++) {
            assertThat(world.accept(world.a, SeatWorld.PLAYER, step).isAccepted())
                    .isTrue();
            assertThat(lapse(step).status()).isEqualTo(Status.STILL_OFFERED);
        }
        world.accept(world.a, SeatWorld.AI, 300);
        assertThat(lapse(100_000).status()).isEqualTo(Status.STILL_OFFERED);
    }

    @Test
    @DisplayName("S-34, S-37: a Script command that is set directly has no owner and lapses too")
    void directCommandLapses() {
        world.accept(world.a, SeatWorld.AI);
        CallResult set = world.draft.apply(new RelationCall.SetDirectly(world.v, SeatWorld.SCRIPT, 10));
        assertThat(set.ownerChanged()).isTrue();
        assertThat(ActingCommand.of(world.vehicle())).isEqualTo(SeatWorld.SCRIPT);
        assertThat(lapse(14).status()).isEqualTo(Status.STILL_OFFERED);
        assertThat(lapse(15).commandCleared()).isTrue();
    }

    @Test
    @DisplayName("S-39: a command whose owner no longer drives does not act")
    void commandOfFormerDriverDoesNotAct() {
        world.accept(world.a, SeatWorld.AI);
        assertThat(ActingCommand.of(world.vehicle())).isEqualTo(SeatWorld.AI);
        world.clearSeat(0);
        assertThat(world.vehicle().command()).isEqualTo(SeatWorld.AI);
        assertThat(ActingCommand.of(world.vehicle())).isNull();
    }

    private TaskSlot.Turn turn(PersonHandle who, TaskSlot.Options options) {
        TaskSource task = new TaskSource("Primary", 2, "s1");
        return TaskSlot.run(world.draft, who, world.v, SeatWorld.AI, task, options, 0);
    }

    @Test
    @DisplayName("S-38: a task offers only when it may and its person is in the vehicle")
    void taskOffersOnlyWhenItMay() {
        assertThat(turn(world.a, TaskSlot.Options.NONE).attempted()).isFalse();
        assertThat(turn(world.b, new TaskSlot.Options(true, true)).attempted()).isFalse();
        TaskSlot.Turn accepted = turn(world.a, new TaskSlot.Options(true, false));
        assertThat(accepted.accepted()).isTrue();
        assertThat(world.vehicle().owner().sessionTag()).isEqualTo("s1");
    }

    @Test
    @DisplayName("S-38, S-42: owner repair comes before the offer and only with permission")
    void taskRepairsTheOwnerOnlyWithPermission() {
        world.accept(world.a, SeatWorld.SCRIPT);
        world.clearSeat(0);
        TaskSlot.Turn kept = turn(world.a, new TaskSlot.Options(true, false));
        assertThat(kept.rejected()).isTrue();
        assertThat(kept.ownerRepair().status()).isEqualTo(Status.REJECTED);
        assertThat(world.vehicle().command()).isEqualTo(SeatWorld.SCRIPT);
        TaskSlot.Turn cleared = turn(world.a, new TaskSlot.Options(true, true));
        assertThat(cleared.ownerRepair().status()).isEqualTo(Status.REPAIRED);
        assertThat(cleared.rejected()).isTrue();
        assertThat(world.vehicle().command()).isNull();
    }

    @Test
    @DisplayName("S-21: a refused write leaves the old command and owner")
    void refusedWriteLeavesTheOldCommand() {
        for (Write write : new Write[] {Write.COMMAND, Write.OWNER}) {
            SeatWorld w = SeatWorld.strict();
            w.enter(w.a, 0);
            Relations before = w.draft.publish();
            w.refuse(write);
            Acceptance refused = w.accept(w.a, SeatWorld.AI);
            assertThat(refused.isAccepted()).isFalse();
            assertThat(refused.full().status()).isEqualTo(Status.REJECTED);
            assertThat(w.draft.publish()).isEqualTo(before);
        }
    }
}
