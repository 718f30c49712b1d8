/** A second opinion on a run, from its trace alone; uses nothing of the application but its command line. */
@NullMarked
package dev.wheelhouse.app.audit;

import org.jspecify.annotations.NullMarked;
