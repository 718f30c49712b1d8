package dev.wheelhouse.sim.seat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.command.Acceptor;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** S-43: every field corrupted, seen by the raw inspection and set right by the repair that it names. */
class RawInspectionTest {
    private static final PersonHandle DEAD_PERSON = new PersonHandle(0, 9);
    private static final VehicleHandle DEAD_VEHICLE = new VehicleHandle(0, 9);

    /** Fields of which no value contradicts anything: a choice, and the identity that slots keep themselves. */
    private static final List<String> FREE = List.of(
            "PersonRecord.self",
            "PersonRecord.alive",
            "PersonRecord.resetAssociatedOnExit",
            "VehicleRecord.self",
            "VehicleRecord.alive",
            "VehicleRecord.seats",
            "Command.handbrake",
            "Command.reverse");

    private record Corruption(String field, RawFaultKind expected, UnaryOperator<SeatWorld> make) {}

    /** A drives V for a task, B sits in seat 1, C on foot has reserved seat 2. */
    private static SeatWorld sound() {
        SeatWorld world = SeatWorld.strict();
        world.enter(world.a, 0);
        world.enter(world.b, 1);
        world.reserve(world.c, 2, 7);
        Acceptor.accept(world.draft, world.a, world.v, SeatWorld.SCRIPT, new TaskSource("Primary", 2, "s1"), 5);
        return world;
    }

    @Test
    @DisplayName("S-43: what calls leave behind has no fault")
    void soundWorldHasNoFault() {
        assertThat(RawInspection.of(sound().draft)).isEmpty();
    }

    private static Corruption person(String field, RawFaultKind expected, UnaryOperator<PersonRecord> change) {
        return new Corruption("PersonRecord." + field, expected, world -> {
            world.draft.put(change.apply(world.person(world.b)));
            return world;
        });
    }

    private static Corruption pedestrian(String field, RawFaultKind expected, UnaryOperator<PersonRecord> change) {
        return new Corruption("PersonRecord." + field, expected, world -> {
            world.draft.put(change.apply(world.person(world.c)));
            return world;
        });
    }

    private static Corruption seat(String field, int index, RawFaultKind expected, UnaryOperator<Seat> change) {
        return new Corruption(field, expected, world -> {
            world.draft.put(world.vehicle().withSeat(index, change.apply(world.seat(index))));
            return world;
        });
    }

    private static Corruption reservation(
            String field, int index, RawFaultKind expected, UnaryOperator<Reservation> change) {
        return seat("Reservation." + field, index, expected, s -> s.reservedBy(change.apply(s.reservation())));
    }

    private static Corruption owner(String field, RawFaultKind expected, UnaryOperator<Owner> change) {
        return vehicle(
                "Owner." + field, expected, v -> v.withCommand(v.command(), change.apply(v.owner()), v.offeredStep()));
    }

    private static Corruption command(String field, RawFaultKind expected, UnaryOperator<Command> change) {
        return vehicle(
                "Command." + field,
                expected,
                v -> v.withCommand(change.apply(v.command()), v.owner(), v.offeredStep()));
    }

    private static Corruption vehicle(String field, RawFaultKind expected, UnaryOperator<VehicleRecord> change) {
        return new Corruption(field, expected, world -> {
            world.draft.put(change.apply(world.vehicle()));
            return world;
        });
    }

    private static PersonRecord in(PersonRecord p, VehicleHandle vehicle, int seat, boolean flag) {
        return new PersonRecord(
                p.self(), true, vehicle, seat, flag, p.driver(), p.occupancySerial(), p.associated(), true);
    }

    private static Owner ownedBy(Owner o, PersonHandle person, int seat, boolean hasOwner, boolean driverOwned) {
        return new Owner(
                person, seat, hasOwner, driverOwned, true, o.taskTree(), o.taskPriority(), o.sessionTag(), o.serial());
    }

    private static Owner task(Owner o, boolean has, String tree, int priority, String session) {
        return new Owner(o.person(), o.seat(), true, true, has, tree, priority, session, o.serial());
    }

    private static Reservation target(Reservation r, boolean reserved, PersonHandle p, VehicleHandle v, int seat) {
        return new Reservation(reserved, p, v, seat, r.requester(), r.taskTag(), r.requestSerial());
    }

