package dev.wheelhouse.sim.risk;

/** How far a vehicle can move aside before the conflict (M-44). Seconds and metres. */
public final class ReachableOffset {
    private ReachableOffset() {}

    /** The time left after the reaction: max(0, TTC − reaction). */
    public static double availableSeconds(double ttcSeconds, double reactionSeconds) {
        return Math.max(0, ttcSeconds - reactionSeconds);
    }

    /** fullOffset × clamp(available / timeToFull, 0, 1); with no time needed, any time at all suffices. */
    public static double offsetMeters(
            double ttcSeconds, double reactionSeconds, double timeToFullSeconds, double fullOffsetMeters) {
        double available = availableSeconds(ttcSeconds, reactionSeconds);
        if (!(available > 0)) {
            return 0;
        }
        return available >= timeToFullSeconds ? fullOffsetMeters : fullOffsetMeters * (available / timeToFullSeconds);
    }
}
