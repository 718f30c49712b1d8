/** Scenario scripts: what acts when, and whether what was expected came true. Reads completed steps; used by the step's first stage. */
@NullMarked
package dev.wheelhouse.sim.script;

import org.jspecify.annotations.NullMarked;
