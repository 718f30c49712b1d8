package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;

/** A request for a seat with its identity, which whoever made it keeps until it ends. */
public record ReservationRequest(
        PersonHandle person,
        VehicleHandle vehicle,
        int seat,
        PersonHandle requester,
        String taskTag,
        int requestSerial) {

    /** The same request under another serial. */
    public ReservationRequest withSerial(int serial) {
        return new ReservationRequest(person, vehicle, seat, requester, taskTag, serial);
    }
}
