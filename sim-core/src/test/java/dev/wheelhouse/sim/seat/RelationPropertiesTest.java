package dev.wheelhouse.sim.seat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.world.Deep;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** S-62, S-21, S-5: random sequences of all calls by several persons on several vehicles; each is named by its seed. */
class RelationPropertiesTest {
    private static final int CALLS = 250;

    @Test
    @DisplayName("S-62: no sequence of calls puts a person in two seats, lets the sides disagree or a serial fall")
    void sequencesKeepTheInvariants() {
        Set<Status> seen = EnumSet.noneOf(Status.class);
        for (long seed = 0; seed < Deep.times(60, 3_000); seed++) {
            for (Terms terms : new Terms[] {Terms.STRICT, Terms.REFERENCE}) {
                run(new RandomWorld(seed, terms), terms.rules().name() + " seed " + seed, seen);
            }
        }
        // These two exist only where a fault was injected.
        Set<Status> reachable = EnumSet.complementOf(EnumSet.of(Status.OCCUPANT_MISMATCH, Status.REPAIRED));
        assertThat(seen).as("ways to end that the sequences reached").isEqualTo(reachable);
    }

    private static void run(RandomWorld world, String name, Set<Status> seen) {
        Map<Object, Integer> serials = new HashMap<>();
        for (int i = 0; i < CALLS; i++) {
            Relations before = world.draft.publish();
            RandomWorld.Turn turn = world.turn();
            String where = name + " call " + i + " "
                    + (turn.result() == null ? "" : turn.result().call());
            if (turn.accepted()) {
                assertThat(turn.wasEligible())
                        .as(where + " accepted for an eligible person")
                        .isTrue();
            }
            if (turn.result() != null) {
                seen.add(turn.result().status());
                reportsEveryChange(before, world.draft.publish(), turn.result(), where);
            }
            sidesAgree(world.draft, where);
            onlyGrantedReservations(world, where);
            serialsNeverFall(world.draft, serials, where);
        }
    }

    private static void sidesAgree(RelationsDraft draft, String where) {
        List<RawFault> faults = new ArrayList<>(RawInspection.of(draft));
        // Moving the driver's designation leaves the former driver's own flag, which grants nothing without the seat.
        faults.removeIf(f -> f.kind() == RawFaultKind.WRONG_DRIVER_FLAG);
        assertThat(faults).as(where).isEmpty();
        Set<PersonHandle> seated = new HashSet<>();
        for (int v = 0; v < draft.vehicleSlots(); v++) {
            for (Seat seat : draft.vehicleAt(v).seats()) {
                if (seat.occupied()) {
                    assertThat(seated.add(seat.occupant()))
                            .as(where + " one seat a person")
                            .isTrue();
                }
            }
        }
        for (int p = 0; p < draft.personSlots(); p++) {
            PersonRecord person = draft.personAt(p);
            assertThat(person.isInVehicle()).as(where).isEqualTo(seated.contains(person.self()));
        }
    }

    private static void onlyGrantedReservations(RandomWorld world, String where) {
        for (int v = 0; v < world.draft.vehicleSlots(); v++) {
            for (Seat seat : world.draft.vehicleAt(v).seats()) {
                if (seat.reservation().reserved()) {
                    assertThat(world.granted)
                            .as(where)
                            .anyMatch(r -> Reservation.of(r).equals(seat.reservation()));
                }
            }
        }
    }

    private static void serialsNeverFall(RelationsDraft draft, Map<Object, Integer> serials, String where) {
        for (int p = 0; p < draft.personSlots(); p++) {
            PersonRecord person = draft.personAt(p);
            Integer old = serials.put(person.self(), person.occupancySerial());
            assertThat(person.occupancySerial()).as(where).isGreaterThanOrEqualTo(old == null ? 0 : old);
        }
        for (int v = 0; v < draft.vehicleSlots(); v++) {
            VehicleRecord vehicle = draft.vehicleAt(v);
            Integer old = serials.put(vehicle.self(), vehicle.owner().serial());
            assertThat(vehicle.owner().serial()).as(where).isGreaterThanOrEqualTo(old == null ? 0 : old);
        }
    }

    /** S-5: what differs belongs to the call's person and vehicle, and the result says so. */
    private static void reportsEveryChange(Relations before, Relations after, CallResult result, String where) {
        VehicleHandle which = result.call().vehicle();
        PersonHandle who = result.call().person();
        for (int v = 0; v < before.vehicleSlots(); v++) {
            if (before.vehicle(which) == null || v != which.slot()) {
                assertThat(after.vehicleAt(v)).as(where).isEqualTo(before.vehicleAt(v));
            }
        }
        for (int p = 0; p < before.personSlots(); p++) {
            if (before.person(who) == null || p != who.slot()) {
                assertThat(after.personAt(p)).as(where).isEqualTo(before.personAt(p));
            }
        }
        assertThat(result.vehicleBefore()).as(where).isEqualTo(before.vehicle(which));
        assertThat(result.vehicleAfter()).as(where).isEqualTo(after.vehicle(which));
        assertThat(result.personBefore()).as(where).isEqualTo(before.person(who));
        assertThat(result.personAfter()).as(where).isEqualTo(after.person(who));
        if (!result.modified()) {
            assertThat(after).as(where + " reports no change").isEqualTo(before);
        }
    }

