package dev.wheelhouse.sim.seat;

/** Which side a repair may clear (S-41, S-42). Unsupported stands for an action that data names and nobody knows. */
public enum RepairAction {
    NONE,
    PED_SIDE,
    VEHICLE_SIDE,
    OWNER,
    UNSUPPORTED
}
