/** Verdicts over completed steps. Reads only; owns the figures of its checks. */
@NullMarked
package dev.wheelhouse.sim.acceptance;

import org.jspecify.annotations.NullMarked;
