package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.Side;

/** An avoidance in progress; its elapsed time counts from {@code startStep} (M-23). */
public record Avoidance(int slot, Side side, int batch, long startStep) {}
