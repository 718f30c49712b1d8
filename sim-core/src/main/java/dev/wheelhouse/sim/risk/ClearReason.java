package dev.wheelhouse.sim.risk;

/** Why a vehicle and a pedestrian do not conflict (M-41, M-42). */
public enum ClearReason {
    /** They do conflict. */
    NONE,
    INACTIVE,
    VEHICLE_AT_REST,
    INVALID_HORIZON,
    /** The pedestrian is behind the longitudinal margin. */
    BEHIND,
    /** The vehicle arrives after the horizon. */
    NO_VEHICLE_WINDOW,
    /** The pedestrian is not inside the envelope within the horizon. */
    NO_PEDESTRIAN_WINDOW,
    /** Both are there, at different times. */
    NO_OVERLAP;

    /** Whether the windows were not even worked out; such assessments are not kept (M-49). */
    public boolean isEarlyOut() {
        return this == INACTIVE || this == VEHICLE_AT_REST || this == INVALID_HORIZON || this == BEHIND;
    }
}
