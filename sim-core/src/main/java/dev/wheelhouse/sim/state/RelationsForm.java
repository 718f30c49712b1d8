package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Owner;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.Reservation;
import dev.wheelhouse.sim.seat.Seat;
import dev.wheelhouse.sim.seat.VehicleRecord;

/** Both sides of all relations as named fields, in the order of their slots. */
final class RelationsForm {
    private RelationsForm() {}

    static void write(Relations r, StateSink out) {
        out.whole("seats.vehicles", -1, r.vehicleSlots());
        for (int i = 0; i < r.vehicleSlots(); i++) {
            vehicle(r.vehicleAt(i), i, out);
        }
        out.whole("persons.size", -1, r.personSlots());
        for (int i = 0; i < r.personSlots(); i++) {
            person(r.personAt(i), i, out);
        }
    }

    private static void vehicle(VehicleRecord v, int i, StateSink out) {
        out.whole("seats.generation", i, v.self().generation());
        out.whole("seats.alive", i, v.alive() ? 1 : 0);
        out.whole("seats.count", i, v.seats().size());
        for (Seat seat : v.seats()) {
            person("seats.occupant", i, seat.occupant(), out);
            out.whole("seats.occupied", i, seat.occupied() ? 1 : 0);
            out.whole("seats.driverSeat", i, seat.driverSeat() ? 1 : 0);
            reservation(seat.reservation(), i, out);
        }
        command(v.command(), i, out);
        owner(v.owner(), i, out);
        out.whole("seats.offeredStep", i, v.offeredStep());
    }

    private static void reservation(Reservation r, int i, StateSink out) {
        boolean isNone = r.equals(Reservation.NONE);
        out.whole("reservation.exists", i, isNone ? 0 : 1);
        if (isNone) {
            return;
        }
        out.whole("reservation.reserved", i, r.reserved() ? 1 : 0);
        person("reservation.person", i, r.person(), out);
        vehicle("reservation.vehicle", i, r.vehicle(), out);
        out.whole("reservation.seat", i, r.seat());
        person("reservation.requester", i, r.requester(), out);
        out.text("reservation.taskTag", i, r.taskTag());
        out.whole("reservation.requestSerial", i, r.requestSerial());
    }

    private static void command(@org.jspecify.annotations.Nullable Command c, int i, StateSink out) {
        out.whole("command.source", i, c == null ? -1 : c.source().ordinal());
        if (c == null) {
            return;
        }
        out.text("command.sourceTag", i, c.sourceTag());
        out.whole("command.isTarget", i, c.isTarget() ? 1 : 0);
        if (c.isTarget()) {
            out.number("command.targetSpeedMps", i, c.targetSpeedMps());
            out.number("command.lateralMeters", i, c.lateralMeters());
        } else {
            out.number("command.throttle", i, c.throttle());
            out.number("command.brake", i, c.brake());
            out.number("command.steering", i, c.steering());
        }
        out.whole("command.handbrake", i, c.handbrake() ? 1 : 0);
        out.whole("command.reverse", i, c.reverse() ? 1 : 0);
    }

    private static void owner(Owner o, int i, StateSink out) {
        person("owner.person", i, o.person(), out);
        out.whole("owner.seat", i, o.seat());
        out.whole("owner.hasOwner", i, o.hasOwner() ? 1 : 0);
        out.whole("owner.driverOwned", i, o.driverOwned() ? 1 : 0);
        out.whole("owner.hasTaskSource", i, o.hasTaskSource() ? 1 : 0);
        out.text("owner.taskTree", i, o.taskTree());
        out.whole("owner.taskPriority", i, o.taskPriority());
        out.text("owner.sessionTag", i, o.sessionTag());
        out.whole("owner.serial", i, o.serial());
    }

    private static void person(PersonRecord p, int i, StateSink out) {
        out.whole("persons.generation", i, p.self().generation());
        out.whole("persons.alive", i, p.alive() ? 1 : 0);
        vehicle("persons.vehicle", i, p.vehicle(), out);
        out.whole("persons.seat", i, p.seat());
        out.whole("persons.inVehicle", i, p.inVehicle() ? 1 : 0);
        out.whole("persons.driver", i, p.driver() ? 1 : 0);
        out.whole("persons.occupancySerial", i, p.occupancySerial());
        vehicle("persons.associated", i, p.associated(), out);
        out.whole("persons.resetAssociatedOnExit", i, p.resetAssociatedOnExit() ? 1 : 0);
    }

    private static void person(String field, int i, PersonHandle h, StateSink out) {
        out.whole(field, i, h.slot());
        if (h.slot() >= 0) {
            out.whole(field, i, h.generation());
        }
    }

    private static void vehicle(String field, int i, VehicleHandle h, StateSink out) {
        out.whole(field, i, h.slot());
        if (h.slot() >= 0) {
            out.whole(field, i, h.generation());
        }
    }
}
