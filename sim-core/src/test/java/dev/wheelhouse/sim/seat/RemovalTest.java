package dev.wheelhouse.sim.seat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.command.Eligibility;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** S-44, S-4, X-B5, X-B6: what the end of somebody leaves behind, and how many get in. */
class RemovalTest {
    private final SeatWorld world = SeatWorld.strict();

    @Test
    @DisplayName("S-44: a removed vehicle puts everybody outside and its handle is dead")
    void removedVehicleLeavesNobodyInside() {
        world.enter(world.a, 0);
        world.enter(world.b, 1);
        world.reserve(world.c, 2, 7);
        world.accept(world.a, SeatWorld.AI);
        assertThat(world.draft.removeVehicle(world.v)).isEqualTo(new Removal(true, 2, 1, 1));
        assertThat(world.draft.vehicle(world.v)).isNull();
        assertThat(world.person(world.a).isInVehicle()).isFalse();
        assertThat(world.person(world.a).occupancySerial()).isEqualTo(2);
        assertThat(world.person(world.a).associated()).isEqualTo(VehicleHandle.NONE);
        assertThat(RawInspection.of(world.draft)).isEmpty();
        assertThat(world.draft.removeVehicle(world.v).removed()).isFalse();
    }

    @Test
    @DisplayName("S-4: a dead handle stays dead when its slot is used again")
    void deadHandlesStayDead() {
        world.enter(world.a, 0);
        world.draft.removeVehicle(world.v);
        VehicleHandle next = world.draft.addVehicle(world.v.slot(), 4, 0);
        assertThat(next.slot()).isEqualTo(world.v.slot());
        assertThat(next).isNotEqualTo(world.v);
        assertThat(world.enter(world.a, 0).status()).isEqualTo(Status.INVALID_VEHICLE);
        assertThat(world.reserve(world.a, 0, 1).status()).isEqualTo(Status.INVALID_VEHICLE);
        assertThat(world.accept(world.a, SeatWorld.AI).full().detail()).isEqualTo("InvalidVehicle");

        world.draft.removePerson(world.a);
        PersonHandle successor = world.draft.addPerson(world.a.slot(), false);
        assertThat(successor.slot()).isEqualTo(world.a.slot());
        assertThat(world.draft.person(world.a)).isNull();
        assertThat(Eligibility.of(world.draft.person(world.a), world.draft.vehicle(next)))
                .isEqualTo(Eligibility.INVALID_PED);
        assertThat(world.draft.person(successor)).isNotNull();
    }

    private enum State {
        RESERVED,
        ENTERING,
        SEATED,
        LEAVING
    }

    @Test
    @DisplayName(
            "X-B5: a person removed in any state leaves no reservation, a free seat and room for the next takeover")
    void removedPersonBlocksNothing() {
        for (State state : State.values()) {
            SeatWorld w = SeatWorld.strict();
            w.reserve(w.b, 0, 41);
            if (state != State.RESERVED) {
                w.confirm(w.b, 0, 41);
            }
            if (state == State.SEATED || state == State.LEAVING) {
                w.enter(w.b, 0);
                w.accept(w.b, SeatWorld.PLAYER);
                w.reserve(w.b, 1, 42);
            }
            if (state == State.LEAVING) {
                w.exit(w.b, 0);
            }
            assertThat(w.draft.removePerson(w.b).removed()).as(state.name()).isTrue();
            for (int i = 0; i < 4; i++) {
                assertThat(w.seat(i).reservation()).as(state.name()).isEqualTo(Reservation.NONE);
                assertThat(w.seat(i).occupied()).as(state.name()).isFalse();
            }
            assertThat(w.vehicle().owner().hasOwner()).as(state.name()).isFalse();
            assertThat(w.reserve(w.c, 0, 1).status()).as(state.name()).isEqualTo(Status.RESERVED);
            assertThat(w.enter(w.c, 0).status()).as(state.name()).isEqualTo(Status.ENTERED);
            assertThat(w.accept(w.c, SeatWorld.PLAYER).isAccepted())
                    .as(state.name())
                    .isTrue();
        }
    }

    @Test
    @DisplayName(
            "X-B6: of six persons before the first step a vehicle of four takes the first four, whatever the order")
    void initialSeatingKeepsToTheSeats() {
        List<RelationCall.Enter> entries = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            world.draft.addPerson(false);
        }
        for (int i = 5; i >= 0; i--) {
            entries.add(new RelationCall.Enter(world.draft.personAt(i).self(), world.v, -1, false, Permissions.USUAL));
        }
        List<CallResult> results = InitialSeating.seat(world.draft, entries);
        assertThat(results)
                .extracting(CallResult::status)
                .containsExactly(
                        Status.ENTERED,
                        Status.ENTERED,
                        Status.ENTERED,
                        Status.ENTERED,
                        Status.INVALID_SEAT,
                        Status.INVALID_SEAT);
        assertThat(results).extracting(r -> r.call().person().slot()).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(world.vehicle().seats()).allMatch(Seat::isOccupied);
        assertThat(world.vehicle().seats()).hasSize(4);
    }

    @Test
    @DisplayName("S-20: two persons who are to start in one seat: the first gets it")
    void initialSeatingRefusesASecondPersonForASeat() {
        List<CallResult> results = InitialSeating.seat(
                world.draft,
                List.of(
                        new RelationCall.Enter(world.b, world.v, 0, false, Permissions.USUAL),
                        new RelationCall.Enter(world.a, world.v, 0, false, Permissions.USUAL)));
        assertThat(results).extracting(CallResult::status).containsExactly(Status.ENTERED, Status.OCCUPIED_SEAT);
        assertThat(world.seat(0).occupant()).isEqualTo(world.a);
    }
}
