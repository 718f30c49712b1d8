package dev.wheelhouse.sim.id;

/** Why a pedestrian is on the road. Planned ones act through the gate only. */
public enum PedestrianKind {
    PLANNED,
    SURPRISE,
    STANDING
}
