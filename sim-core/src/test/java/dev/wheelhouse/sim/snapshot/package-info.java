/** Snapshots: round trips, and damage to every field. */
@NullMarked
package dev.wheelhouse.sim.snapshot;

import org.jspecify.annotations.NullMarked;
