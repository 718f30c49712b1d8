package dev.wheelhouse.sim.network;

/** What admission says of a lane (J-21): the first test that it does not pass. */
public enum Verdict {
    ADMITTED,
    /** A node of the link cannot be driven to, or the link is prohibited, closed or without lanes. */
    LINK_UNUSABLE,
    /** Not for cars, such as a bus lane. */
    LANE_PROHIBITED,
    /** Without length. */
    DEGENERATE,
    TOO_FAR,
    HEIGHT,
    ALIGNMENT,
    /** The projection lies too close to the end. */
    NEAR_END
}
