package dev.wheelhouse.sim.seat;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a call did (S-5): its status and both sides before and after, which are null where a handle was dead. What changed is read
 * from these records, so that no flag can say anything else.
 *
 * @param detail why, empty when the status says all
 */
public record CallResult(
        Call call,
        Status status,
        String detail,
        @Nullable VehicleRecord vehicleBefore,
        @Nullable VehicleRecord vehicleAfter,
        @Nullable PersonRecord personBefore,
        @Nullable PersonRecord personAfter) {

    static CallResult unchanged(
            Call call, Status status, String detail, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        return new CallResult(call, status, detail, vehicle, vehicle, person, person);
    }

    public boolean modified() {
        return reservationChanged()
                || vehicleSideChanged()
                || personSideChanged()
                || commandChanged()
                || ownerChanged();
    }

    /** Whether a reservation on a seat of the vehicle changed. */
    public boolean reservationChanged() {
        List<Seat> before = seats(vehicleBefore);
        List<Seat> after = seats(vehicleAfter);
        for (int i = 0; before != after && i < before.size(); i++) {
            if (!before.get(i).reservation().equals(after.get(i).reservation())) {
                return true;
            }
        }
        return false;
    }

    /** Whether an occupant or the driver's designation changed. */
    public boolean vehicleSideChanged() {
        List<Seat> before = seats(vehicleBefore);
        List<Seat> after = seats(vehicleAfter);
        for (int i = 0; before != after && i < before.size(); i++) {
            Seat a = before.get(i);
            Seat b = after.get(i);
            if (a.occupied() != b.occupied()
                    || a.driverSeat() != b.driverSeat()
                    || !a.occupant().equals(b.occupant())) {
                return true;
            }
        }
        return false;
    }

    public boolean personSideChanged() {
        return personBefore != null && personBefore != personAfter && !personBefore.equals(personAfter);
    }

    /** Whether the command changed, or the step in which it was offered. */
    public boolean commandChanged() {
        if (vehicleBefore == null || vehicleAfter == null) {
            return false;
        }
        if (vehicleBefore.offeredStep() != vehicleAfter.offeredStep()) {
            return true;
        }
        Command before = vehicleBefore.command();
        return before == null ? vehicleAfter.command() != null : !before.equals(vehicleAfter.command());
    }

    public boolean ownerChanged() {
        return vehicleBefore != null
                && vehicleAfter != null
                && !vehicleBefore.owner().equals(vehicleAfter.owner());
    }

    public boolean commandCleared() {
        return commandChanged() && vehicleAfter != null && vehicleAfter.command() == null;
    }

    private static List<Seat> seats(@Nullable VehicleRecord vehicle) {
        return vehicle == null ? List.of() : vehicle.seats();
    }
}
