/** Vectors, angles and oriented boxes, and the only transcendental functions of the core. Owns no state. */
@NullMarked
package dev.wheelhouse.sim.math;

import org.jspecify.annotations.NullMarked;
