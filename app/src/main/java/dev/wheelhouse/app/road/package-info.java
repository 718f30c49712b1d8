/** The road view: one class a layer, all drawn from one ViewFrame. */
@NullMarked
package dev.wheelhouse.app.road;

import org.jspecify.annotations.NullMarked;
