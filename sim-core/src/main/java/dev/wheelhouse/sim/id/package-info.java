/** Identities and the enumerations that every other package shares. Owns no state; written by nobody at run time. */
@NullMarked
package dev.wheelhouse.sim.id;

import org.jspecify.annotations.NullMarked;
