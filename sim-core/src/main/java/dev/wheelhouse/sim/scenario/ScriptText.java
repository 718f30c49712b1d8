package dev.wheelhouse.sim.scenario;

/** An expression as it stands in the file, with its place; no text is none. It is understood later, by the whole scenario's names. */
public record ScriptText(String text, int line, int column, String path) {
    public boolean isEmpty() {
        return text.isEmpty();
    }
}
