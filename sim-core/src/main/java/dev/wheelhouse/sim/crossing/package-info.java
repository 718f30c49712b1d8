/** Phases, batches and pedestrians as functions of the step number. Used by the first stage of a step. */
@NullMarked
package dev.wheelhouse.sim.crossing;

import org.jspecify.annotations.NullMarked;
