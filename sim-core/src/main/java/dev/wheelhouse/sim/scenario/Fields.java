package dev.wheelhouse.sim.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Typed access to the fields of a file: a wrong one becomes a problem and a harmless stand-in. */
class Fields {
    private static final String PLAIN = "text without control characters, not blank";
    private final String file;
    private final List<Problem> problems;
    private final SortedMap<String, String> overrides;
    private final TreeSet<String> knownPaths = new TreeSet<>();
    private final TreeSet<String> used = new TreeSet<>();

    Fields(String file, List<Problem> problems, SortedMap<String, String> overrides) {
        this.file = file;
        this.problems = problems;
        this.overrides = overrides;
    }

    void problem(Node at, String message, String allowed) {
        problems.add(new Problem(file, at.line, at.column, at.path, message, allowed));
    }

    void only(Node n, String... names) {
        if (n.fields == null) {
            return;
        }
        for (String name : n.fields.keySet()) {
            if (!Arrays.asList(names).contains(name)) {
                Node at = n.fields.get(name);
                problem(at, "unknown field " + name, String.join(", ", names));
            }
        }
    }

    @Nullable
    Node optional(Node n, String name) {
        Node field = n.fields == null ? null : n.fields.get(name);
        if (field != null && field.fields == null) {
            problem(field, name + " is " + field.kind(), "an object");
            return null;
        }
        return field;
    }

    Node object(Node n, String name) {
        Node field = optional(n, name);
        if (field == null) {
            return emptyObject(pathOf(n, name), n);
        }
        return field;
    }

    static Node emptyObject(String path, Node at) {
        Node empty = new Node(path, at.line, at.column);
        empty.fields = new java.util.LinkedHashMap<>();
        return empty;
    }

    List<Node> list(Node n, String name, boolean needed) {
        Node field = n.fields == null ? null : n.fields.get(name);
        if (field == null) {
            if (needed) {
                problem(n, name + " is missing", "a list");
            }
            return List.of();
        }
        if (field.items == null) {
            problem(field, name + " is " + field.kind(), "a list");
            return List.of();
        }
        if (needed && field.items.isEmpty()) {
            problem(field, name + " is empty", "at least one entry");
        }
        return field.items;
    }

    List<String> texts(Node n, String name) {
        List<String> texts = new ArrayList<>();
        for (Node item : textNodes(n, name)) {
            texts.add(String.valueOf(item.scalar));
        }
        return List.copyOf(texts);
    }

    /** The entries of a list of texts, with their places. */
    List<Node> textNodes(Node n, String name) {
        List<Node> texts = new ArrayList<>();
        for (Node item : list(n, name, false)) {
            if (item.scalar instanceof String s && isPlain(s)) {
                texts.add(item);
            } else {
                problem(item, "an entry is " + item.kind(), PLAIN);
            }
        }
        return texts;
    }

    /** A pair of numbers, or null with a problem. */
    double @Nullable [] pair(Node n) {
        List<Node> both = n.items == null ? List.of() : n.items;
        if (both.size() == 2 && both.get(0).scalar instanceof Double a && both.get(1).scalar instanceof Double b) {
            return new double[] {a, b};
        }
        problem(n, "an entry is " + n.kind(), "a pair of numbers");
        return null;
    }

    /** The field, with its value replaced where the command line says so. */
    private @Nullable Node scalar(Node n, String name) {
        Node field = n.fields == null ? null : n.fields.get(name);
        String path = pathOf(n, name);
        knownPaths.add(path);
        String set = overrides.get(path);
        if (set == null) {
            return field;
        }
        used.add(path);
        Node replaced = new Node(path, field == null ? n.line : field.line, field == null ? n.column : field.column);
        replaced.scalar = set.equals("true") || set.equals("false") ? (Object) Boolean.valueOf(set) : set;
        return replaced;
    }

    static String pathOf(Node n, String name) {
        return n.path.isEmpty() ? name : n.path + "." + name;
    }

    String text(Node n, String name, @Nullable String otherwise) {
        Node field = scalar(n, name);
        if (field == null) {
            if (otherwise == null) {
                problem(n, name + " is missing", "text");
            }
            return otherwise == null ? "" : otherwise;
        }
        if (field.scalar instanceof String s && isPlain(s)) {
            return s;
        }
        problem(field, name + " is " + field.kind(), PLAIN);
        return "";
    }

    private static boolean isPlain(String text) {
        return !text.isBlank() && text.chars().noneMatch(c -> c < ' ');
    }

    /** An identity of a list: a second one like it is a problem. */
    void once(Set<String> seen, Node at, String what, String id) {
        if (!seen.add(id)) {
            problem(at, what + " " + id + " stands here a second time", "identities that differ");
        }
    }

    boolean flag(Node n, String name, boolean otherwise) {
        Node field = scalar(n, name);
        if (field == null) {
            return otherwise;
        }
        if (field.scalar instanceof Boolean b) {
            return b;
        }
        problem(field, name + " is " + field.kind(), "true or false");
        return otherwise;
    }

    <T extends Enum<T>> T choice(Node n, String name, Class<T> type, T otherwise) {
        String text = text(n, name, null);
        for (T value : type.getEnumConstants()) {
            if (value.name().equals(text)) {
                return value;
            }
        }
        Node field = n.fields == null ? null : n.fields.get(name);
        problem(field == null ? n : field, name + " is not known: " + text, Arrays.toString(type.getEnumConstants()));
        return otherwise;
    }

    double whole(Node n, String name, double min, double max, double otherwise) {
        double value = number(n, name, min, max, otherwise);
        if (value != Math.rint(value)) {
            Node field = n.fields == null ? null : n.fields.get(name);
            problem(field == null ? n : field, name + " is " + value, "whole numbers");
        }
        return value;
    }

    /** A number in [min, max]; {@code otherwise} NaN makes it a must. */
    double number(Node n, String name, double min, double max, double otherwise) {
        String path = pathOf(n, name);
        knownPaths.add(path);
        String range = Double.isInfinite(max) ? "at least " + min : min + " to " + max;
        Node field = n.fields == null ? null : n.fields.get(name);
        Node at = field == null ? n : field;
        double value;
        if (overrides.containsKey(path)) {
            used.add(path);
            try {
                value = Double.parseDouble(overrides.get(path));
            } catch (NumberFormatException e) {
                problem(at, path + "=" + overrides.get(path) + " is no number", range);
                return safe(otherwise, min);
            }
        } else if (field == null) {
            if (Double.isNaN(otherwise)) {
                problem(n, name + " is missing", range);
            }
            return safe(otherwise, min);
        } else if (field.scalar instanceof Double d) {
            value = d;
        } else {
            problem(field, name + " is " + field.kind(), "a number, " + range);
            return safe(otherwise, min);
        }
        if (!(value >= min && value <= max)) {
            problem(at, path + " is " + value, range);
            return safe(otherwise, min);
        }
        return value;
    }

    static double safe(double otherwise, double min) {
        return Double.isNaN(otherwise) ? Math.max(min, 1) : otherwise;
    }

    void reportUnusedOverrides() {
        for (String path : overrides.keySet()) {
            if (!used.contains(path)) {
                List<String> nearest = knownPaths.stream()
                        .sorted(Comparator.comparingInt((String p) -> distance(p, path))
                                .thenComparing(p -> p))
                        .limit(3)
                        .toList();
                problems.add(
                        new Problem("--set", 1, 1, path, "unknown path", "nearest are " + String.join(", ", nearest)));
            }
        }
    }

    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int up = row[j];
                int same = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + same);
                diagonal = up;
            }
        }
        return row[b.length()];
    }
}
