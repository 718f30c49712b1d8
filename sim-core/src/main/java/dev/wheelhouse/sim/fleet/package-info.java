/**
 * Lane states and motion, given intents and obstacles. At present: the spacing that a configuration must have.
 */
@NullMarked
package dev.wheelhouse.sim.fleet;

import org.jspecify.annotations.NullMarked;
