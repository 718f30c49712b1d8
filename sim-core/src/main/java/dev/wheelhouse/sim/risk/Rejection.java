package dev.wheelhouse.sim.risk;

/** Why a response was not taken; {@link #NONE} marks the one that was. */
public enum Rejection {
    NONE,
    /** Something milder is enough. */
    NOT_NEEDED,
    /** The clearance is below the required stopping distance. */
    CANNOT_STOP,
    /** Normal braking stops before the conflict. */
    STOPS_IN_TIME,
    /** The corridor to this side is not free. */
    CORRIDOR_BLOCKED,
    /** Another avoidance is active or this batch has used its own (ruling A9). */
    CORRIDOR_TAKEN,
    /** The full offset would clear the envelope, but it cannot be reached in time. */
    OUT_OF_REACH,
    /** Not even the full offset clears the envelope on this side. */
    SIDE_TOO_CLOSE,
    /** Possible, but the other side is preferred. */
    PREFERRED_OTHER_SIDE,
    /** Going on would meet the pedestrian. */
    CONFLICT
}
