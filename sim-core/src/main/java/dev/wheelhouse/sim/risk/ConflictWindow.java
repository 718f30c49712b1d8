package dev.wheelhouse.sim.risk;

import org.jspecify.annotations.Nullable;

/**
 * The occupancy intervals of a vehicle and a pedestrian, and where they meet (M-41, M-42, ruling A12). Seconds from now; NaN
 * where there is no such interval. The vehicle's interval is not clipped to the horizon, the pedestrian's is.
 *
 * @param vehicleEntry when the vehicle's margin reaches the pedestrian's place
 * @param vehicleExit when it has left it
 * @param pedestrianEntry when the pedestrian enters the lateral envelope
 * @param pedestrianExit when he or she leaves it
 * @param start first moment of the conflict: the time to collision
 * @param end last moment of the conflict
 * @param conflict whether there is one
 * @param clearReason why not, or {@link ClearReason#NONE}
 */
public record ConflictWindow(
        double vehicleEntry,
        double vehicleExit,
        double pedestrianEntry,
        double pedestrianExit,
        double start,
        double end,
        boolean conflict,
        ClearReason clearReason) {
    private static final double NONE = Double.NaN;

    /** The window of an assessment's inputs. */
    public static ConflictWindow predict(RiskInputs in) {
        return predict(
                in.clearance(),
                in.speed(),
                in.lateral(),
                in.lateralSpeed(),
                in.active(),
                in.length(),
                in.longMargin(),
                in.lateralLow(),
                in.lateralHigh(),
                in.halfEnvelope(),
                in.horizon());
    }

    /**
     * Predicts at constant speeds: vehicle [max(0, (clearance − longMargin)/v), max(0, (clearance + length + longMargin)/v)];
     * pedestrian the times at the sides of [lateralLow − halfEnvelope, lateralHigh + halfEnvelope]. The pedestrian's radius is
     * in the half envelope only, never longitudinal (M-49).
     *
     * @param clearance front bumper to the pedestrian's place along the lane; negative behind it
     * @param lateral pedestrian, y to the left of the lane's centre
     * @param lateralLow least lateral position of the vehicle's centre while it passes, 0 in its lane
     * @param lateralHigh largest one
     * @param halfEnvelope half width + radius + lateral margin
     */
    public static ConflictWindow predict(
            double clearance,
            double speed,
            double lateral,
            double lateralSpeed,
            boolean active,
            double length,
            double longMargin,
            double lateralLow,
            double lateralHigh,
            double halfEnvelope,
            double horizon) {
        ClearReason early = earlyOut(clearance, speed, active, longMargin, horizon);
        if (early != ClearReason.NONE) {
            return new ConflictWindow(NONE, NONE, NONE, NONE, NONE, NONE, false, early);
        }
        double entry = Math.max(0, (clearance - longMargin) / speed);
        double exit = Math.max(0, (clearance + length + longMargin) / speed);
        return meet(
                entry,
                exit,
                LateralOccupancy.of(
                        lateral, lateralSpeed, lateralLow - halfEnvelope, lateralHigh + halfEnvelope, horizon),
                horizon);
    }

    /**
     * The start of the conflict alone, as {@link #predict} gives it, NaN when clear; for pairs that have passed the early outs.
     *
     * @param low right edge of the closed lateral band, envelope included
     * @param high its left edge
     */
    public static double startSeconds(
            double clearance,
            double speed,
            double lateral,
            double lateralSpeed,
            double length,
            double longMargin,
            double low,
            double high,
            double horizon) {
        double in = 0;
        double out = horizon;
        if (lateralSpeed == 0) {
            if (!(lateral >= low && lateral <= high)) {
                return NONE;
            }
        } else {
            double atLow = (low - lateral) / lateralSpeed;
            double atHigh = (high - lateral) / lateralSpeed;
            double entry = Math.min(atLow, atHigh);
            double exit = Math.max(atLow, atHigh);
            if (!(exit >= 0 && entry <= horizon)) {
                return NONE;
            }
            in = Math.max(0, entry);
            out = Math.min(exit, horizon);
        }
        double start = Math.max(Math.max(0, (clearance - longMargin) / speed), in);
        double end = Math.min(Math.max(0, (clearance + length + longMargin) / speed), out);
        return start <= end ? start : NONE;
    }

    private static ClearReason earlyOut(
            double clearance, double speed, boolean active, double longMargin, double horizon) {
        if (!active) {
            return ClearReason.INACTIVE;
        }
        if (!(speed > 0)) {
            return ClearReason.VEHICLE_AT_REST;
        }
        if (!(horizon > 0)) {
            return ClearReason.INVALID_HORIZON;
        }
        return clearance < -longMargin ? ClearReason.BEHIND : ClearReason.NONE;
    }

    private static ConflictWindow meet(double entry, double exit, @Nullable LateralOccupancy walker, double horizon) {
        if (walker == null) {
            return new ConflictWindow(entry, exit, NONE, NONE, NONE, NONE, false, ClearReason.NO_PEDESTRIAN_WINDOW);
        }
        double in = walker.entrySeconds();
        double out = walker.exitSeconds();
        double start = Math.max(entry, in);
        double end = Math.min(exit, out);
        if (start <= end) {
            return new ConflictWindow(entry, exit, in, out, start, end, true, ClearReason.NONE);
        }
        ClearReason reason = entry > horizon ? ClearReason.NO_VEHICLE_WINDOW : ClearReason.NO_OVERLAP;
        return new ConflictWindow(entry, exit, in, out, NONE, NONE, false, reason);
    }
}
