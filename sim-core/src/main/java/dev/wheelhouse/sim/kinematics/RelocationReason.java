package dev.wheelhouse.sim.kinematics;

/** Why a vehicle was put elsewhere instead of driving there. */
public enum RelocationReason {
    /** From the route's end to its entrance (M-80): the only reason that can be exempt. */
    ROUTE_RECYCLE,
    /** An injected fault (M-82). */
    FAULT,
    OTHER
}
