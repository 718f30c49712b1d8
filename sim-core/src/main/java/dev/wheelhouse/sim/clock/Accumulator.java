package dev.wheelhouse.sim.clock;

/**
 * Turns frame time into a number of steps to run (M-11). Real seconds × speed are collected in units of steps; a frame runs at
 * most a bounded number and drops the other whole steps visibly, so that neither a slow frame nor a suspended laptop causes a
 * burst. Not thread-safe: it belongs to the thread that runs live steps. Logical time is the step number, never this sum.
 */
public final class Accumulator {
    private final StepClock clock;
    private final int maxStepsPerFrame;
    private double pendingSteps;
    private long droppedSteps;

    /** @throws IllegalArgumentException when {@code maxStepsPerFrame} is below 1 */
    public Accumulator(StepClock clock, int maxStepsPerFrame) {
        if (maxStepsPerFrame < 1) {
            throw new IllegalArgumentException("steps per frame must be at least 1: " + maxStepsPerFrame);
        }
        this.clock = clock;
        this.maxStepsPerFrame = maxStepsPerFrame;
    }

    /**
     * The number of steps to run for one frame, at most the bound.
     *
     * @param frameSeconds real time since the last frame; negative, NaN or infinite counts as none
     * @param speed logical seconds per real second; 0 while paused
     */
    public int stepsFor(double frameSeconds, double speed) {
        double added = frameSeconds * speed * clock.stepsPerSecond();
        if (!(added > 0) || added == Double.POSITIVE_INFINITY) {
            return 0;
        }
        double total = pendingSteps + added;
        long whole = (long) total;
        pendingSteps = Math.max(0, total - whole);
        int run = (int) Math.min(whole, maxStepsPerFrame);
        droppedSteps += whole - run;
        return run;
    }

    /** How far the next step is due, in [0, 1): the fraction for drawing between two steps. */
    public double fraction() {
        return pendingSteps < 1 ? pendingSteps : 0;
    }

    /** Steps that were due and not run since the start. */
    public long droppedSteps() {
        return droppedSteps;
    }

    /** Forgets time that is not yet a step: at a pause, a restored snapshot, a jump. The dropped count stays. */
    public void reset() {
        pendingSteps = 0;
    }
}
