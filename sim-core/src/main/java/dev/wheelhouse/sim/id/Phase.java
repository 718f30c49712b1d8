package dev.wheelhouse.sim.id;

/** The phases of the acceptance cycle, in order. They create conditions; they never decide what a vehicle does. */
public enum Phase {
    CRUISE,
    PEDESTRIAN_STAGING,
    CROSSWALK_ENTRY,
    CROSSWALK_HOLD,
    ROAD_RELEASE,
    SECONDARY_EVENT,
    RECOVERY
}
