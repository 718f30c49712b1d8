/**
 * The relation of step numbers and time, and the accumulator that turns frame time into steps (M-11). Step numbers are the
 * truth; time is derived from them. {@link dev.wheelhouse.sim.clock.Accumulator} is the only mutable class; it belongs to the
 * one thread that runs live steps and stands outside the step.
 */
@NullMarked
package dev.wheelhouse.sim.clock;

import org.jspecify.annotations.NullMarked;
