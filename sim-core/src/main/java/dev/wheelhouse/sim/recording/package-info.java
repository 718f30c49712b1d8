/** Every step of a run again: recent ones as they were, older ones computed anew from key frames and recorded inputs. */
@NullMarked
package dev.wheelhouse.sim.recording;

import org.jspecify.annotations.NullMarked;
