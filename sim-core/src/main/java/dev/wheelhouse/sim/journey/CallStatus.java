package dev.wheelhouse.sim.journey;

/** How a call on a journey ended. Each call ends in exactly one. */
public enum CallStatus {
    /** The destination was taken; whether a road could be joined is in phase and reason (J-13). */
    ACCEPTED,
    PLANNED,
    JOINING,
    /** The plan joins the road elsewhere than at the first choice, which something blocks (strict rules, J-26). */
    JOINING_ALTERNATIVE,
    /** The body already stands at its destination (strict rules, J-17). */
    ARRIVED,
    STOPPING,
    TAKEOVER_CANCELLED,
    SWITCHED,
    SAME_MODE,
    SUSPENDED,
    SET,
    CANCELLED,
    NO_OP,
    NOT_NPC,
    NOT_READY,
    UNREAD,
    TOO_FAST,
    NO_INTENT,
    WRONG_PHASE,
    COMPLETED,
    JOURNEY_EXISTS,
    INVALID_TARGET,
    INVALID_CRUISE,
    INVALID_POSE,
    /** No lane comes near enough to the destination (strict rules, J-17); the result says how near one comes. */
    DESTINATION_OFF_ROAD,
    NO_JOIN,
    NO_ROUTE,
    NO_DESTINATION,
    JOIN_OBSTRUCTED,
    ROUTE_UNAVAILABLE,
    LEFT_ROUTE;

    static CallStatus of(FailureReason reason) {
        return switch (reason) {
            case NONE -> JOINING;
            case NO_JOIN -> NO_JOIN;
            case NO_ROUTE -> NO_ROUTE;
            case NO_DESTINATION -> NO_DESTINATION;
            case JOIN_OBSTRUCTED -> JOIN_OBSTRUCTED;
            case ROUTE_UNAVAILABLE -> ROUTE_UNAVAILABLE;
            case LEFT_ROUTE -> LEFT_ROUTE;
        };
    }
}
