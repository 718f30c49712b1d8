/** Tests of the command line. */
@NullMarked
package dev.wheelhouse.app.cli;

import org.jspecify.annotations.NullMarked;
