package dev.wheelhouse.sim.kinematics;

/**
 * What is known of a relocation, to judge whether it is exempt from the teleport limit (M-80).
 *
 * @param reason why it happened
 * @param reachedEnd whether the vehicle had reached the end of its route
 * @param clearanceMeters free length at the entrance, centre to centre
 * @param requiredClearanceMeters what the entrance must have free for this pair
 * @param targetErrorMeters signed distance between where the entrance should be and where the vehicle came to stand
 */
public record Relocation(
        RelocationReason reason,
        boolean reachedEnd,
        double clearanceMeters,
        double requiredClearanceMeters,
        double targetErrorMeters) {
    private static final double TARGET_ERROR_LIMIT_METERS = 0.01;
    private static final double ROUNDING_METERS = 1e-9;

    /** Whether all four conditions hold; a figure that is not a number fails. */
    public boolean isExempt() {
        return reason == RelocationReason.ROUTE_RECYCLE
                && reachedEnd
                && clearanceMeters >= requiredClearanceMeters - ROUNDING_METERS
                && Math.abs(targetErrorMeters) <= TARGET_ERROR_LIMIT_METERS + ROUNDING_METERS;
    }
}
