package dev.wheelhouse.sim.clock;

/**
 * Time derived from integer step numbers (M-11, X-F1): step n is at {@code n / stepsPerSecond}, one correctly rounded division,
 * so that step 3 of 0.1 s is 0.3 and no error adds up.
 *
 * @param stepsPerSecond at least 1
 */
public record StepClock(int stepsPerSecond) {
    private static final double WHOLE_TOLERANCE = 1e-6;

    /** @throws IllegalArgumentException when {@code stepsPerSecond} is below 1 */
    public StepClock {
        if (stepsPerSecond < 1) {
            throw new IllegalArgumentException("steps per second must be at least 1: " + stepsPerSecond);
        }
    }

    /**
     * The clock of a fixed step such as 0.1 s.
     *
     * @throws IllegalArgumentException when a second is not a whole number of such steps
     */
    public static StepClock ofStepSeconds(double stepSeconds) {
        double perSecond = 1 / stepSeconds;
        double whole = perSecond < Integer.MAX_VALUE ? (int) (perSecond + 0.5) : 0;
        if (!(whole >= 1) || Math.abs(perSecond - whole) > WHOLE_TOLERANCE) {
            throw new IllegalArgumentException("a second must be a whole number of steps: " + stepSeconds);
        }
        return new StepClock((int) whole);
    }

    /** The fixed step in seconds. */
    public double stepSeconds() {
        return 1.0 / stepsPerSecond;
    }

    /** The time of a step. */
    public double seconds(long step) {
        return step / (double) stepsPerSecond;
    }

    /** The step nearest to a time; half a step counts as the later one. 3600.0 s is step 36000 at 0.1 s. */
    public long stepOf(double seconds) {
        double steps = seconds * stepsPerSecond;
        long whole = (long) steps;
        double rest = steps - whole;
        if (rest >= 0.5) {
            return whole + 1;
        }
        return rest < -0.5 ? whole - 1 : whole;
    }

    /** The time with one decimal and a point, in any locale, by integer arithmetic; half a tenth is rounded up. */
    public String format(long step) {
        long magnitude = Math.abs(step);
        long tenths = (magnitude * 20 + stepsPerSecond) / (2L * stepsPerSecond);
        String sign = step < 0 && tenths > 0 ? "-" : "";
        return sign + tenths / 10 + '.' + tenths % 10;
    }
}
