package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.Labels;
import dev.wheelhouse.sim.id.VehicleHandle;
import org.jspecify.annotations.Nullable;

/** What a person's claim to sit in a vehicle is worth (S-40), the first finding in this order. */
public enum PersonInspection {
    NO_PED_OCCUPANCY,
    INVALID_PED,
    INVALID_VEHICLE,
    TARGET_MISMATCH,
    SEAT_OUT_OF_RANGE,
    SEAT_EMPTY,
    DIFFERENT_OCCUPANT,
    CONSISTENT;

    private final String label = Labels.of(this);

    /** A null record is that of a dead handle. */
    public static PersonInspection of(@Nullable PersonRecord person, @Nullable VehicleRecord vehicle) {
        if (person == null) {
            return INVALID_PED;
        }
        if (!person.isInVehicle()) {
            return NO_PED_OCCUPANCY;
        }
        if (vehicle == null) {
            return INVALID_VEHICLE;
        }
        VehicleHandle claimed = person.vehicle();
        if (!claimed.equals(vehicle.self())) {
            return TARGET_MISMATCH;
        }
        if (!vehicle.hasSeat(person.seat())) {
            return SEAT_OUT_OF_RANGE;
        }
        Seat seat = vehicle.seat(person.seat());
        if (!seat.isOccupied()) {
            return SEAT_EMPTY;
        }
        return seat.isOccupiedBy(person.self()) ? CONSISTENT : DIFFERENT_OCCUPANT;
    }

    /** Whether a repair of the person's side may clear the record. */
    boolean isResidue() {
        return this == SEAT_OUT_OF_RANGE || this == SEAT_EMPTY || this == DIFFERENT_OCCUPANT;
    }

    public String label() {
        return label;
    }
}
