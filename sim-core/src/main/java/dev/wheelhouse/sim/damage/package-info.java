/**
 * What an impact does to a vehicle: points, state and the capability that is left. Owns no state; the rules run in the damage
 * stage, which alone writes points.
 */
@NullMarked
package dev.wheelhouse.sim.damage;

import org.jspecify.annotations.NullMarked;
