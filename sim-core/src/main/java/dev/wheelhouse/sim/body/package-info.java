/** The body that a player or script drives: pedals, a kinematic single track, the target controller, contacts. Owns the state of a promoted body; pure functions of it and its inputs. */
@NullMarked
package dev.wheelhouse.sim.body;

import org.jspecify.annotations.NullMarked;
