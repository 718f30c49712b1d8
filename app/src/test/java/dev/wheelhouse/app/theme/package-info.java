/** Tests of colours and figures. */
@NullMarked
package dev.wheelhouse.app.theme;

import org.jspecify.annotations.NullMarked;
