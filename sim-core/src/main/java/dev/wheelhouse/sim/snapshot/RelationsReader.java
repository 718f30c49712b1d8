package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Owner;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.seat.Reservation;
import dev.wheelhouse.sim.seat.Seat;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.Terms;
import dev.wheelhouse.sim.seat.VehicleRecord;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Relations back from their fields. Disagreeing sides are state too, when a fault was injected, so they are not refused. */
final class RelationsReader {
    private final ByteSource in;
    private final int vehicles;
    private int persons;

    RelationsReader(ByteSource in, int vehicles) {
        this.in = in;
        this.vehicles = vehicles;
    }

    Relations read() throws SnapshotException {
        in.whole("seats.vehicles", -1, vehicles, vehicles);
        RelationsDraft draft = new RelationsDraft(Relations.EMPTY, Terms.STRICT);
        persons = Integer.MAX_VALUE;
        for (int i = 0; i < vehicles; i++) {
            draft.addVehicle(0, -1);
            draft.put(vehicle(i));
        }
        persons = in.small("persons.size", -1, 0, 1_000_000);
        for (int i = 0; i < persons; i++) {
            draft.addPerson(false);
            draft.put(person(i));
        }
        return draft.publish();
    }

    private VehicleRecord vehicle(int i) throws SnapshotException {
        VehicleHandle self = new VehicleHandle(i, in.small("seats.generation", i, 1, Integer.MAX_VALUE));
        boolean alive = in.flag("seats.alive", i);
        int count = in.small("seats.count", i, 0, 100);
        List<Seat> seats = new ArrayList<>(count);
        for (int k = 0; k < count; k++) {
            PersonHandle occupant = personHandle("seats.occupant", i);
            boolean occupied = in.flag("seats.occupied", i);
            boolean drives = in.flag("seats.driverSeat", i);
            seats.add(usual(new Seat(occupant, occupied, drives, reservation(i))));
        }
        Command command = command(i);
        Owner owner = owner(i);
        return new VehicleRecord(
                self,
                alive,
                List.copyOf(seats),
                command,
                owner,
                in.small("seats.offeredStep", i, -1, Integer.MAX_VALUE));
    }

    private static Seat usual(Seat seat) {
        return seat.equals(Seat.EMPTY) ? Seat.EMPTY : seat;
    }

    private Reservation reservation(int i) throws SnapshotException {
        if (!in.flag("reservation.exists", i)) {
            return Reservation.NONE;
        }
        return new Reservation(
                in.flag("reservation.reserved", i),
                personHandle("reservation.person", i),
                vehicleHandle("reservation.vehicle", i),
                in.small("reservation.seat", i, -1, 1000),
                personHandle("reservation.requester", i),
                in.text("reservation.taskTag", i),
                in.small("reservation.requestSerial", i, Integer.MIN_VALUE, Integer.MAX_VALUE));
    }

    private @Nullable Command command(int i) throws SnapshotException {
        int source = in.small("command.source", i, -1, SourceType.values().length - 1);
        if (source < 0) {
            return null;
        }
        SourceType type = SourceType.values()[source];
        String tag = in.text("command.sourceTag", i);
        if (in.flag("command.isTarget", i)) {
            double speed = in.number("command.targetSpeedMps", i, 0, 1000);
            double lateral = in.number("command.lateralMeters", i, -1000, 1000);
            boolean hand = in.flag("command.handbrake", i);
            boolean back = in.flag("command.reverse", i);
            return new Command(type, tag, Double.NaN, Double.NaN, Double.NaN, hand, back, speed, lateral);
        }
        double throttle = in.number("command.throttle", i, 0, 1);
        double brake = in.number("command.brake", i, 0, 1);
        double steering = in.number("command.steering", i, -1, 1);
        return Command.pedals(
                type, tag, throttle, brake, steering, in.flag("command.handbrake", i), in.flag("command.reverse", i));
    }

    private Owner owner(int i) throws SnapshotException {
        return new Owner(
                personHandle("owner.person", i),
                in.small("owner.seat", i, -1, 1000),
                in.flag("owner.hasOwner", i),
                in.flag("owner.driverOwned", i),
                in.flag("owner.hasTaskSource", i),
                in.text("owner.taskTree", i),
                in.small("owner.taskPriority", i, -1, Integer.MAX_VALUE),
                in.text("owner.sessionTag", i),
                in.small("owner.serial", i, 0, Integer.MAX_VALUE));
    }

    private PersonRecord person(int i) throws SnapshotException {
        return new PersonRecord(
                new PersonHandle(i, in.small("persons.generation", i, 1, Integer.MAX_VALUE)),
                in.flag("persons.alive", i),
                vehicleHandle("persons.vehicle", i),
                in.small("persons.seat", i, Integer.MIN_VALUE, 1000),
                in.flag("persons.inVehicle", i),
                in.flag("persons.driver", i),
                in.small("persons.occupancySerial", i, 0, Integer.MAX_VALUE),
                vehicleHandle("persons.associated", i),
                in.flag("persons.resetAssociatedOnExit", i));
    }

    private PersonHandle personHandle(String field, int i) throws SnapshotException {
        int slot = in.small(field, i, -1, persons == Integer.MAX_VALUE ? 1_000_000 : persons - 1);
        return slot < 0 ? PersonHandle.NONE : new PersonHandle(slot, in.small(field, i, 0, Integer.MAX_VALUE));
    }

    private VehicleHandle vehicleHandle(String field, int i) throws SnapshotException {
        int slot = in.small(field, i, -1, vehicles - 1);
        return slot < 0 ? VehicleHandle.NONE : new VehicleHandle(slot, in.small(field, i, 0, Integer.MAX_VALUE));
    }
}
