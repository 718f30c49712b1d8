package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.Labels;

/** How a call ended. */
public enum Status {
    RESERVED,
    ALREADY_RESERVED,
    CONFIRMED,
    RELEASED,
    MISSING_RESERVATION,
    CONFLICT,
    IDENTITY_MISMATCH,
    REJECTED,
    INVALID_PED,
    INVALID_VEHICLE,
    INVALID_SEAT,
    ENTERED,
    ALREADY_IN_VEHICLE,
    OCCUPIED_SEAT,
    SEAT_CHANGED,
    EXITED,
    NOT_IN_VEHICLE,
    RELATIONSHIP_MISMATCH,
    OCCUPANT_MISMATCH,
    SET,
    CLEANED,
    NO_CLEANUP,
    LAPSED,
    STILL_OFFERED,
    REPAIRED,
    UNCHANGED,
    ALREADY_CONSISTENT,
    NO_ACTION,
    ACCEPTED,
    ELIGIBILITY_NOT_READY,
    CANDIDATE_NOT_READY;

    private final String label = Labels.of(this);

    /** As it is written in traces and scenarios. */
    public String label() {
        return label;
    }
}