    private static Reservation identity(Reservation r, PersonHandle requester, String tag, int serial) {
        return new Reservation(true, r.person(), r.vehicle(), r.seat(), requester, tag, serial);
    }

    private static Command pedals(Command c, double throttle, double brake, double steering) {
        return Command.pedals(c.source(), c.sourceTag(), throttle, brake, steering, false, false);
    }

    private static List<Corruption> personSide() {
        return List.of(
                person("seat", RawFaultKind.IN_VEHICLE_WITHOUT_SEAT, p -> in(p, p.vehicle(), -1, true)),
                person("seat", RawFaultKind.CLAIMS_MISSING_SEAT, p -> in(p, p.vehicle(), 4, true)),
                person("seat", RawFaultKind.CLAIMS_EMPTY_SEAT, p -> in(p, p.vehicle(), 3, true)),
                person("seat", RawFaultKind.CLAIMS_OCCUPIED_SEAT, p -> in(p, p.vehicle(), 0, true)),
                pedestrian("seat", RawFaultKind.SEAT_WITHOUT_IN_VEHICLE, p -> in(p, p.vehicle(), 1, false)),
                person("vehicle", RawFaultKind.IN_VEHICLE_WITHOUT_VEHICLE, p -> in(p, VehicleHandle.NONE, 1, true)),
                person("vehicle", RawFaultKind.IN_VEHICLE_WITHOUT_VEHICLE, p -> in(p, DEAD_VEHICLE, 1, true)),
                person("inVehicle", RawFaultKind.SEAT_WITHOUT_IN_VEHICLE, p -> in(p, p.vehicle(), 1, false)),
                pedestrian("inVehicle", RawFaultKind.IN_VEHICLE_WITHOUT_VEHICLE, p -> in(p, p.vehicle(), -1, true)),
                person("driver", RawFaultKind.WRONG_DRIVER_FLAG, p -> p.withDriver(true)),
                pedestrian("driver", RawFaultKind.WRONG_DRIVER_FLAG, p -> p.withDriver(true)),
                person("associated", RawFaultKind.ASSOCIATED_DEAD, p -> p.withAssociated(DEAD_VEHICLE)),
                person("occupancySerial", RawFaultKind.PERSON_SERIAL_NEGATIVE, p -> p.withSerial(-3)));
    }

    private static List<Corruption> seats() {
        PersonHandle b = sound().b;
        PersonHandle c = sound().c;
        VehicleHandle w = sound().w;
        return List.of(
                seat("Seat.occupant", 1, RawFaultKind.OCCUPIED_WITHOUT_OCCUPANT, s -> s.occupiedBy(PersonHandle.NONE)),
                seat("Seat.occupant", 1, RawFaultKind.OCCUPANT_DEAD, s -> s.occupiedBy(DEAD_PERSON)),
                seat("Seat.occupant", 1, RawFaultKind.OCCUPANT_ELSEWHERE, s -> s.occupiedBy(c)),
                seat("Seat.occupant", 3, RawFaultKind.PERSON_IN_TWO_SEATS, s -> s.occupiedBy(b)),
                seat(
                        "Seat.occupied",
                        1,
                        RawFaultKind.OCCUPANT_WITHOUT_FLAG,
                        s -> new Seat(s.occupant(), false, false, s.reservation())),
                seat(
                        "Seat.occupied",
                        3,
                        RawFaultKind.OCCUPIED_WITHOUT_OCCUPANT,
                        s -> new Seat(s.occupant(), true, false, s.reservation())),
                seat("Seat.driverSeat", 0, RawFaultKind.NO_DRIVER_SEAT, s -> s.designated(false)),
                seat("Seat.driverSeat", 2, RawFaultKind.SEVERAL_DRIVER_SEATS, s -> s.designated(true)),
                seat(
                        "Seat.reservation",
                        3,
                        RawFaultKind.RESERVATION_REMAINS,
                        s -> s.reservedBy(target(s.reservation(), false, c, w, 1))),
                reservation(
                        "reserved",
                        2,
                        RawFaultKind.RESERVATION_REMAINS,
                        r -> target(r, false, r.person(), r.vehicle(), r.seat())),
                reservation(
                        "reserved",
                        3,
                        RawFaultKind.RESERVATION_OF_OTHER_SEAT,
                        r -> target(r, true, r.person(), r.vehicle(), r.seat())),
                reservation(
                        "person",
                        2,
                        RawFaultKind.RESERVATION_OF_NOBODY,
                        r -> target(r, true, DEAD_PERSON, r.vehicle(), r.seat())),
                reservation(
                        "vehicle",
                        2,
                        RawFaultKind.RESERVATION_OF_OTHER_SEAT,
                        r -> target(r, true, r.person(), w, r.seat())),
                reservation(
                        "seat",
                        2,
                        RawFaultKind.RESERVATION_OF_OTHER_SEAT,
                        r -> target(r, true, r.person(), r.vehicle(), 3)),
                reservation(
                        "requester",
                        2,
                        RawFaultKind.RESERVATION_WITHOUT_REQUESTER,
                        r -> identity(r, PersonHandle.NONE, r.taskTag(), r.requestSerial())),
                reservation(
                        "taskTag",
                        2,
                        RawFaultKind.RESERVATION_WITHOUT_IDENTITY,
                        r -> identity(r, r.requester(), "", r.requestSerial())),
                reservation(
                        "requestSerial",
                        2,
                        RawFaultKind.RESERVATION_WITHOUT_IDENTITY,
                        r -> identity(r, r.requester(), r.taskTag(), -1)));
    }

