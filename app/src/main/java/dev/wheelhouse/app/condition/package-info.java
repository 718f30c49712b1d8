/** Conditions that pause the window: the armed ones, their editor, and the search for where they begin to hold. */
@NullMarked
package dev.wheelhouse.app.condition;

import org.jspecify.annotations.NullMarked;
