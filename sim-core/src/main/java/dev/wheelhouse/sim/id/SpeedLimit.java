package dev.wheelhouse.sim.id;

/** Which limit holds a vehicle's speed back in a step: the binding one. */
public enum SpeedLimit {
    /** The driver's own target speed or the road's limit. */
    TARGET,
    /** The capability that damage leaves. */
    DAMAGE,
    /** The stop line of a closed gate. */
    GATE,
    /** The following policy: what the driver could still stop for if the leader braked. */
    FOLLOWING,
    /** The room that the leader's predicted position leaves in this step. */
    GAP,
    /** An emergency stop that a hazard asks for. */
    HAZARD,
    /** The end of the route, where a vehicle waits for a free entrance. */
    ROUTE_END
}
