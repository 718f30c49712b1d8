package dev.wheelhouse.sim.risk;

/**
 * The room to one side for the time of an avoidance (M-48).
 *
 * @param blocker what is in the way
 * @param name which one, empty where the kind says it all
 */
public record Corridor(Blocker blocker, String name) {
    /** What can close a corridor. */
    public enum Blocker {
        NONE,
        /** The body would leave the drivable surface. */
        ROAD_EDGE,
        BARRIER,
        /** Another vehicle's envelope over the time of the manoeuvre. */
        VEHICLE,
        /** Another avoidance is under way (ruling A9). */
        AVOIDANCE,
        /** This batch has used its avoidance (ruling A9). */
        BATCH
    }

    public static final Corridor FREE = new Corridor(Blocker.NONE, "");
    public static final Corridor EDGE = new Corridor(Blocker.ROAD_EDGE, "");

    public boolean isFree() {
        return blocker == Blocker.NONE;
    }
}
