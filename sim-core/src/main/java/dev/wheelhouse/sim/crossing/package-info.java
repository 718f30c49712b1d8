/**
 * The phases of the acceptance cycle and the cadence of surprise batches, in whole steps. Owns no state; read in the first
 * stage of a step. Phases create conditions; they never decide what a vehicle does.
 */
@NullMarked
package dev.wheelhouse.sim.crossing;

import org.jspecify.annotations.NullMarked;
