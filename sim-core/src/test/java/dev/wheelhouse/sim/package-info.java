/** Tests that look at the whole simulation. */
@NullMarked
package dev.wheelhouse.sim;

import org.jspecify.annotations.NullMarked;
