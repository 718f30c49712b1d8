package dev.wheelhouse.sim.network;

/** What is wrong with a network file, or what of it is not used, and where that stands first. Lines and columns from 1. */
public record ImportProblem(int line, int column, String message) {
    @Override
    public String toString() {
        return message + " (" + line + ":" + column + ")";
    }
}
