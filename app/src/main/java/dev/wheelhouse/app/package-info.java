/** The application's entry: owns the choice between window and command line, and nothing that outlives it. */
@NullMarked
package dev.wheelhouse.app;

import org.jspecify.annotations.NullMarked;
