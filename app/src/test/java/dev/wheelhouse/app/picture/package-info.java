/** Tests of the pictures and their encoding. */
@NullMarked
package dev.wheelhouse.app.picture;

import org.jspecify.annotations.NullMarked;
