/**
 * The journey: what was asked for (intent), the road plan to it, joining the road from the measured pose, progress along the
 * plan, and the calls of takeover and handback. Pure functions over immutable values; nothing here moves a body (J-4).
 */
@NullMarked
package dev.wheelhouse.sim.journey;

import org.jspecify.annotations.NullMarked;
