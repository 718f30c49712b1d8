package dev.wheelhouse.sim.expression;

import java.util.List;

/** A text that is no expression: where it goes wrong, and what could stand there. */
public final class ExpressionException extends Exception {
    private static final long serialVersionUID = 1L;
    private static final int MOST_LISTED = 8;
    private final int position;
    private final transient List<String> expected;

    ExpressionException(int position, String what, List<String> expected) {
        super("at " + (position + 1) + ": " + what + listed(expected));
        this.position = position;
        this.expected = List.copyOf(expected);
    }

    private static String listed(List<String> expected) {
        if (expected.isEmpty()) {
            return "";
        }
        int shown = Math.min(MOST_LISTED, expected.size());
        String rest = expected.size() > shown ? ", \u2026" : "";
        return "; expected " + String.join(", ", expected.subList(0, shown)) + rest;
    }

    /** Characters before the place that is wrong. */
    public int position() {
        return position;
    }

    /** What could stand there. */
    public List<String> expected() {
        return expected;
    }
}