    @Test
    @DisplayName(
            "S-21: under the strict rules a call whose write fails leaves everything as before, whichever write it is")
    void failedWritesRestoreEverything() {
        Set<Write> failed = EnumSet.noneOf(Write.class);
        for (long seed = 0; seed < Deep.times(150, 10_000); seed++) {
            Random faults = new Random(seed);
            RandomWorld world = new RandomWorld(seed, Terms.STRICT);
            for (int i = 0; i < CALLS; i++) {
                Write refused = Write.values()[faults.nextInt(Write.values().length)];
                world.draft.setTerms(faults.nextInt(3) == 0 ? Terms.STRICT.refusing(refused) : Terms.STRICT);
                Relations before = world.draft.publish();
                CallResult result = world.turn().result();
                if (result != null && result.detail().startsWith("WriteRefused")) {
                    failed.add(refused);
                    assertThat(result.modified())
                            .as("seed " + seed + " call " + i)
                            .isFalse();
                    assertThat(world.draft.publish())
                            .as("seed " + seed + " call " + i + " " + result.call())
                            .isEqualTo(before);
                }
                sidesAgree(world.draft, "seed " + seed + " call " + i);
            }
        }
        assertThat(failed).containsExactlyInAnyOrderElementsOf(EnumSet.allOf(Write.class));
    }

    @Test
    @DisplayName("S-5: under the reference rules a call whose write fails reports what it left")
    void referenceReportsWhatItLeaves() {
        for (long seed = 0; seed < Deep.times(100, 5_000); seed++) {
            Random faults = new Random(seed);
            RandomWorld world = new RandomWorld(seed, Terms.REFERENCE);
            for (int i = 0; i < CALLS; i++) {
                Write refused = Write.values()[faults.nextInt(Write.values().length)];
                world.draft.setTerms(faults.nextInt(3) == 0 ? Terms.REFERENCE.refusing(refused) : Terms.REFERENCE);
                Relations before = world.draft.publish();
                CallResult result = world.turn().result();
                if (result != null) {
                    reportsEveryChange(before, world.draft.publish(), result, "seed " + seed + " call " + i);
                }
            }
        }
    }

    @Test
    @DisplayName(
            "S-43: whatever fields are corrupted, the named repairs end with a sound world and nobody in two seats")
    void repairsAlwaysEndSound() {
        for (long seed = 0; seed < Deep.times(300, 20_000); seed++) {
            RandomWorld world = new RandomWorld(seed, Terms.STRICT);
            for (int i = 0; i < 40; i++) {
                world.turn();
            }
            for (int i = 0; i < 4; i++) {
                corrupt(world);
            }
            List<RawFault> faults = RawInspection.of(world.draft);
            for (int round = 0; !faults.isEmpty(); round++) {
                assertThat(round).as("seed " + seed + " rounds, left " + faults).isLessThan(8);
                faults.forEach(world.draft::repair);
                faults = RawInspection.of(world.draft);
            }
            sidesAgree(world.draft, "seed " + seed);
        }
    }

    private static void corrupt(RandomWorld world) {
        Random r = world.random;
        PersonRecord p = world.draft.personAt(r.nextInt(world.draft.personSlots()));
        VehicleRecord v = world.draft.vehicleAt(r.nextInt(world.draft.vehicleSlots()));
        int seat = r.nextInt(v.seats().size());
        Seat s = v.seat(seat);
        switch (r.nextInt(4)) {
            case 0 ->
                world.draft.put(new PersonRecord(
                        p.self(),
                        true,
                        r.nextBoolean() ? v.self() : p.vehicle(),
                        r.nextInt(7) - 2,
                        r.nextBoolean(),
                        r.nextBoolean(),
                        p.occupancySerial(),
                        p.associated(),
                        true));
            case 1 ->
                world.draft.put(v.withSeat(
                        seat,
                        new Seat(
                                r.nextBoolean() ? p.self() : s.occupant(),
                                r.nextBoolean(),
                                r.nextBoolean(),
                                s.reservation())));
            case 2 ->
                world.draft.put(v.withSeat(
                        seat,
                        s.reservedBy(new Reservation(
                                r.nextBoolean(), p.self(), v.self(), r.nextInt(4), p.self(), "enter", r.nextInt(3)))));
            default ->
                world.draft.put(v.withCommand(
                        r.nextBoolean() ? SeatWorld.SCRIPT : v.command(),
                        new Owner(p.self(), seat, r.nextBoolean(), r.nextBoolean(), false, "", -1, "", 3),
                        r.nextInt(3) - 1));
        }
    }
}
