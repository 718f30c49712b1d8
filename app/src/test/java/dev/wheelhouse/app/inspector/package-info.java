/** Tests of the package of the same name. */
@NullMarked
package dev.wheelhouse.app.inspector;

import org.jspecify.annotations.NullMarked;
