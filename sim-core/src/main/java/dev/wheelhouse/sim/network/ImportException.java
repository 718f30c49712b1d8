package dev.wheelhouse.sim.network;

/** A network file that cannot be used. */
public final class ImportException extends Exception {
    private static final long serialVersionUID = 1L;
    private final transient ImportProblem problem;

    public ImportException(ImportProblem problem) {
        super(problem.toString());
        this.problem = problem;
    }

    public ImportProblem problem() {
        return problem;
    }
}
