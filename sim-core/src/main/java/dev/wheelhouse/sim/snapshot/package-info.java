/** A completed step as bytes, and back after a whole preflight. Owns no state; used between steps. */
@NullMarked
package dev.wheelhouse.sim.snapshot;

import org.jspecify.annotations.NullMarked;
