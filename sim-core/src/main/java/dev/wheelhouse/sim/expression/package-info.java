/**
 * The one language of conditions over a completed step: what pauses a run, and what a script waits for and expects. Reads only;
 * owns the names, which are those of the trace.
 */
@NullMarked
package dev.wheelhouse.sim.expression;

import org.jspecify.annotations.NullMarked;
