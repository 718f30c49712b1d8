package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.OwnerState;
import dev.wheelhouse.sim.seat.VehicleRecord;
import org.jspecify.annotations.Nullable;

/** Which command acts in the step, checked again just before (S-39). */
public final class ActingCommand {
    private ActingCommand() {}

    /** Null when there is none or its owner no longer drives: the vehicle then rolls out and the road's bounds still brake. */
    public static @Nullable Command of(VehicleRecord vehicle) {
        return OwnerState.of(vehicle).isInvalid() ? null : vehicle.command();
    }
}
