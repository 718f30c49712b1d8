/** The inspector: what one vehicle does and what holds it, or the list of the fleet. Filled from one ViewFrame, owned by the window's thread. */
@NullMarked
package dev.wheelhouse.app.inspector;

import org.jspecify.annotations.NullMarked;
