/** Conflict windows, side choice and the response to a hazard, with the reasons kept. Pure functions; used by the hazard stage. */
@NullMarked
package dev.wheelhouse.sim.risk;

import org.jspecify.annotations.NullMarked;
