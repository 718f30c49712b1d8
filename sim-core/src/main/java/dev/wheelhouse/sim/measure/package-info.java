/** Safety measures of the field (E-5): time to collision, DRAC, post-encroachment time. Reads completed steps only. */
@NullMarked
package dev.wheelhouse.sim.measure;

import org.jspecify.annotations.NullMarked;
