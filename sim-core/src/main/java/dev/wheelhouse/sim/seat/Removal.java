package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;

/**
 * What the end of a vehicle or person took with it (S-44). It reads the whole world, so that nothing refers to the dead handle
 * afterwards, whatever was corrupted.
 *
 * @param removed false when the handle was dead already; then nothing changed
 * @param seatsFreed seats that a removed person was named by, or persons whom a removed vehicle put outside
 * @param reservationsCleared reservations for or by the removed person, or on the removed vehicle
 * @param commandsCleared commands that had it as owner
 */
public record Removal(boolean removed, int seatsFreed, int reservationsCleared, int commandsCleared) {
    private static final Removal NOTHING = new Removal(false, 0, 0, 0);

    static Removal ofVehicle(RelationsDraft world, VehicleHandle handle) {
        VehicleRecord vehicle = world.vehicle(handle);
        if (vehicle == null) {
            return NOTHING;
        }
        int reservations = 0;
        for (Seat seat : vehicle.seats()) {
            reservations += seat.reservation().reserved() ? 1 : 0;
        }
        int outside = putOutside(world, handle);
        world.put(vehicle.removed());
        return new Removal(true, outside, reservations, vehicle.owner().hasOwner() ? 1 : 0);
    }

    private static int putOutside(RelationsDraft world, VehicleHandle handle) {
        int outside = 0;
        for (int i = 0; i < world.personSlots(); i++) {
            PersonRecord person = world.personAt(i);
            boolean names = person.vehicle().equals(handle);
            if (person.alive() && (names || person.associated().equals(handle))) {
                PersonRecord next = names ? person.outside(person.associated()) : person;
                boolean forgets = next.associated().equals(handle);
                world.put(forgets ? next.withAssociated(VehicleHandle.NONE) : next);
                outside += names ? 1 : 0;
            }
        }
        return outside;
    }

    static Removal ofPerson(RelationsDraft world, PersonHandle handle) {
        PersonRecord person = world.person(handle);
        if (person == null) {
            return NOTHING;
        }
        int seats = 0;
        int reservations = 0;
        int commands = 0;
        for (int i = 0; i < world.vehicleSlots(); i++) {
            VehicleRecord vehicle = world.vehicleAt(i);
            for (int k = 0; k < vehicle.seats().size(); k++) {
                Seat seat = vehicle.seat(k);
                boolean sits = seat.names(handle);
                boolean asked = concerns(seat.reservation(), handle);
                if (sits || asked) {
                    Seat next = sits ? seat.emptied() : seat;
                    vehicle = vehicle.withSeat(k, asked ? next.reservedBy(Reservation.NONE) : next);
                    seats += sits ? 1 : 0;
                    reservations += asked ? 1 : 0;
                }
            }
            if (vehicle.owner().person().equals(handle)) {
                vehicle = vehicle.withCommand(null, vehicle.owner().cleared(), -1);
                commands++;
            }
            if (vehicle != world.vehicleAt(i)) {
                world.put(vehicle);
            }
        }
        world.put(person.removed());
        return new Removal(true, seats, reservations, commands);
    }

    private static boolean concerns(Reservation reservation, PersonHandle person) {
        return reservation.person().equals(person) || reservation.requester().equals(person);
    }
}
