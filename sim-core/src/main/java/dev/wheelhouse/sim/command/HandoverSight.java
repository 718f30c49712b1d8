package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.seat.Command;
import org.jspecify.annotations.Nullable;

/**
 * What a handover sees of the step.
 *
 * @param speedMps the vehicle's measured horizontal speed
 * @param command what the successor would offer now; null for nothing yet
 */
public record HandoverSight(
        int step, double speedMps, @Nullable Command command) {
    /** Above this measured speed nobody gets in or out (S-25). */
    public static final double STOPPED_MPS = 0.15;

    boolean isStopped() {
        return speedMps <= STOPPED_MPS;
    }
}
