/** The palette that layers and style sheets share. */
@NullMarked
package dev.wheelhouse.app.theme;

import org.jspecify.annotations.NullMarked;
