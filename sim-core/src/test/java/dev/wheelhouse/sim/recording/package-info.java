/** The recording: any step again. */
@NullMarked
package dev.wheelhouse.sim.recording;

import org.jspecify.annotations.NullMarked;
