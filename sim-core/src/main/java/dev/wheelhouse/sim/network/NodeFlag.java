package dev.wheelhouse.sim.network;

/** What makes a node unusable for driving (J-20). */
public enum NodeFlag {
    NON_NAVIGABLE,
    SWITCHED_OFF,
    WATER,
    OFF_ROAD
}
