package dev.wheelhouse.sim.input;

/** What became of a command, with its reason in words: needed against had where it was refused. */
public record CommandResult(SimCommand command, Status status, String reason) {
    /** Whether and why a command had no effect. */
    public enum Status {
        DONE,
        UNKNOWN_VEHICLE,
        VALUE_OUT_OF_RANGE,
        NOTHING_TO_REPAIR,
        ALREADY_DISABLED
    }

    public boolean isDone() {
        return status == Status.DONE;
    }
}
