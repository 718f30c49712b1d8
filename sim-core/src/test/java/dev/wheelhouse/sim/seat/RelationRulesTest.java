package dev.wheelhouse.sim.seat;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.wheelhouse.sim.cases.CaseFiles;
import dev.wheelhouse.sim.command.Acceptor;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** S-6: every difference of the two sets of rules, seen in both. */
class RelationRulesTest {
    /** A drives no more, its command is still there; B holds a reservation for seat 1. */
    private static SeatWorld withInvalidOwner(SeatWorld world) {
        world.enter(world.a, 0);
        world.accept(world.a, SeatWorld.AI);
        world.clearSeat(0);
        world.reserve(world.b, 1, 41);
        return world;
    }

    @Test
    @DisplayName("S-21 reference: an entry that fails on the person's side takes the seat back and nothing else")
    void referenceEntryLeavesItsOtherEffects() {
        SeatWorld world = withInvalidOwner(SeatWorld.reference());
        PersonRecord before = world.person(world.b);
        world.refuse(Write.PERSON);
        CallResult result = world.enter(world.b, 1);
        assertThat(result.status()).isEqualTo(Status.RELATIONSHIP_MISMATCH);
        assertThat(world.seat(1)).isEqualTo(Seat.EMPTY);
        assertThat(world.person(world.b)).isEqualTo(before);
        assertThat(world.vehicle().command()).isNull();
        assertThat(world.vehicle().owner()).isEqualTo(Owner.NONE.withSerial(2));
        assertThat(result.reservationChanged()).isTrue();
        assertThat(result.commandCleared()).isTrue();
        assertThat(result.ownerChanged()).isTrue();
        assertThat(result.vehicleSideChanged()).isFalse();
        assertThat(result.personSideChanged()).isFalse();
    }

    @Test
    @DisplayName("S-21 strict: an entry that fails on the person's side leaves everything as before")
    void strictEntryRestoresEverything() {
        SeatWorld world = withInvalidOwner(SeatWorld.strict());
        Relations before = world.draft.publish();
        world.refuse(Write.PERSON);
        CallResult result = world.enter(world.b, 1);
        assertThat(result.status()).isEqualTo(Status.RELATIONSHIP_MISMATCH);
        assertThat(result.modified()).isFalse();
        assertThat(world.draft.publish()).isEqualTo(before);
    }

    @Test
    @DisplayName("S-21 reference: an unfinished seat change leaves the person's record behind")
    void referenceSeatChangeLeavesResidue() {
        SeatWorld world = SeatWorld.reference();
        world.enter(world.b, 1);
        world.refuse(Write.PERSON);
        CallResult result = world.changeSeat(world.b, 2);
        assertThat(result.status()).isEqualTo(Status.RELATIONSHIP_MISMATCH);
        assertThat(world.seat(1)).isEqualTo(Seat.EMPTY);
        assertThat(world.seat(2)).isEqualTo(Seat.EMPTY);
        assertThat(PersonInspection.of(world.person(world.b), world.vehicle())).isEqualTo(PersonInspection.SEAT_EMPTY);
        assertThat(result.vehicleSideChanged()).isTrue();
    }

    @Test
    @DisplayName("S-21 strict: an unfinished seat change leaves everything as before")
    void strictSeatChangeRestoresEverything() {
        SeatWorld world = SeatWorld.strict();
        world.enter(world.b, 1);
        Relations before = world.draft.publish();
        world.refuse(Write.PERSON);
        assertThat(world.changeSeat(world.b, 2).status()).isEqualTo(Status.RELATIONSHIP_MISMATCH);
        assertThat(world.draft.publish()).isEqualTo(before);
    }

    @Test
    @DisplayName("S-13: a refused replacement ends with no reservation under reference, with the old one under strict")
    void refusedReplacement() {
        Permissions noReserve = Permissions.of(Permission.RELEASE);
        SeatWorld reference = SeatWorld.reference();
        reference.reserve(reference.b, 1, 41);
        CallResult lost = reference.replace(reference.b, 1, 42, noReserve);
        assertThat(lost.status()).isEqualTo(Status.REJECTED);
        assertThat(lost.reservationChanged()).isTrue();
        assertThat(reference.seat(1).reservation()).isEqualTo(Reservation.NONE);

        SeatWorld strict = SeatWorld.strict();
        strict.reserve(strict.b, 1, 41);
        CallResult kept = strict.replace(strict.b, 1, 42, noReserve);
        assertThat(kept.status()).isEqualTo(Status.REJECTED);
        assertThat(kept.modified()).isFalse();
        assertThat(strict.seat(1).reservation().requestSerial()).isEqualTo(41);
        assertThat(strict.replace(strict.b, 1, 42, Permissions.USUAL).status()).isEqualTo(Status.RESERVED);
        assertThat(strict.seat(1).reservation().requestSerial()).isEqualTo(42);
    }

