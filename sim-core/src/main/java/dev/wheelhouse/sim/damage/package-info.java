/** What an impulse does to a vehicle and what that leaves it able to do. Pure functions; used by the damage stage. */
@NullMarked
package dev.wheelhouse.sim.damage;

import org.jspecify.annotations.NullMarked;