    private static List<Corruption> commands() {
        PersonHandle b = sound().b;
        return List.of(
                vehicle(
                        "VehicleRecord.command",
                        RawFaultKind.OWNER_WITHOUT_COMMAND,
                        v -> v.withCommand(null, v.owner(), -1)),
                vehicle(
                        "VehicleRecord.owner",
                        RawFaultKind.OWNER_REMAINS,
                        v -> v.withCommand(
                                v.command(), ownedBy(v.owner(), v.owner().person(), 0, false, false), v.offeredStep())),
                vehicle(
                        "VehicleRecord.offeredStep",
                        RawFaultKind.COMMAND_OFFER_UNSOUND,
                        v -> v.withCommand(v.command(), v.owner(), -1)),
                owner("person", RawFaultKind.OWNER_NOT_IN_DRIVER_SEAT, o -> ownedBy(o, b, 0, true, true)),
                owner("person", RawFaultKind.OWNER_DEAD, o -> ownedBy(o, DEAD_PERSON, 0, true, true)),
                owner("seat", RawFaultKind.OWNER_NOT_IN_DRIVER_SEAT, o -> ownedBy(o, o.person(), 1, true, true)),
                owner("seat", RawFaultKind.OWNER_NOT_IN_DRIVER_SEAT, o -> ownedBy(o, o.person(), -1, true, true)),
                owner("hasOwner", RawFaultKind.OWNER_REMAINS, o -> ownedBy(o, o.person(), 0, false, true)),
                owner("driverOwned", RawFaultKind.OWNER_NOT_DRIVER_OWNED, o -> ownedBy(o, o.person(), 0, true, false)),
                owner("hasTaskSource", RawFaultKind.TASK_REMAINS, o -> task(o, false, "Primary", 2, "s1")),
                owner("taskTree", RawFaultKind.TASK_WITHOUT_IDENTITY, o -> task(o, true, "", 2, "s1")),
                owner("taskPriority", RawFaultKind.TASK_WITHOUT_IDENTITY, o -> task(o, true, "Primary", -1, "s1")),
                owner("sessionTag", RawFaultKind.TASK_REMAINS, o -> task(o, false, "", -1, "s1")),
                owner("serial", RawFaultKind.OWNER_SERIAL_NEGATIVE, o -> o.withSerial(-1)),
                command(
                        "source",
                        RawFaultKind.COMMAND_WITHOUT_SOURCE,
                        c -> Command.pedals(SourceType.UNKNOWN, "x", 0, 0, 0, false, false)),
                command(
                        "sourceTag",
                        RawFaultKind.COMMAND_WITHOUT_SOURCE,
                        c -> Command.pedals(c.source(), "", 0, 0, 0, false, false)),
                command("throttle", RawFaultKind.COMMAND_OUT_OF_RANGE, c -> pedals(c, Double.NaN, 0, 0)),
                command("brake", RawFaultKind.COMMAND_OUT_OF_RANGE, c -> pedals(c, 0, 1.5, 0)),
                command("steering", RawFaultKind.COMMAND_OUT_OF_RANGE, c -> pedals(c, 0, 0, -2)),
                command(
                        "targetSpeedMps",
                        RawFaultKind.COMMAND_OUT_OF_RANGE,
                        c -> Command.target(c.source(), c.sourceTag(), Double.POSITIVE_INFINITY, 0)),
                command(
                        "lateralMeters",
                        RawFaultKind.COMMAND_OUT_OF_RANGE,
                        c -> Command.target(c.source(), c.sourceTag(), 3, Double.NaN)));
    }

