/** Tests of the package of the same name. */
@NullMarked
package dev.wheelhouse.app.timeline;

import org.jspecify.annotations.NullMarked;
