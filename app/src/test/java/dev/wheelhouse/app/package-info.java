/** Tests of the window, on the headless display; owns the base class of all of them. */
@NullMarked
package dev.wheelhouse.app;

import org.jspecify.annotations.NullMarked;