    private static List<Corruption> all() {
        List<Corruption> all = new ArrayList<>(personSide());
        all.addAll(seats());
        all.addAll(commands());
        return all;
    }

    @TestFactory
    @DisplayName("S-43: a corrupted field is found and its named repair leaves a sound world")
    Stream<DynamicTest> findsAndRepairs() {
        return all().stream()
                .map(c -> DynamicTest.dynamicTest(c.field() + " " + c.expected().label(), () -> check(c)));
    }

    private static void check(Corruption corruption) {
        SeatWorld world = corruption.make().apply(sound());
        TreeMap<String, Integer> serials = serials(world);
        List<RawFault> faults = RawInspection.of(world.draft);
        assertThat(faults).extracting(RawFault::kind).contains(corruption.expected());
        int rounds = 0;
        while (!faults.isEmpty() && rounds++ < 5) {
            for (RawFault fault : faults) {
                CallResult repaired = world.draft.repair(fault);
                assertThat(repaired.modified())
                        .as("repairing " + fault.kind())
                        .isEqualTo(repaired.status() == Status.REPAIRED);
            }
            faults = RawInspection.of(world.draft);
        }
        assertThat(faults).as("after the repairs").isEmpty();
        serials(world)
                .forEach((name, serial) ->
                        assertThat(serial).as("serial of " + name).isGreaterThanOrEqualTo(serials.get(name)));
        assertThat(world.person(world.a).self()).isEqualTo(world.a);
    }

    private static TreeMap<String, Integer> serials(SeatWorld world) {
        TreeMap<String, Integer> serials = new TreeMap<>();
        serials.put("owner", world.vehicle().owner().serial());
        for (int i = 0; i < 3; i++) {
            serials.put("person " + i, world.draft.personAt(i).occupancySerial());
        }
        return serials;
    }

    @Test
    @DisplayName("S-43: no field is left out")
    void everyFieldIsCorrupted() {
        TreeSet<String> fields = new TreeSet<>();
        for (Class<?> type : new Class<?>[] {
            PersonRecord.class, VehicleRecord.class, Seat.class, Reservation.class, Owner.class, Command.class
        }) {
            for (RecordComponent component : type.getRecordComponents()) {
                fields.add(type.getSimpleName() + "." + component.getName());
            }
        }
        all().forEach(c -> fields.remove(c.field()));
        assertThat(fields).containsExactlyInAnyOrderElementsOf(FREE);
    }

    @Test
    @DisplayName("S-43: every kind of fault is seen in a test")
    void everyKindIsSeen() {
        assertThat(all()).extracting(Corruption::expected).contains(RawFaultKind.values());
    }

    @Test
    @DisplayName("S-43: a person in seats of two vehicles loses the one that it does not acknowledge")
    void personInTwoVehicles() {
        SeatWorld world = sound();
        VehicleRecord other = world.draft.vehicle(world.w);
        world.draft.put(other.withSeat(2, other.seat(2).occupiedBy(world.b)));
        List<RawFault> faults = RawInspection.of(world.draft);
        assertThat(faults)
                .containsExactly(new RawFault(RawFaultKind.PERSON_IN_TWO_SEATS, PersonHandle.NONE, world.w, 2));
        assertThat(world.draft.repair(faults.get(0)).vehicleSideChanged()).isTrue();
        assertThat(world.seat(1).occupant()).isEqualTo(world.b);
        assertThat(RawInspection.of(world.draft)).isEmpty();
    }

    @Test
    @DisplayName("S-43: repairing a fault that is gone changes nothing")
    void repairsOnlyWhatIsThere() {
        SeatWorld world = sound();
        Relations before = world.draft.publish();
        for (RawFaultKind kind : RawFaultKind.values()) {
            CallResult result = world.draft.repair(new RawFault(kind, world.b, world.v, 1));
            assertThat(result.status()).isEqualTo(Status.UNCHANGED);
        }
        assertThat(world.draft.publish()).isEqualTo(before);
    }
}
