package dev.wheelhouse.sim.expression;

import dev.wheelhouse.sim.state.CompletedStep;

/** A named figure of a step. Truths are 0 and 1, names their place in the domain, what does not exist is NaN. */
record Field(String name, Domain domain, Reader reader) {
    /** Reads it from a step; {@code slot} is the vehicle that a vehicle's field is asked of, unused by others. */
    @FunctionalInterface
    interface Reader {
        double of(CompletedStep step, int slot);
    }
}
