package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;

/**
 * A fault in raw fields and where it is. The record that is at fault is alive; it is the person's when the vehicle is NONE.
 * Repairing it is a call.
 */
public record RawFault(RawFaultKind kind, PersonHandle person, VehicleHandle vehicle, int seat) implements Call {
    static RawFault of(RawFaultKind kind, PersonRecord person) {
        return new RawFault(kind, person.self(), VehicleHandle.NONE, -1);
    }

    static RawFault of(RawFaultKind kind, VehicleRecord vehicle, int seat) {
        return new RawFault(kind, PersonHandle.NONE, vehicle.self(), seat);
    }
}
