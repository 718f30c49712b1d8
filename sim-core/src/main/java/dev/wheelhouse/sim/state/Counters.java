package dev.wheelhouse.sim.state;

/** Counts and extremes since step 0; they never restart. Metres. */
public record Counters(
        int avoidancesStarted,
        int avoidancesCompleted,
        int avoidancesRecovered,
        int impacts,
        int repairs,
        int routeRecycles,
        int recycleWaits,
        int teleportViolations,
        int positionClamps,
        double maxStepMeters,
        double maxLateralStepMeters,
        double minBumperGapMeters,
        double minPedestrianClearanceMeters) {

    public static final Counters ZERO =
            new Counters(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);
}
