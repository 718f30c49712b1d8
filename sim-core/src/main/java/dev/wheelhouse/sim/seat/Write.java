package dev.wheelhouse.sim.seat;

/** The writes that a call is made of, for a fault that refuses one of them. */
public enum Write {
    /** Other seats of the vehicle that name the person. */
    DUPLICATES,
    SEAT,
    DESIGNATION,
    /** The owner, when it is cleared together with its command. */
    OWNER,
    RESERVATION,
    PERSON,
    COMMAND
}
