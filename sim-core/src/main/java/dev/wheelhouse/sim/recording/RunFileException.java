package dev.wheelhouse.sim.recording;

/** A run file that cannot be opened at all: the field that is wrong, and what is wrong with it. */
public final class RunFileException extends Exception {
    private static final long serialVersionUID = 1;

    public RunFileException(String field, String problem) {
        super("run file refused, " + field + ": " + problem);
    }
}
