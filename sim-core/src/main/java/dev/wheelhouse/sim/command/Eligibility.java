package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.id.Labels;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.Seat;
import dev.wheelhouse.sim.seat.VehicleRecord;
import org.jspecify.annotations.Nullable;

/** Whether a person may have a command accepted now (S-30): the first check that fails, in this order. Never stored. */
public enum Eligibility {
    INVALID_PED,
    INVALID_VEHICLE,
    NO_DRIVER_SEAT,
    DRIVER_SEAT_EMPTY,
    OCCUPANT_MISMATCH,
    RELATIONSHIP_MISMATCH,
    PED_NOT_DRIVER,
    READY;

    private final String label = Labels.of(this);

    /** A null record is that of a dead handle. */
    public static Eligibility of(@Nullable PersonRecord person, @Nullable VehicleRecord vehicle) {
        if (person == null) {
            return INVALID_PED;
        }
        if (vehicle == null) {
            return INVALID_VEHICLE;
        }
        int driving = vehicle.drivingSeat();
        if (driving < 0) {
            return NO_DRIVER_SEAT;
        }
        Seat seat = vehicle.seat(driving);
        if (!seat.isOccupied()) {
            return DRIVER_SEAT_EMPTY;
        }
        if (!seat.occupant().equals(person.self())) {
            return OCCUPANT_MISMATCH;
        }
        if (!person.isIn(vehicle.self()) || person.seat() != driving) {
            return RELATIONSHIP_MISMATCH;
        }
        return person.driver() ? READY : PED_NOT_DRIVER;
    }

    /** The answer with the facts gathered on the way. */
    public static Facts facts(@Nullable PersonRecord person, @Nullable VehicleRecord vehicle) {
        Eligibility first = of(person, vehicle);
        int driving = first.ordinal() > NO_DRIVER_SEAT.ordinal() && vehicle != null ? vehicle.drivingSeat() : -1;
        PersonHandle driver =
                first.ordinal() > DRIVER_SEAT_EMPTY.ordinal() && vehicle != null ? vehicle.driver() : PersonHandle.NONE;
        return new Facts(first, driving, driver);
    }

    public String label() {
        return label;
    }

    /**
     * What was found until the first check failed.
     *
     * @param drivingSeat −1 when not reached
     * @param driver NONE when not reached
     */
    public record Facts(Eligibility first, int drivingSeat, PersonHandle driver) {
        /** Whether a check was made and passed; READY asks for all. */
        public boolean passed(Eligibility check) {
            return check.ordinal() < first.ordinal() || first == READY;
        }
    }
}
