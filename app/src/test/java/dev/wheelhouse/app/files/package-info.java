/** Tests of reading and writing files. */
@NullMarked
package dev.wheelhouse.app.files;

import org.jspecify.annotations.NullMarked;
