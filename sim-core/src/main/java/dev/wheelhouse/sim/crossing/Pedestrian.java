package dev.wheelhouse.sim.crossing;

import dev.wheelhouse.sim.id.PedestrianId;
import dev.wheelhouse.sim.id.PedestrianKind;

/**
 * A person on or beside the road, whose place is a function of the step (ruling A35). Metres, seconds, m/s; y to the
 * left.
 *
 * @param batch the surprise batch, 0 for none; a standing person is one of his or her own, −1 for the first in the scenario
 * @param appearStep first step in which the person is shown
 * @param goneStep first step in which the person is not shown any more
 * @param startStep step from which the delay counts
 * @param delaySeconds rest at {@code fromY} after {@code startStep}
 * @param walkSeconds duration of the walk, or of the stand when {@code vy} is 0
 */
public record Pedestrian(
        PedestrianId id,
        PedestrianKind kind,
        int batch,
        double x,
        double fromY,
        double vy,
        double radius,
        long appearStep,
        long goneStep,
        long startStep,
        double delaySeconds,
        double walkSeconds,
        double stepSeconds) {
    private static final double ROUNDING = 1e-9;

    private double sinceStart(long step) {
        return (step - startStep) * stepSeconds - delaySeconds;
    }

    public boolean isShown(long step) {
        return step >= appearStep && step < goneStep;
    }

    /** Active for 0 ≤ time since the own start < duration (ruling A10). */
    public boolean isActive(long step) {
        double t = sinceStart(step);
        return t >= -ROUNDING && t < walkSeconds - ROUNDING;
    }

    public double yMeters(long step) {
        return fromY + vy * Math.min(walkSeconds, Math.max(0, sinceStart(step)));
    }

    public double vyMps(long step) {
        return isActive(step) ? vy : 0;
    }
}
