/** Files: scenarios by name or path, and outputs that are written whole or not at all. */
@NullMarked
package dev.wheelhouse.app.files;

import org.jspecify.annotations.NullMarked;
