/**
 * Stopping distance, gate speed, following speed, stop lines and the limits of a displacement. Owns no state; pure functions
 * read in the hazard, motion and continuity stages.
 */
@NullMarked
package dev.wheelhouse.sim.kinematics;

import org.jspecify.annotations.NullMarked;
