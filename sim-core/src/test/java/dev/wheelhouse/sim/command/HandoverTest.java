package dev.wheelhouse.sim.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Needs;
import dev.wheelhouse.sim.seat.Permissions;
import dev.wheelhouse.sim.seat.RawInspection;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.Reservation;
import dev.wheelhouse.sim.seat.Seat;
import dev.wheelhouse.sim.seat.SeatWorld;
import dev.wheelhouse.sim.seat.Status;
import dev.wheelhouse.sim.seat.Terms;
import dev.wheelhouse.sim.seat.Write;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** S-50, S-51, X-B2, X-A7: A drives V, B takes over. */
class HandoverTest {
    private static final int TIMEOUT = 100;
    private SeatWorld world = SeatWorld.strict();
    private final List<Status> statuses = new ArrayList<>();
    private Handover handover;

    /** The same helpers for another world. */
    private static HandoverTest of(SeatWorld world, Handover begun) {
        HandoverTest test = new HandoverTest();
        test.world = world;
        test.handover = begun;
        return test;
    }

    @BeforeEach
    void aDrivesAndBAsks() {
        world.enter(world.a, 0);
        world.accept(world.a, SeatWorld.AI);
        handover = Handover.begin(world.request(world.b, 0, 42), 0, TIMEOUT);
    }

    private CallResult advance(int step, double speedMps, Command command) {
        Handover.Advance advance = handover.advance(world.draft, new HandoverSight(step, speedMps, command));
        handover = advance.next();
        if (advance.result() != null) {
            statuses.add(advance.result().status());
        }
        return advance.result();
    }

    private void advanceTo(HandoverPhase phase) {
        for (int i = 0; handover.phase() != phase; i++) {
            assertThat(i).as("steps until " + phase).isLessThan(20);
            advance(1, 0, SeatWorld.PLAYER);
        }
    }

    private void finish() {
        for (int i = 0; !handover.isOver(); i++) {
            assertThat(i).as("steps until the end").isLessThan(20);
            advance(1, 0, SeatWorld.PLAYER);
        }
    }

    @Test
    @DisplayName("S-50: reserve, driver out when stopped, confirm, enter, accepted, motion seen: one call at a time")
    void passesTheSeatCallByCall() {
        advance(1, 8, SeatWorld.PLAYER);
        assertThat(world.seat(0).reservation().requestSerial()).isEqualTo(42);
        assertThat(advance(2, 0.16, SeatWorld.PLAYER)).as("still rolling").isNull();
        assertThat(world.seat(0).occupant()).isEqualTo(world.a);
        advance(3, 0.15, SeatWorld.PLAYER);
        assertThat(world.seat(0).isOccupied()).isFalse();
        advance(4, 0, SeatWorld.PLAYER);
        advance(5, 0, SeatWorld.PLAYER);
        assertThat(world.seat(0).occupant()).isEqualTo(world.b);
        advance(6, 0, SeatWorld.PLAYER);
        assertThat(handover.phase()).isEqualTo(HandoverPhase.AWAIT_MOTION);
        assertThat(advance(7, 0, SeatWorld.PLAYER)).isNull();
        assertThat(handover.isOver()).isFalse();
        advance(8, 0.5, SeatWorld.PLAYER);
        assertThat(handover.phase()).isEqualTo(HandoverPhase.DONE);
        assertThat(statuses)
                .containsExactly(Status.RESERVED, Status.EXITED, Status.CONFIRMED, Status.ENTERED, Status.ACCEPTED);
        assertThat(world.vehicle().owner().person()).isEqualTo(world.b);
        assertThat(world.seat(0).reservation()).isEqualTo(Reservation.NONE);
    }

    @Test
    @DisplayName("S-50: between exit and entry nobody is eligible; early commands of both are refused")
    void nobodyIsEligibleInBetween() {
        advanceTo(HandoverPhase.CONFIRM);
        while (handover.phase() != HandoverPhase.OFFER) {
            for (PersonHandle who : List.of(world.a, world.b)) {
                Acceptance early = world.accept(who, SeatWorld.AI);
                assertThat(early.full().status()).isEqualTo(Status.ELIGIBILITY_NOT_READY);
                assertThat(early.full().detail()).isEqualTo("DriverSeatEmpty");
            }
            advance(1, 0, SeatWorld.PLAYER);
        }
        assertThat(world.vehicle().command()).isNull();
    }

    @Test
    @DisplayName("S-50: a driver without an owner is a valid state while nothing is offered")
    void waitsForACommand() {
        advanceTo(HandoverPhase.OFFER);
        assertThat(advance(5, 0, null)).isNull();
        assertThat(handover.phase()).isEqualTo(HandoverPhase.OFFER);
        assertThat(Eligibility.of(world.person(world.b), world.vehicle())).isEqualTo(Eligibility.READY);
        assertThat(RawInspection.of(world.draft)).isEmpty();
    }

