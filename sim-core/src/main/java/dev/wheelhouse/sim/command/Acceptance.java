package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Status;
import org.jspecify.annotations.Nullable;

/**
 * What became of an offered command (S-33).
 *
 * @param contentChanged whether it asks for something else than the one before
 * @param ownershipChanged whether its owner's record changed
 * @param full the whole result, when the owner changed or the offer was refused; routine acceptance has none (S-5)
 */
public record Acceptance(
        boolean contentChanged,
        boolean ownershipChanged,
        @Nullable CallResult full) {
    static final Acceptance SAME = new Acceptance(false, false, null);
    static final Acceptance CONTENT = new Acceptance(true, false, null);

    public boolean isAccepted() {
        return full == null || full.status() == Status.ACCEPTED;
    }

    /** Whether the same owner went on. */
    public boolean isRoutine() {
        return full == null;
    }
}