    private static CallResult cleanUpWithEmptyStoredSession(SeatWorld world) {
        world.enter(world.b, 0);
        Acceptor.accept(world.draft, world.b, world.v, SeatWorld.AI, new TaskSource("Primary", 2, ""), 0);
        return world.draft.apply(new RelationCall.CleanUpTask(world.b, world.v, new TaskSource("Primary", 2, "old")));
    }

    @Test
    @DisplayName(
            "S-35: an empty stored session matches every session under reference and none under strict, which says so")
    void emptySession() {
        SeatWorld reference = SeatWorld.reference();
        assertThat(cleanUpWithEmptyStoredSession(reference).status()).isEqualTo(Status.CLEANED);
        assertThat(reference.vehicle().command()).isNull();

        SeatWorld strict = SeatWorld.strict();
        CallResult refused = cleanUpWithEmptyStoredSession(strict);
        assertThat(refused.status()).isEqualTo(Status.NO_CLEANUP);
        assertThat(refused.detail()).isEqualTo("SessionMismatch:emptyStored");
        assertThat(strict.vehicle().command()).isEqualTo(SeatWorld.AI);
        CallResult sameEmpty =
                strict.draft.apply(new RelationCall.CleanUpTask(strict.b, strict.v, new TaskSource("Primary", 2, "")));
        assertThat(sameEmpty.status()).isEqualTo(Status.NO_CLEANUP);
    }

    @Test
    @DisplayName("S-6: moving to one's own seat clears another person's reservation under reference only")
    void sameSeatAndAnothersReservation() {
        SeatWorld reference = SeatWorld.reference();
        reference.enter(reference.b, 1);
        reference.reserve(reference.c, 1, 7);
        assertThat(reference.changeSeat(reference.b, 1).reservationChanged()).isTrue();
        assertThat(reference.seat(1).reservation()).isEqualTo(Reservation.NONE);

        SeatWorld strict = SeatWorld.strict();
        strict.enter(strict.b, 1);
        strict.reserve(strict.c, 1, 7);
        CallResult kept = strict.changeSeat(strict.b, 1);
        assertThat(kept.status()).isEqualTo(Status.SEAT_CHANGED);
        assertThat(kept.modified()).isFalse();
        assertThat(strict.seat(1).reservation().person()).isEqualTo(strict.c);
    }

    @Test
    @DisplayName("S-23: moving to one's own seat gives back one's own reservation on it under both rules")
    void sameSeatAndOwnReservation() {
        for (SeatWorld world : new SeatWorld[] {SeatWorld.reference(), SeatWorld.strict()}) {
            world.enter(world.b, 1);
            world.reserve(world.b, 1, 7);
            assertThat(world.changeSeat(world.b, 1).reservationChanged()).isTrue();
            assertThat(world.seat(1).reservation()).isEqualTo(Reservation.NONE);
            assertThat(world.person(world.b).occupancySerial()).isEqualTo(1);
        }
    }

    /** B reserved seat 2 and its record then names a seat that does not name it. */
    private static SeatWorld staleHolder(SeatWorld world) {
        world.enter(world.b, 1);
        world.reserve(world.b, 2, 41);
        world.clearSeat(1);
        return world;
    }

    @Test
    @DisplayName("S-6: a stale person gives its own reservation back under strict only, with its identity")
    void stalePersonAndItsReservation() {
        SeatWorld reference = staleHolder(SeatWorld.reference());
        CallResult refused = reference.release(reference.b, 2, 41);
        assertThat(refused.status()).isEqualTo(Status.REJECTED);
        assertThat(refused.detail()).isEqualTo("RelationshipMismatch");

        SeatWorld strict = staleHolder(SeatWorld.strict());
        assertThat(strict.release(strict.b, 2, 40).detail()).isEqualTo("RelationshipMismatch");
        assertThat(strict.confirm(strict.b, 2, 41).detail()).isEqualTo("RelationshipMismatch");
        assertThat(strict.release(strict.b, 2, 41).status()).isEqualTo(Status.RELEASED);
        assertThat(strict.seat(2).reservation()).isEqualTo(Reservation.NONE);
    }

    @Test
    @DisplayName("S-6: of the published cases only those of a named difference end otherwise under strict")
    void onlyNamedDifferencesChangeTheCases() {
        List<String> different = new ArrayList<>();
        for (JsonNode file : CaseFiles.bundled("seats")) {
            for (JsonNode one : file.path("cases")) {
                try {
                    SeatsVectorTest.run(file.path("initial"), one, Terms.STRICT);
                } catch (AssertionError difference) {
                    different.add(one.path("id").asText());
                }
            }
        }
        assertThat(different).containsExactly("P05", "T03");
    }
}
