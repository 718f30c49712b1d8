/**
 * Vectors, angles, oriented boxes and the only transcendental functions of the simulation ({@link java.lang.StrictMath}, so
 * that every JVM gives the same bits). Owns no state; pure functions and immutable values, callable in every stage.
 */
@NullMarked
package dev.wheelhouse.sim.math;

import org.jspecify.annotations.NullMarked;
