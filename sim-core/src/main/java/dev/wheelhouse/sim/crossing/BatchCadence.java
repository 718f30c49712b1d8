package dev.wheelhouse.sim.crossing;

/**
 * When surprise batches start, start to start, in steps of the cycle (M-3, rulings A18, A35).
 *
 * @param firstNumber number of the first batch of a cycle
 * @param firstStep cycle step at which it starts
 * @param afterEvenSteps steps from an even batch to the next, above 0
 * @param afterOddSteps steps from an odd batch to the next, above 0
 * @param endStep no batch starts at or after this step
 */
public record BatchCadence(int firstNumber, int firstStep, int afterEvenSteps, int afterOddSteps, int endStep) {
    /** @throws IllegalArgumentException when an interval is below one step */
    public BatchCadence {
        if (afterEvenSteps < 1 || afterOddSteps < 1) {
            throw new IllegalArgumentException(
                    "batch intervals must be at least one step: " + afterEvenSteps + ", " + afterOddSteps);
        }
    }

    /**
     * The cadence of an interval field: its minimum after even batches, minimum + fraction × range after odd ones, each rounded
     * to whole steps. 8.5–10.0 s with 0.8 gives 85 and 97 steps of 0.1 s.
     */
    public static BatchCadence ofField(
            int firstNumber,
            int firstStep,
            int endStep,
            double minSeconds,
            double maxSeconds,
            double oddRangeFraction,
            int stepsPerSecond) {
        double oddSeconds = minSeconds + oddRangeFraction * (maxSeconds - minSeconds);
        return new BatchCadence(
                firstNumber,
                firstStep,
                wholeSteps(minSeconds, stepsPerSecond),
                wholeSteps(oddSeconds, stepsPerSecond),
                endStep);
    }

    private static int wholeSteps(double seconds, int stepsPerSecond) {
        return (int) (seconds * stepsPerSecond + 0.5);
    }

    /** The steps from the start of a batch to the start of the next. */
    public int stepsAfter(int number) {
        return (number & 1) == 0 ? afterEvenSteps : afterOddSteps;
    }

    /** The start steps of a cycle's batches, rising; the batch of entry i has the number firstNumber + i. */
    public int[] startSteps() {
        int[] starts = new int[count()];
        int step = firstStep;
        for (int i = 0; i < starts.length; i++) {
            starts[i] = step;
            step += stepsAfter(firstNumber + i);
        }
        return starts;
    }

    /** The number of batches of a cycle. */
    public int count() {
        int count = 0;
        long step = firstStep;
        while (step < endStep) {
            step += stepsAfter(firstNumber + count);
            count++;
        }
        return count;
    }
}
