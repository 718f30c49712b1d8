package dev.wheelhouse.sim.journey;

/** Why a journey waits for a road (J-2, J-25). */
public enum FailureReason {
    NONE,
    /** No lane could be joined from the pose. */
    NO_JOIN,
    /** Lanes could be joined, but none leads to the destination. */
    NO_ROUTE,
    /** No part of the road stands for the destination. */
    NO_DESTINATION,
    /** Something solid lies between the body and the joining point. */
    JOIN_OBSTRUCTED,
    /** No roads, or a part of the plan is gone. */
    ROUTE_UNAVAILABLE,
    /** The body is too far from its plan. */
    LEFT_ROUTE
}
