package dev.wheelhouse.sim.seat;

/** The task that submits a command: its tree, its priority among tasks (not the candidate's priority) and its session. */
public record TaskSource(String tree, int priority, String session) {}
