package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;

/** A seat: who sits in it and, independently, who asked for it. Sound only when occupant and flag agree. */
public record Seat(PersonHandle occupant, boolean occupied, boolean driverSeat, Reservation reservation) {
    public static final Seat EMPTY = new Seat(PersonHandle.NONE, false, false, Reservation.NONE);
    public static final Seat EMPTY_DRIVER = new Seat(PersonHandle.NONE, false, true, Reservation.NONE);

    public boolean isOccupied() {
        return occupied && !occupant.isNone();
    }

    public boolean isOccupiedBy(PersonHandle person) {
        return isOccupied() && occupant.equals(person);
    }

    /** Whether its handle is this person's, flag or not. */
    boolean names(PersonHandle person) {
        return !occupant.isNone() && occupant.equals(person);
    }

    Seat emptied() {
        return new Seat(PersonHandle.NONE, false, driverSeat, reservation);
    }

    Seat occupiedBy(PersonHandle person) {
        return new Seat(person, true, driverSeat, reservation);
    }

    Seat designated(boolean asDriverSeat) {
        return new Seat(occupant, occupied, asDriverSeat, reservation);
    }

    Seat reservedBy(Reservation next) {
        return new Seat(occupant, occupied, driverSeat, next);
    }
}
