package dev.wheelhouse.sim.snapshot;

/** A snapshot that is not taken: the field that is wrong, what it has and what it would need. Nothing was changed. */
public final class SnapshotException extends Exception {
    private static final long serialVersionUID = 1;
    private final String field;
    private final String problem;

    public SnapshotException(String field, String message) {
        super("snapshot refused, " + field + ": " + message);
        this.field = field;
        this.problem = message;
    }

    /** The field by its name in the state, with its place in a list. */
    public String field() {
        return field;
    }

    /** What is wrong with the field. */
    public String problem() {
        return problem;
    }
}
