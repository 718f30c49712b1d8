package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;

/** A seat asked for: the target (person, vehicle, seat) and which request it is (requester, task tag, serial). */
public record Reservation(
        boolean reserved,
        PersonHandle person,
        VehicleHandle vehicle,
        int seat,
        PersonHandle requester,
        String taskTag,
        int requestSerial) {
    public static final Reservation NONE =
            new Reservation(false, PersonHandle.NONE, VehicleHandle.NONE, -1, PersonHandle.NONE, "", 0);

    static Reservation of(ReservationRequest r) {
        return new Reservation(true, r.person(), r.vehicle(), r.seat(), r.requester(), r.taskTag(), r.requestSerial());
    }

    boolean hasTargetOf(ReservationRequest r) {
        return reserved && seat == r.seat() && person.equals(r.person()) && vehicle.equals(r.vehicle());
    }

    boolean hasIdentityOf(ReservationRequest r) {
        return requester.equals(r.requester()) && requestSerial == r.requestSerial() && taskTag.equals(r.taskTag());
    }

    boolean isFor(PersonHandle who) {
        return reserved && person.equals(who);
    }
}
