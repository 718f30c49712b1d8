/** The step: the one method that lists its stages. Owns scratch memory only. */
@NullMarked
package dev.wheelhouse.sim.world;

import org.jspecify.annotations.NullMarked;
