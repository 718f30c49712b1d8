/** Tests of the package of the same name. */
@NullMarked
package dev.wheelhouse.app.widget;

import org.jspecify.annotations.NullMarked;
