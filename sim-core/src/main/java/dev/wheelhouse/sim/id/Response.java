package dev.wheelhouse.sim.id;

/** What a vehicle answers to a predicted conflict. No hazard is the absence of a decision. */
public enum Response {
    BRAKE,
    EMERGENCY_BRAKE,
    AVOID_LEFT,
    AVOID_RIGHT;

    public boolean brakes() {
        return this == BRAKE || this == EMERGENCY_BRAKE;
    }

    public boolean avoids() {
        return this == AVOID_LEFT || this == AVOID_RIGHT;
    }
}
