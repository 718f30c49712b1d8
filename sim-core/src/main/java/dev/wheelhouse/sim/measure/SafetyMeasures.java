package dev.wheelhouse.sim.measure;

/**
 * The measures of one pair, as SUMO's SSM device defines them. Metres, seconds, m/s, m/s². Absent is NaN: not approached, already
 * overlapping, or beyond {@link #LARGEST}; a result is never negative and never 0.
 */
public final class SafetyMeasures {
    /** No figure is larger: a collision in eleven days is none, and no brake gives more. */
    public static final double LARGEST = 1e6;

    private SafetyMeasures() {}

    /** Gap over closing speed. */
    public static double leaderTtcSeconds(double gapMeters, double closingMps) {
        if (!isApproached(gapMeters, closingMps)) {
            return Double.NaN;
        }
        double seconds = gapMeters / closingMps;
        return seconds > 0 && seconds <= LARGEST ? seconds : Double.NaN;
    }

    /** The same, absent where the two do not share a part of the road's width. */
    public static double leaderTtcSeconds(
            double gapMeters, double closingMps, LateralBand follower, LateralBand leader) {
        return follower.overlaps(leader) ? leaderTtcSeconds(gapMeters, closingMps) : Double.NaN;
    }

    /** Deceleration rate to avoid a crash: closing²/(2·gap). */
    public static double dracMps2(double gapMeters, double closingMps) {
        return isApproached(gapMeters, closingMps) ? deceleration(gapMeters, closingMps) : Double.NaN;
    }

    /** What stops a vehicle within a distance: v²/(2·distance); absent at rest and past the place. */
    public static double stoppingDecelerationMps2(double distanceMeters, double speedMps) {
        return dracMps2(distanceMeters, speedMps);
    }

    /** The larger one; absent only when both are. */
    public static double larger(double a, double b) {
        return Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.max(a, b);
    }

    private static double deceleration(double gapMeters, double closingMps) {
        double needed = Math.min(LARGEST, closingMps * closingMps / (2 * gapMeters));
        return needed > 0 ? needed : Double.NaN;
    }

    private static boolean isApproached(double gapMeters, double closingMps) {
        return gapMeters > 0 && closingMps > 0 && gapMeters < Double.POSITIVE_INFINITY;
    }
}