    @Test
    @DisplayName("S-50: a failed confirm never reaches enter, and what another request holds stays")
    void failedConfirmNeverEnters() {
        advanceTo(HandoverPhase.CONFIRM);
        world.replace(world.b, 0, 43, Permissions.USUAL);
        statuses.clear();
        finish();
        assertThat(statuses).containsExactly(Status.IDENTITY_MISMATCH, Status.IDENTITY_MISMATCH);
        assertThat(handover.phase()).isEqualTo(HandoverPhase.ENDED);
        assertThat(handover.reason()).isEqualTo("IdentityMismatch");
        assertThat(world.seat(0).isOccupied()).isFalse();
        assertThat(world.seat(0).reservation().requestSerial()).isEqualTo(43);
    }

    @Test
    @DisplayName("S-50: a successor that sits elsewhere in the car leaves that seat first")
    void successorLeavesItsSeatFirst() {
        world.enter(world.b, 2);
        advanceTo(HandoverPhase.OFFER);
        assertThat(statuses)
                .startsWith(Status.RESERVED, Status.EXITED, Status.EXITED, Status.CONFIRMED, Status.ENTERED);
        assertThat(handover.leftSeat()).isEqualTo(2);
        assertThat(world.seat(2)).isEqualTo(Seat.EMPTY);
        assertThat(world.seat(0).occupant()).isEqualTo(world.b);
    }

    @Test
    @DisplayName(
            "S-51: cancelling gives the reservation back and seats the successor where it was; the driver stays driver")
    void cancellingSeatsTheSuccessorBack() {
        world.enter(world.b, 2);
        advanceTo(HandoverPhase.DRIVER_EXIT);
        assertThat(world.seat(2).isOccupied()).isFalse();
        handover = handover.cancelled("Cancelled");
        finish();
        assertThat(world.seat(0).reservation()).isEqualTo(Reservation.NONE);
        assertThat(world.seat(2).occupant()).isEqualTo(world.b);
        assertThat(world.seat(0).occupant()).isEqualTo(world.a);
        assertThat(world.vehicle().owner().person()).isEqualTo(world.a);
        assertThat(world.vehicle().command()).isEqualTo(SeatWorld.AI);
        assertThat(handover.reason()).isEqualTo("Cancelled");
    }

    @Test
    @DisplayName("S-51: delayed cleanup of the request before is refused and the new reservation stays")
    void delayedCleanupIsRefused() {
        advanceTo(HandoverPhase.AWAIT_STOP);
        handover = handover.cancelled("Cancelled");
        finish();
        handover = Handover.begin(world.request(world.b, 0, 43), 5, TIMEOUT);
        advanceTo(HandoverPhase.AWAIT_STOP);
        assertThat(world.release(world.b, 0, 42).status()).isEqualTo(Status.IDENTITY_MISMATCH);
        assertThat(world.confirm(world.b, 0, 42).status()).isEqualTo(Status.IDENTITY_MISMATCH);
        assertThat(world.seat(0).reservation().requestSerial()).isEqualTo(43);
    }

    @Test
    @DisplayName(
            "X-B2: cancelled in every phase, the seat is free, the person where it was and the next request succeeds")
    void cancelInEveryPhase() {
        for (HandoverPhase phase : HandoverPhase.values()) {
            if (!phase.isUnderWay() || phase == HandoverPhase.LEAVE_SEAT) {
                continue;
            }
            SeatWorld w = SeatWorld.strict();
            w.enter(w.a, 0);
            boolean fromAnotherSeat = phase == HandoverPhase.DRIVER_EXIT;
            if (fromAnotherSeat) {
                w.enter(w.b, 2);
            }
            HandoverTest test = of(w, Handover.begin(w.request(w.b, 0, 42), 0, TIMEOUT));
            test.advanceTo(phase);
            test.handover = test.handover.cancelled("Cancelled");
            test.finish();
            assertThat(w.person(w.b).isInVehicle()).as(phase.name()).isEqualTo(fromAnotherSeat);
            assertThat(w.seat(2).isOccupied()).as(phase.name()).isEqualTo(fromAnotherSeat);
            assertThat(w.seat(0).reservation()).as(phase.name()).isEqualTo(Reservation.NONE);
            assertThat(w.seat(0).occupant()).as(phase.name()).isNotEqualTo(w.b);
            assertThat(w.reserve(w.b, 0, 50).status()).as(phase.name()).isEqualTo(Status.RESERVED);
            assertThat(RawInspection.of(w.draft)).as(phase.name()).isEmpty();
        }
    }

    @Test
    @DisplayName(
            "X-A7: one that cannot complete is given up at its deadline; the owner is the one before, the next can start")
    void givesUpAtTheDeadline() {
        advance(1, 8, SeatWorld.PLAYER);
        for (int step = 2; step < TIMEOUT; step++) {
            assertThat(advance(step, 8, SeatWorld.PLAYER)).isNull();
        }
        assertThat(advance(TIMEOUT, 8, SeatWorld.PLAYER).status()).isEqualTo(Status.RELEASED);
        assertThat(handover.phase()).isEqualTo(HandoverPhase.ENDED);
        assertThat(handover.reason()).isEqualTo("TimedOut");
        assertThat(world.vehicle().owner().person()).isEqualTo(world.a);
        handover = Handover.begin(world.request(world.b, 0, 43), TIMEOUT + 1, TIMEOUT);
        assertThat(advance(TIMEOUT + 1, 8, SeatWorld.PLAYER).status()).isEqualTo(Status.RESERVED);
    }

