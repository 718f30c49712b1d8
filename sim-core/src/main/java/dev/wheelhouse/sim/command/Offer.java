package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.seat.Call;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.TaskSource;
import org.jspecify.annotations.Nullable;

/** A person offers a command to a vehicle; the task is null for one that no task submits. */
public record Offer(
        PersonHandle person,
        VehicleHandle vehicle,
        Command command,
        @Nullable TaskSource task) implements Call {
    @Override
    public int seat() {
        return -1;
    }
}
