/** The curve of the lateral manoeuvre. Pure functions; used by fleet motion. */
@NullMarked
package dev.wheelhouse.sim.avoidance;

import org.jspecify.annotations.NullMarked;
