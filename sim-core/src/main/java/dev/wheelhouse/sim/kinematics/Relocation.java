package dev.wheelhouse.sim.kinematics;

/**
 * A recorded move that is no driving (M-80).
 *
 * @param routeRecycle whether the reason is RouteRecycle, the only one that can exempt
 * @param reachedEnd whether the centre had reached the route's end
 * @param entranceClearanceMeters free length at the entrance, centre to centre
 * @param requiredClearanceMeters what must be free there
 * @param targetErrorMeters where it came to stand minus where it should
 */
public record Relocation(
        boolean routeRecycle,
        boolean reachedEnd,
        double entranceClearanceMeters,
        double requiredClearanceMeters,
        double targetErrorMeters) {
    private static final double TARGET_TOLERANCE_METERS = 0.01;

    /** Whether the move is excluded from the displacement check. */
    public boolean isExempt() {
        return routeRecycle
                && reachedEnd
                && entranceClearanceMeters >= requiredClearanceMeters
                && Math.abs(targetErrorMeters) <= TARGET_TOLERANCE_METERS;
    }

    /** The largest ordinary displacement along the route in one step (ruling A21), metres. */
    public static double limitMeters(double speedCap, double acceleration, double dt, double tolerance) {
        return speedCap * dt + acceleration * dt * dt / 2 + tolerance;
    }
}
