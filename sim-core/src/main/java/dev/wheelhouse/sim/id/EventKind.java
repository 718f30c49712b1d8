package dev.wheelhouse.sim.id;

/** The kinds of event; one sequence runs over all of them. */
public enum EventKind {
    IMPACT,
    REPAIR,
    ROUTE_RECYCLE,
    AVOIDANCE_STARTED,
    AVOIDANCE_COMPLETED,
    AVOIDANCE_RECOVERED,
    GATE_CLOSED,
    GATE_OPENED,
    GATE_PASSED,
    TELEPORT_VIOLATION,
    CYCLE_COMPLETED,
    COMMAND_REFUSED,
    COMMAND_LAPSED,
    PEDESTRIAN_CONTACT,
    /** Braking that the surface's grip cannot give. */
    GRIP_EXCEEDED
}
