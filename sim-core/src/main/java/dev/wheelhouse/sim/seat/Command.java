package dev.wheelhouse.sim.seat;

/**
 * What a source wants a vehicle to do (S-39): pedals and steering, or a target speed and a lateral intent; what is not said is
 * NaN. Pedals in [0, 1], steering in [−1, 1] with left positive, m/s, metres.
 */
public record Command(
        SourceType source,
        String sourceTag,
        double throttle,
        double brake,
        double steering,
        boolean handbrake,
        boolean reverse,
        double targetSpeedMps,
        double lateralMeters) {
    private static final double TOLERANCE = 1e-6;

    public static Command pedals(
            SourceType source,
            String sourceTag,
            double throttle,
            double brake,
            double steering,
            boolean handbrake,
            boolean reverse) {
        return new Command(source, sourceTag, throttle, brake, steering, handbrake, reverse, Double.NaN, Double.NaN);
    }

    public static Command target(SourceType source, String sourceTag, double targetSpeedMps, double lateralMeters) {
        return new Command(
                source, sourceTag, Double.NaN, Double.NaN, Double.NaN, false, false, targetSpeedMps, lateralMeters);
    }

    /** Whether it names a target speed instead of pedals. */
    public boolean isTarget() {
        return !Double.isNaN(targetSpeedMps);
    }

    /** Whether its numbers are in their ranges; what is not said is NaN. */
    public boolean isSound() {
        return isTarget()
                ? targetSpeedMps >= 0 && Double.isFinite(targetSpeedMps) && Double.isFinite(lateralMeters)
                : within(throttle, 0) && within(brake, 0) && within(steering, -1) && Double.isNaN(lateralMeters);
    }

    private static boolean within(double value, double least) {
        return value >= least && value <= 1;
    }

    /** Whether it asks for the same as another: within 1e-6 for quantities, equal for the rest. */
    public boolean sameContent(Command other) {
        return handbrake == other.handbrake
                && reverse == other.reverse
                && source == other.source
                && near(throttle, other.throttle)
                && near(brake, other.brake)
                && near(steering, other.steering)
                && near(targetSpeedMps, other.targetSpeedMps)
                && near(lateralMeters, other.lateralMeters)
                && sourceTag.equals(other.sourceTag);
    }

    /** The step that counts for its lapse: commands of Script and Player lapse, others have none and give −1 (S-37). */
    public int offeredIn(int step) {
        return source == SourceType.SCRIPT || source == SourceType.PLAYER ? step : -1;
    }

    private static boolean near(double a, double b) {
        return Math.abs(a - b) <= TOLERANCE || Double.compare(a, b) == 0;
    }
}
