package dev.wheelhouse.sim.risk;

/** What lateral offset the time before the conflict admits (M-44): seconds and metres. */
public final class ReachableOffset {
    private ReachableOffset() {}

    public static double availableSeconds(double ttc, double reaction) {
        return Math.max(0, ttc - reaction);
    }

    public static double meters(double ttc, double reaction, double timeToFull, double fullOffset) {
        double fraction = availableSeconds(ttc, reaction) / timeToFull;
        return fullOffset * Math.min(1, Math.max(0, fraction));
    }
}
