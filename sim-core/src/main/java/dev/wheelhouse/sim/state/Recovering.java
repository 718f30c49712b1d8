package dev.wheelhouse.sim.state;

/** A vehicle whose avoidance of a batch is complete and whose speed is not yet back (M-52). */
public record Recovering(int slot, int batch) {}
