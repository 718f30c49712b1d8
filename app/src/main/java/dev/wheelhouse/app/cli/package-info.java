/** The command line: no JavaFX here. Runs scenarios without a view and prints verdicts. */
@NullMarked
package dev.wheelhouse.app.cli;

import org.jspecify.annotations.NullMarked;
