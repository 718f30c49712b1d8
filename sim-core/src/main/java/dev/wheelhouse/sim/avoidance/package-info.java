/**
 * The curve of an avoidance manoeuvre. Owns no state: elapsed time is the vehicle's, the curve is data. Read by the fleet
 * motion stage and by the views.
 */
@NullMarked
package dev.wheelhouse.sim.avoidance;

import org.jspecify.annotations.NullMarked;
