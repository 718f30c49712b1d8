package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.command.Acceptance;
import dev.wheelhouse.sim.command.Acceptor;
import dev.wheelhouse.sim.command.Eligibility;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Several persons and vehicles and an endless sequence of calls about them, all from one seed. */
final class RandomWorld {
    private static final String[] TAGS = {"enter", "takeover"};
    private static final Command[] COMMANDS = {
        SeatWorld.AI,
        SeatWorld.SCRIPT,
        SeatWorld.PLAYER,
        Command.target(SourceType.AI, "ai", 8, 0),
        Command.pedals(SourceType.UNKNOWN, "x", 0, 0, 0, false, false),
        Command.pedals(SourceType.PLAYER, "", 0, 0, 0, false, false)
    };

    final Random random;
    final RelationsDraft draft;
    final List<PersonHandle> persons = new ArrayList<>();
    final List<VehicleHandle> vehicles = new ArrayList<>();
    final List<ReservationRequest> granted = new ArrayList<>();
    int step;

    RandomWorld(long seed, Terms terms) {
        random = new Random(seed);
        draft = new RelationsDraft(Relations.EMPTY, terms);
        for (int i = 0; i < 3; i++) {
            vehicles.add(draft.addVehicle(2 + random.nextInt(3), 0));
        }
        for (int i = 0; i < 5; i++) {
            persons.add(draft.addPerson(random.nextBoolean()));
        }
    }

    /** What one turn did: the call's result, or a removal's. */
    record Turn(@Nullable CallResult result, @Nullable Removal removal, boolean accepted, boolean wasEligible) {}

    Turn turn() {
        step++;
        int kind = random.nextInt(100);
        if (kind == 0) {
            return removeVehicle();
        }
        if (kind == 1) {
            return removePerson();
        }
        if (kind < 20) {
            return accept();
        }
        CallResult result = draft.apply(call(kind));
        if (result.status() == Status.RESERVED) {
            granted.add(((RelationCall.OfReservation) result.call()).request());
        }
        return new Turn(result, null, false, false);
    }

    private Turn removeVehicle() {
        int index = random.nextInt(vehicles.size());
        Removal removal = draft.removeVehicle(vehicles.get(index));
        if (removal.removed()) {
            vehicles.add(draft.addVehicle(vehicles.get(index).slot(), 2 + random.nextInt(3), 0));
        }
        keepSome(vehicles);
        return new Turn(null, removal, false, false);
    }

    private Turn removePerson() {
        int index = random.nextInt(persons.size());
        PersonHandle gone = persons.get(index);
        Removal removal = draft.removePerson(gone);
        if (removal.removed()) {
            persons.add(draft.addPerson(gone.slot(), random.nextBoolean()));
        }
        keepSome(persons);
        return new Turn(null, removal, false, false);
    }

    /** Keeps all living handles and a few dead ones to call with. */
    private void keepSome(List<?> handles) {
        handles.removeIf(h -> handles.size() > 9 && isDead(h) && random.nextBoolean());
    }

    private boolean isDead(Object handle) {
        return handle instanceof PersonHandle p
                ? draft.person(p) == null
                : draft.vehicle((VehicleHandle) handle) == null;
    }

    private Turn accept() {
        VehicleHandle which = vehicle();
        PersonHandle who = driverOrOther(which);
        boolean eligible = Eligibility.of(draft.person(who), draft.vehicle(which)) == Eligibility.READY;
        TaskSource task = random.nextBoolean() ? null : task();
        Acceptance acceptance = Acceptor.accept(draft, who, which, oneOf(COMMANDS), task, step);
        return new Turn(acceptance.full(), null, acceptance.isAccepted(), eligible);
    }

    private RelationCall call(int kind) {
        return switch (kind % 12) {
            case 0 -> new RelationCall.Reserve(request(), permissions(), needs());
            case 1 -> new RelationCall.Confirm(heldOrOther(), permissions(), needs());
            case 2 -> new RelationCall.Release(heldOrOther(), permissions(), needs());
            case 3 -> new RelationCall.Replace(heldOrOther().withSerial(random.nextInt(4)), permissions(), needs());
            case 4, 5 -> new RelationCall.Enter(person(), vehicle(), seat(), random.nextInt(4) == 0, permissions());
            case 6 -> new RelationCall.ChangeSeat(person(), vehicle(), seat(), random.nextInt(4) == 0, permissions());
            case 7 -> exit();
            case 8 ->
                new RelationCall.Repair(
                        oneOf(RepairAction.values()), person(), vehicle(), seat(), random.nextBoolean());
            case 9 -> new RelationCall.SetDirectly(vehicle(), COMMANDS[random.nextInt(4)], step);
            case 10 -> cleanUp();
            default -> new RelationCall.Lapse(vehicle(), step, 5);
        };
    }

    private RelationCall cleanUp() {
        VehicleHandle which = vehicle();
        return new RelationCall.CleanUpTask(driverOrOther(which), which, task());
    }

    private PersonHandle driverOrOther(VehicleHandle which) {
        VehicleRecord vehicle = draft.vehicle(which);
        return vehicle == null || random.nextBoolean() ? person() : vehicle.driver();
    }

    private RelationCall exit() {
        PersonRecord who = draft.personAt(random.nextInt(draft.personSlots()));
        return random.nextInt(3) == 0
                ? new RelationCall.Exit(person(), vehicle(), seat())
                : new RelationCall.Exit(who.self(), who.vehicle(), who.seat());
    }

    private ReservationRequest request() {
        PersonHandle who = person();
        PersonHandle requester = random.nextInt(4) == 0 ? livingPerson() : who;
        return new ReservationRequest(
                who,
                vehicle(),
                seat(),
                draft.person(requester) == null ? livingPerson() : requester,
                oneOf(TAGS),
                random.nextInt(4));
    }

    private ReservationRequest heldOrOther() {
        return granted.isEmpty() || random.nextInt(3) == 0
                ? request()
                : granted.get(granted.size() - 1 - random.nextInt(Math.min(4, granted.size())));
    }

    private PersonHandle livingPerson() {
        return draft.personAt(random.nextInt(draft.personSlots())).self();
    }

    private PersonHandle person() {
        return random.nextInt(30) == 0 ? PersonHandle.NONE : persons.get(random.nextInt(persons.size()));
    }

    private VehicleHandle vehicle() {
        return random.nextInt(30) == 0 ? VehicleHandle.NONE : vehicles.get(random.nextInt(vehicles.size()));
    }

    private int seat() {
        return random.nextInt(12) == 0 ? random.nextInt(12) - 2 : random.nextInt(3);
    }

    private Permissions permissions() {
        return random.nextInt(5) == 0
                ? new Permissions(random.nextInt(1 << Permission.values().length))
                : Permissions.USUAL.and(Permission.DESIGNATE_DRIVER);
    }

    private Needs needs() {
        return random.nextInt(10) == 0 ? new Needs(random.nextInt(1 << Need.values().length)) : Needs.NOTHING;
    }

    private TaskSource task() {
        return new TaskSource("Primary", random.nextInt(2), random.nextInt(3) == 0 ? "" : "s1");
    }

    private <T> T oneOf(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
