package dev.wheelhouse.sim.seat;

/** What a caller may do. */
public enum Permission {
    RESERVE,
    CONFIRM,
    RELEASE,
    /** Release a reservation that somebody else holds (S-12). */
    RELEASE_CONFLICTING,
    /** Move the driver's designation to the seat that is entered (S-26). */
    DESIGNATE_DRIVER
}
