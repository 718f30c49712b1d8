/**
 * Conflict windows, the choice of a side, the response rule and the selection of the direct responder. Owns no state; runs in
 * the hazard and response stages, reads the frozen previous step and writes proposals only.
 */
@NullMarked
package dev.wheelhouse.sim.risk;

import org.jspecify.annotations.NullMarked;
