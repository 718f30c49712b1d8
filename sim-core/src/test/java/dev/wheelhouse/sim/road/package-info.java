/** The centre line. */
@NullMarked
package dev.wheelhouse.sim.road;

import org.jspecify.annotations.NullMarked;
