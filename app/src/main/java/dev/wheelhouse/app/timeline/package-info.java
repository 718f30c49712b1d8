/** The timeline: phases, events and the playhead over the recorded steps. */
@NullMarked
package dev.wheelhouse.app.timeline;

import org.jspecify.annotations.NullMarked;
