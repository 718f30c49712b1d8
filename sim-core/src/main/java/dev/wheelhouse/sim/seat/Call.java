package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;

/** Something asked of one person and one vehicle. Handles are NONE and the seat −1 where a call has none. */
public interface Call {
    PersonHandle person();

    VehicleHandle vehicle();

    int seat();
}
