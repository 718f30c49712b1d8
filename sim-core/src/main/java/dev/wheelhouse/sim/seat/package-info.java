/**
 * Who sits where, who asked for a seat, and whose the accepted command is: the records of both sides, the calls that change
 * them, inspection and repair. Owns those records. Calls are pure functions of one vehicle's and one person's record; a {@code
 * RelationsDraft}, owned by the step that computes it, applies them and is published once.
 */
@NullMarked
package dev.wheelhouse.sim.seat;

import org.jspecify.annotations.NullMarked;
