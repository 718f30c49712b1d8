/** What comes from outside a run: commands, and what became of them. Recorded with the step that took them. */
@NullMarked
package dev.wheelhouse.sim.input;

import org.jspecify.annotations.NullMarked;
