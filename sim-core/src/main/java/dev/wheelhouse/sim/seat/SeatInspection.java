package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.Labels;
import dev.wheelhouse.sim.id.PersonHandle;
import org.jspecify.annotations.Nullable;

/** What a seat's claim to hold a person is worth (S-40), the first finding in this order. */
public enum SeatInspection {
    INVALID_VEHICLE,
    INVALID_SEAT,
    SEAT_EMPTY,
    OCCUPANT_MISMATCH,
    PED_NOT_IN_VEHICLE,
    PED_OTHER_VEHICLE,
    PED_OTHER_SEAT,
    CONSISTENT;

    private final String label = Labels.of(this);

    /**
     * Looks at a seat on behalf of a person; a null record is that of a dead handle.
     *
     * @param who the person asked about, who may be dead
     */
    public static SeatInspection of(
            @Nullable VehicleRecord vehicle, int index, PersonHandle who, @Nullable PersonRecord person) {
        if (vehicle == null) {
            return INVALID_VEHICLE;
        }
        if (!vehicle.hasSeat(index)) {
            return INVALID_SEAT;
        }
        Seat seat = vehicle.seat(index);
        if (!seat.isOccupied()) {
            return SEAT_EMPTY;
        }
        if (!seat.isOccupiedBy(who)) {
            return OCCUPANT_MISMATCH;
        }
        if (person == null || !person.isInVehicle()) {
            return PED_NOT_IN_VEHICLE;
        }
        if (!person.vehicle().equals(vehicle.self())) {
            return PED_OTHER_VEHICLE;
        }
        return person.seat() == index ? CONSISTENT : PED_OTHER_SEAT;
    }

    /** Whether a repair of the vehicle's side may clear the seat. */
    boolean isResidue() {
        return this == PED_NOT_IN_VEHICLE || this == PED_OTHER_VEHICLE || this == PED_OTHER_SEAT;
    }

    public String label() {
        return label;
    }
}
