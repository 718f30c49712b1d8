package dev.wheelhouse.sim.risk;

import org.jspecify.annotations.Nullable;

/**
 * When a vehicle and a pedestrian would both be in the conflict zone (M-41, M-42): seconds from now. Windows that were
 * not computed are NaN.
 */
public record ConflictWindow(
        @Nullable Clear clear,
        double vehicleEntry,
        double vehicleExit,
        double pedestrianEntry,
        double pedestrianExit,
        double start,
        double end) {

    /** Why there is no conflict. */
    public enum Clear {
        INACTIVE,
        VEHICLE_AT_REST,
        INVALID_HORIZON,
        BEHIND,
        OUTSIDE_ENVELOPE,
        NO_OVERLAP
    }

    public boolean isConflict() {
        return clear == null;
    }

    /** Time to the conflict in seconds, NaN without one. */
    public double ttcSeconds() {
        return isConflict() ? start : Double.NaN;
    }

    private static ConflictWindow early(Clear reason) {
        return new ConflictWindow(reason, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
    }

    /** Closed intervals, both cut to the horizon's ends by ruling A12. */
    public static ConflictWindow predict(RiskInputs in) {
        if (!in.active()) {
            return early(Clear.INACTIVE);
        }
        if (!(in.speed() > 0)) {
            return early(Clear.VEHICLE_AT_REST);
        }
        if (!(in.horizon() > 0)) {
            return early(Clear.INVALID_HORIZON);
        }
        if (in.clearance() < -in.longitudinalMargin()) {
            return early(Clear.BEHIND);
        }
        double entry = Math.max(0, (in.clearance() - in.longitudinalMargin()) / in.speed());
        double exit = Math.max(0, (in.clearance() + in.length() + in.longitudinalMargin()) / in.speed());
        double low = in.pathLow() - in.envelope();
        double high = in.pathHigh() + in.envelope();
        double first;
        double last;
        if (in.lateralSpeed() == 0) {
            if (in.lateral() < low || in.lateral() > high) {
                return new ConflictWindow(
                        Clear.OUTSIDE_ENVELOPE, entry, exit, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
            }
            first = 0;
            last = in.horizon();
        } else {
            double a = (low - in.lateral()) / in.lateralSpeed();
            double b = (high - in.lateral()) / in.lateralSpeed();
            first = Math.min(a, b);
            last = Math.max(a, b);
            if (last < 0 || first > in.horizon()) {
                return new ConflictWindow(
                        Clear.OUTSIDE_ENVELOPE, entry, exit, Double.NaN, Double.NaN, Double.NaN, Double.NaN);
            }
            first = Math.max(0, first);
            last = Math.min(in.horizon(), last);
        }
        double start = Math.max(entry, first);
        double end = Math.min(Math.min(exit, in.horizon()), last);
        Clear none = start > end ? Clear.NO_OVERLAP : null;
        return new ConflictWindow(
                none, entry, exit, first, last, none == null ? start : Double.NaN, none == null ? end : Double.NaN);
    }
}
