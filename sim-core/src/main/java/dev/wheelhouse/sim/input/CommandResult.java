package dev.wheelhouse.sim.input;

import dev.wheelhouse.sim.seat.CallResult;
import org.jspecify.annotations.Nullable;

/**
 * What became of a command, with its reason in words: needed against had where it was refused.
 *
 * @param call the whole result of a call about relations or of a refused offer, null for other commands
 */
public record CommandResult(
        SimCommand command,
        Status status,
        String reason,
        @Nullable CallResult call) {
    /** Whether and why a command had no effect. */
    public enum Status {
        DONE,
        UNKNOWN_VEHICLE,
        VALUE_OUT_OF_RANGE,
        NOTHING_TO_REPAIR,
        ALREADY_DISABLED,
        /** A call or an offer that its rules refuse; the reason has the named status. */
        REFUSED
    }

    public CommandResult(SimCommand command, Status status, String reason) {
        this(command, status, reason, null);
    }

    public boolean isDone() {
        return status == Status.DONE;
    }
}
