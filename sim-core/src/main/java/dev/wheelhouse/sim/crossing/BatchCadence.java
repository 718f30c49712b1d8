package dev.wheelhouse.sim.crossing;

/**
 * When surprise batches start (M-3): at {@code firstStep}, then {@code afterOdd} steps after odd numbers and
 * {@code afterEven} after even ones, while before {@code endStep}. Steps of the cycle.
 */
public record BatchCadence(int firstStep, int afterOdd, int afterEven, int endStep) {

    /** The start of batch {@code number} ≥ 1, or −1 when the cycle has no such batch. */
    public int startStep(int number) {
        int start = firstStep;
        for (int k = 1; k < number; k++) {
            start += k % 2 == 0 ? afterEven : afterOdd;
        }
        return number >= 1 && start < endStep ? start : -1;
    }

    /** The steps from the start of batch {@code number} to the next one. */
    public int intervalAfter(int number) {
        return number % 2 == 0 ? afterEven : afterOdd;
    }

    /** The number of the newest batch that has started by {@code cycleStep}; 0 before the first. */
    public int newestAt(int cycleStep) {
        int number = 0;
        while (true) {
            int next = startStep(number + 1);
            if (next < 0 || next > cycleStep) {
                return number;
            }
            number++;
        }
    }
}
