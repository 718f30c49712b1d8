package dev.wheelhouse.sim.journey;

/** Where a journey stands (J-2). */
public enum JourneyPhase {
    INACTIVE,
    JOINING_ROAD,
    DRIVING,
    STOPPING_FOR_PLAYER,
    SUSPENDED_FOR_PLAYER,
    WAITING_FOR_ROAD,
    COMPLETED,
    CANCELLED;

    /** Whether the plan is followed. */
    public boolean followsPlan() {
        return this == JOINING_ROAD || this == DRIVING;
    }
}
