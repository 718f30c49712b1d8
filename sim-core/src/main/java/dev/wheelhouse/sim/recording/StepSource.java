package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.state.CompletedStep;

/** The steps of a run by their number. */
public interface StepSource {
    /** The newest step there is. */
    long newest();

    /** The oldest step there is. */
    default long oldest() {
        return 0;
    }

    /**
     * @param step {@link #oldest()} to {@link #newest()}
     * @throws IndexOutOfBoundsException outside of this
     */
    CompletedStep at(long step);

    /** Of the older steps every one whose number divides by this is there at once; the others have to be computed anew. */
    default int keptEvery() {
        return 1;
    }
}
