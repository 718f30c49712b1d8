package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.seat.Command;

/** How much each kind of source weighs in arbitration; data (S-32). */
public record CandidatePriorities(int ai, int script, int player) {
    public static final CandidatePriorities DEFAULT = new CandidatePriorities(10, 50, 100);

    /** The candidate that a command makes. */
    public Candidate candidate(Command command) {
        int priority = switch (command.source()) {
            case AI -> ai;
            case SCRIPT -> script;
            case PLAYER -> player;
            case UNKNOWN -> 0;
        };
        return new Candidate(command, priority);
    }
}
