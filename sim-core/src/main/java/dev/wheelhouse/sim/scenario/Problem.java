package dev.wheelhouse.sim.scenario;

/** One thing that is wrong with a file: where, what, and which values are allowed (empty where that says nothing). */
public record Problem(String file, int line, int column, String path, String message, String allowed) {
    @Override
    public String toString() {
        String range = allowed.isEmpty() ? "" : ", allowed: " + allowed;
        String where = path.isEmpty() ? "" : " at " + path;
        return message + range + where + " (" + file + ":" + line + ":" + column + ")";
    }
}
