package dev.wheelhouse.sim.seat;

/** What kind of source a command comes from. Unknown is never accepted (S-32). */
public enum SourceType {
    UNKNOWN,
    AI,
    SCRIPT,
    PLAYER
}
