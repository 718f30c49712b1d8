/** Tests of the package of the same name. */
@NullMarked
package dev.wheelhouse.app.shell;

import org.jspecify.annotations.NullMarked;