    @Test
    @DisplayName("S-50: a conflicting reservation ends it with nothing to give back")
    void conflictEndsIt() {
        world.reserve(world.c, 0, 7);
        advance(1, 0, SeatWorld.PLAYER);
        assertThat(handover.phase()).isEqualTo(HandoverPhase.ENDED);
        assertThat(handover.reason()).isEqualTo("Conflict");
        assertThat(world.seat(0).reservation().person()).isEqualTo(world.c);
    }

    @Test
    @DisplayName("S-50: when somebody else has sat down first, entry fails and the reservation goes back")
    void seatTakenBySomebodyElse() {
        advanceTo(HandoverPhase.ENTER);
        world.enter(world.c, 0);
        statuses.clear();
        finish();
        assertThat(statuses).containsExactly(Status.OCCUPIED_SEAT, Status.MISSING_RESERVATION);
        assertThat(world.seat(0).occupant()).isEqualTo(world.c);
        assertThat(handover.reason()).isEqualTo("OccupiedSeat");
    }

    @Test
    @DisplayName("S-50: a refused command leaves the successor seated and says why")
    void refusedCommandLeavesTheSuccessorSeated() {
        advanceTo(HandoverPhase.OFFER);
        advance(1, 0, Command.pedals(SeatWorld.PLAYER.source(), "", 0, 0, 0, false, false));
        assertThat(handover.phase()).isEqualTo(HandoverPhase.ENDED);
        assertThat(handover.reason()).isEqualTo("CandidateNotReady:MissingTag");
        assertThat(world.seat(0).occupant()).isEqualTo(world.b);
    }

    @Test
    @DisplayName("S-44, X-B5: when vehicle or successor are removed under way, it ends and leaves nothing")
    void removalEndsIt() {
        advanceTo(HandoverPhase.CONFIRM);
        world.draft.removePerson(world.b);
        finish();
        assertThat(handover.reason()).isEqualTo("InvalidPed");
        assertThat(world.seat(0).reservation()).isEqualTo(Reservation.NONE);

        handover = Handover.begin(world.request(world.c, 0, 1), 0, TIMEOUT);
        advanceTo(HandoverPhase.ENTER);
        world.draft.removeVehicle(world.v);
        finish();
        assertThat(handover.reason()).isEqualTo("InvalidVehicle");
        assertThat(world.person(world.c).isInVehicle()).isFalse();
    }

    @Test
    @DisplayName("S-21: whichever write fails in whichever phase, the world is sound and the reservation not leaked")
    void failedWritesLeaveASoundWorld() {
        for (HandoverPhase phase : HandoverPhase.values()) {
            for (Write write : Write.values()) {
                if (phase.isUnderWay() && phase != HandoverPhase.LEAVE_SEAT) {
                    refuseOnce(phase, write);
                }
            }
        }
    }

    private static void refuseOnce(HandoverPhase phase, Write write) {
        SeatWorld w = SeatWorld.strict();
        w.enter(w.a, 0);
        w.accept(w.a, SeatWorld.AI);
        if (phase == HandoverPhase.DRIVER_EXIT) {
            w.enter(w.b, 2);
        }
        HandoverTest test = of(w, Handover.begin(w.request(w.b, 0, 42), 0, TIMEOUT));
        test.advanceTo(phase);
        Relations before = w.draft.publish();
        w.refuse(write);
        CallResult result = test.advance(1, 0, SeatWorld.PLAYER);
        w.draft.setTerms(Terms.STRICT);
        if (result != null && result.detail().startsWith("WriteRefused")) {
            assertThat(w.draft.publish()).as(phase + " " + write).isEqualTo(before);
            test.handover = test.handover.cancelled("Cancelled");
            test.finish();
            assertThat(w.seat(0).reservation()).as(phase + " " + write).isEqualTo(Reservation.NONE);
        }
        assertThat(RawInspection.of(w.draft)).as(phase + " " + write).isEmpty();
    }

    @Test
    @DisplayName("S-50: a request whose serial was withdrawn elsewhere is not confirmed")
    void withdrawnRequestIsNotConfirmed() {
        advanceTo(HandoverPhase.CONFIRM);
        world.draft.apply(new RelationCall.Release(handover.request(), Permissions.USUAL, Needs.NOTHING));
        statuses.clear();
        finish();
        assertThat(statuses).containsExactly(Status.MISSING_RESERVATION, Status.MISSING_RESERVATION);
        assertThat(world.seat(0).isOccupied()).isFalse();
    }
}
