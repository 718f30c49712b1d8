package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.Labels;

/** Whether the vehicle's own records still stand for the command's owner (S-31); the person is not asked. */
public enum OwnerState {
    NO_OWNER,
    NOT_DRIVER_OWNED,
    VALID,
    SEAT_MISSING,
    NOT_DRIVER_SEAT,
    OCCUPANT_CHANGED;

    private final String label = Labels.of(this);

    public static OwnerState of(VehicleRecord vehicle) {
        Owner owner = vehicle.owner();
        if (!owner.hasOwner()) {
            return NO_OWNER;
        }
        if (!owner.driverOwned()) {
            return NOT_DRIVER_OWNED;
        }
        if (!vehicle.hasSeat(owner.seat())) {
            return SEAT_MISSING;
        }
        Seat seat = vehicle.seat(owner.seat());
        if (!seat.driverSeat()) {
            return NOT_DRIVER_SEAT;
        }
        return seat.isOccupiedBy(owner.person()) ? VALID : OCCUPANT_CHANGED;
    }

    /** Whether the command has lost its owner. */
    public boolean isInvalid() {
        return ordinal() > VALID.ordinal();
    }

    public String label() {
        return label;
    }
}
