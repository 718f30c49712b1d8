/** Stopping distance, gate speed, following speed and the displacement limit, as pure functions. Owns no state; used by the motion and hazard stages. */
@NullMarked
package dev.wheelhouse.sim.kinematics;

import org.jspecify.annotations.NullMarked;
