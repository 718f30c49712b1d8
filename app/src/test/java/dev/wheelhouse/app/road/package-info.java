/** Tests of the road view. */
@NullMarked
package dev.wheelhouse.app.road;

import org.jspecify.annotations.NullMarked;
