package dev.wheelhouse.sim.scenario;

/** What a field may hold, in words. */
final class Allowed {
    private Allowed() {}

    static String of(SchemaNode node) {
        String range = switch (node.kind) {
            case NUMBER -> range(node, "number");
            case WHOLE -> range(node, "whole number");
            case FLAG -> "true or false";
            default -> node.choices.isEmpty() ? "text" : String.join(", ", node.choices);
        };
        String unit = unit(node.path);
        String depends = node.depends ? ", within what other fields leave" : "";
        String otherwise = node.otherwise == null ? "" : ", default " + shown(node.otherwise);
        return range + (unit.isEmpty() ? "" : " " + unit) + depends + (node.required ? ", required" : otherwise);
    }

    private static String range(SchemaNode node, String kind) {
        boolean hasMin = Double.isFinite(node.min);
        boolean hasMax = Double.isFinite(node.max);
        if (hasMin && hasMax) {
            return kind + " from " + shown(node.min) + " to " + shown(node.max);
        }
        return hasMin ? kind + " from " + shown(node.min) : hasMax ? kind + " to " + shown(node.max) : kind;
    }

    private static String shown(Object value) {
        return value instanceof Double d && d == Math.rint(d) && Math.abs(d) < 1e15
                ? Long.toString((long) (double) d)
                : value.toString();
    }

    /** The unit stands last in a field's name. */
    static String unit(String path) {
        String[][] units = {
            {"Mps3", "m/s³"},
            {"Mps2", "m/s²"},
            {"Mps", "m/s"},
            {"Meters", "m"},
            {"Seconds", "s"},
            {"seconds", "s"},
            {"Ns", "N·s"},
            {"Radians", "rad"},
            {"Degrees", "degrees"},
            {"Kg", "kg"}
        };
        for (String[] unit : units) {
            if (path.endsWith(unit[0])) {
                return unit[1];
            }
        }
        return "";
    }
}
