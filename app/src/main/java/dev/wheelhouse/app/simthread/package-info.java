/** The only thread that runs live steps, and the recording that it fills. */
@NullMarked
package dev.wheelhouse.app.simthread;

import org.jspecify.annotations.NullMarked;
