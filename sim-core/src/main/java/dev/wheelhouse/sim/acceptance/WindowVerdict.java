package dev.wheelhouse.sim.acceptance;

/**
 * How a window stands after the steps watched so far.
 *
 * @param decidedStep where it passed or failed, −1 while it is neither
 * @param figure what was seen, in words
 */
public record WindowVerdict(Window window, Standing standing, long decidedStep, String figure) {
    /** Neither open nor failed counts as passed before something was seen. */
    public enum Standing {
        NOT_REACHED,
        OPEN,
        PASSED,
        FAILED
    }

    WindowVerdict as(Standing next, long step, String words) {
        return new WindowVerdict(window, next, step, words);
    }

    boolean isDecided() {
        return standing == Standing.PASSED || standing == Standing.FAILED;
    }
}
