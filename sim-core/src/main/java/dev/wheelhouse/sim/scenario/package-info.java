/** Static data of a scenario from bytes, valid by construction, all problems at once. Written once, at load. */
@NullMarked
package dev.wheelhouse.sim.scenario;

import org.jspecify.annotations.NullMarked;
