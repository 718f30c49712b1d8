/** Small parts that the window's regions share: glyphs, figures, chips, plots and how a number is written. Owned by the window's thread. */
@NullMarked
package dev.wheelhouse.app.widget;

import org.jspecify.annotations.NullMarked;
