package dev.wheelhouse.app.picture;

import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.state.CompletedStep;

/** The newest steps of a run without a window, as many as trails and marks of a picture look back. One thread's own. */
public final class RecentSteps implements StepSource {
    private static final int KEPT = 128;
    private final CompletedStep[] ring = new CompletedStep[KEPT];
    private long newest = -1;
    private long first = -1;

    /** Takes the next step, one that it has without effect; a step that does not follow starts anew. */
    public void add(CompletedStep step) {
        if (isKept(step)) {
            return;
        }
        if (newest < 0 || step.step() != newest + 1) {
            first = step.step();
        }
        newest = step.step();
        ring[(int) (newest % KEPT)] = step;
    }

    private boolean isKept(CompletedStep step) {
        return newest >= 0 && step.step() >= oldest() && step.step() <= newest && at(step.step()) == step;
    }

    @Override
    public long newest() {
        return newest;
    }

    @Override
    public long oldest() {
        return Math.max(first, newest - KEPT + 1);
    }

    @Override
    public CompletedStep at(long step) {
        if (newest < 0 || step < oldest() || step > newest) {
            throw new IndexOutOfBoundsException("step " + step + " of " + oldest() + " to " + newest);
        }
        return ring[(int) (step % KEPT)];
    }
}
