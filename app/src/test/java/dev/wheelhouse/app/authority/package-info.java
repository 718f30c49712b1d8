/** Tests of the package of the same name. */
@NullMarked
package dev.wheelhouse.app.authority;

import org.jspecify.annotations.NullMarked;
