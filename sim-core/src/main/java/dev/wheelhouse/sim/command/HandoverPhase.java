package dev.wheelhouse.sim.command;

/** What a handover does next. */
public enum HandoverPhase {
    RESERVE,
    AWAIT_STOP,
    /** The successor leaves the seat that it has in the same vehicle. */
    LEAVE_SEAT,
    DRIVER_EXIT,
    CONFIRM,
    ENTER,
    OFFER,
    AWAIT_MOTION,
    DONE,
    /** Cancelled when seated already: the successor gets out again. */
    GET_OUT,
    GIVE_BACK,
    /** The successor goes back to the seat that it left. */
    SEAT_BACK,
    ENDED;

    /** Whether it holds a reservation that is to be given back. */
    boolean holdsReservation() {
        return ordinal() > RESERVE.ordinal() && ordinal() <= ENTER.ordinal();
    }

    /** Whether it can still be cancelled. */
    boolean isUnderWay() {
        return ordinal() < DONE.ordinal();
    }

    /** Whether nothing follows. */
    public boolean isOver() {
        return this == DONE || this == ENDED;
    }
}
