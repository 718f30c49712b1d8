/** Traces and reports, encoded to a stream that is given. Reads only. */
@NullMarked
package dev.wheelhouse.sim.trace;

import org.jspecify.annotations.NullMarked;
