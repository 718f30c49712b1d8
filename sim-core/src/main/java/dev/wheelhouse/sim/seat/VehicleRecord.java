package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A vehicle's side of the relation: its seats, the accepted command and whose that is.
 *
 * @param seats unmodifiable; no call makes it longer
 * @param offeredStep the step in which a Script or Player command was last accepted, −1 for other commands
 */
public record VehicleRecord(
        VehicleHandle self,
        boolean alive,
        List<Seat> seats,
        @Nullable Command command,
        Owner owner,
        int offeredStep) {

    /** An empty vehicle; a driving seat of −1 is none. */
    public static VehicleRecord empty(VehicleHandle self, int seatCount, int drivingSeat) {
        List<Seat> seats = new ArrayList<>(seatCount);
        for (int i = 0; i < seatCount; i++) {
            seats.add(i == drivingSeat ? Seat.EMPTY_DRIVER : Seat.EMPTY);
        }
        return new VehicleRecord(self, true, List.copyOf(seats), null, Owner.NONE, -1);
    }

    public Seat seat(int index) {
        return seats.get(index);
    }

    public boolean hasSeat(int index) {
        return index >= 0 && index < seats.size();
    }

    /** The index of the first seat designated for driving, −1 without one. */
    public int drivingSeat() {
        for (int i = 0; i < seats.size(); i++) {
            if (seats.get(i).driverSeat()) {
                return i;
            }
        }
        return -1;
    }

    /** The person in the driving seat, or none. */
    public PersonHandle driver() {
        int index = drivingSeat();
        return index >= 0 && seats.get(index).isOccupied() ? seats.get(index).occupant() : PersonHandle.NONE;
    }

    public VehicleRecord withSeat(int index, Seat seat) {
        Seat[] next = seats.toArray(new Seat[0]);
        next[index] = seat;
        return new VehicleRecord(self, alive, List.of(next), command, owner, offeredStep);
    }

    public VehicleRecord withCommand(@Nullable Command next, Owner nextOwner, int nextOfferedStep) {
        return new VehicleRecord(self, alive, seats, next, nextOwner, nextOfferedStep);
    }

    /** The record that keeps a removed vehicle's handle dead. */
    VehicleRecord removed() {
        return new VehicleRecord(self, false, List.of(), null, Owner.NONE, -1);
    }
}
