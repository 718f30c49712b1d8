/** The completed step: the immutable result of a step, with its hash. Written by the world alone. */
@NullMarked
package dev.wheelhouse.sim.state;

import org.jspecify.annotations.NullMarked;
