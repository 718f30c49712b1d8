/** The road's course: from route metres and lateral offset to the world. Owns no state. */
@NullMarked
package dev.wheelhouse.sim.road;

import org.jspecify.annotations.NullMarked;
