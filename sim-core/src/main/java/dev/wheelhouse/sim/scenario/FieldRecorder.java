package dev.wheelhouse.sim.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Fields of a scenario in which everything exists and every list has one entry: notes what the reader asks for, so that the schema
 * cannot fall behind the reader.
 */
final class FieldRecorder extends Fields {
    private final boolean other;
    private final Map<String, SchemaNode> byPath = new TreeMap<>();

    /** @param other answers numbers with a second legal value, which shows the bounds that depend on other fields */
    FieldRecorder(boolean other) {
        super("", new ArrayList<>(), new TreeMap<>());
        this.other = other;
        byPath.put("", new SchemaNode("", SchemaNode.Kind.OBJECT));
    }

    /** The whole reader's wishes. */
    static SchemaNode record() {
        FieldRecorder first = new FieldRecorder(false);
        FieldRecorder second = new FieldRecorder(true);
        for (FieldRecorder recorder : List.of(first, second)) {
            ScenarioReader.describe(recorder, emptyObject("", new Node("", 1, 1)));
        }
        first.byPath.forEach((path, node) -> first.forgetWhatDiffers(node, second.node(path)));
        return first.node("");
    }

    private SchemaNode node(String path) {
        SchemaNode node = byPath.get(path);
        if (node == null) {
            throw new IllegalStateException("the reader asks for " + path + " only sometimes");
        }
        return node;
    }

    private void forgetWhatDiffers(SchemaNode a, SchemaNode b) {
        if (a.isNumber() && Double.compare(a.min, b.min) != 0) {
            a.min = Double.NaN;
            a.depends = true;
        }
        if (a.isNumber() && Double.compare(a.max, b.max) != 0) {
            a.max = Double.NaN;
            a.depends = true;
        }
        if (a.otherwise != null && !a.otherwise.equals(b.otherwise)) {
            a.otherwise = null;
            a.depends = true;
        }
    }

    private SchemaNode note(Node at, String name, SchemaNode.Kind kind) {
        String path = pathOf(at, name);
        SchemaNode child = new SchemaNode(path, kind);
        node(at.path).fields.put(name, child);
        byPath.put(path, child);
        return child;
    }

    @Override
    void problem(Node at, String message, String allowed) {}

    @Override
    void only(Node n, String... names) {
        node(n.path).allowedNames = List.copyOf(Arrays.asList(names));
    }

    @Override
    Node optional(Node n, String name) {
        note(n, name, SchemaNode.Kind.OBJECT).extra = true;
        return emptyObject(pathOf(n, name), n);
    }

    @Override
    Node object(Node n, String name) {
        note(n, name, SchemaNode.Kind.OBJECT);
        return emptyObject(pathOf(n, name), n);
    }

    @Override
    List<Node> list(Node n, String name, boolean needed) {
        SchemaNode list = note(n, name, SchemaNode.Kind.LIST);
        list.required = needed;
        SchemaNode item = new SchemaNode(list.path + "[0]", SchemaNode.Kind.OBJECT);
        list.item = item;
        byPath.put(item.path, item);
        return List.of(emptyObject(item.path, n));
    }

    @Override
    List<Node> textNodes(Node n, String name) {
        for (Node item : list(n, name, false)) {
            node(item.path).kind = SchemaNode.Kind.TEXT;
        }
        return List.of();
    }

    @Override
    double @Nullable [] pair(Node n) {
        node(n.path).kind = SchemaNode.Kind.PAIR;
        return null;
    }

    @Override
    String text(Node n, String name, @Nullable String otherwise) {
        SchemaNode text = note(n, name, SchemaNode.Kind.TEXT);
        text.required = otherwise == null;
        text.otherwise = otherwise == null || otherwise.isEmpty() ? null : otherwise;
        return otherwise == null ? name : otherwise;
    }

    @Override
    boolean flag(Node n, String name, boolean otherwise) {
        note(n, name, SchemaNode.Kind.FLAG).otherwise = otherwise;
        return otherwise;
    }

    @Override
    <T extends Enum<T>> T choice(Node n, String name, Class<T> type, T otherwise) {
        SchemaNode choice = note(n, name, SchemaNode.Kind.TEXT);
        choice.required = true;
        choice.choices = Arrays.stream(type.getEnumConstants()).map(Enum::name).toList();
        return otherwise;
    }

    @Override
    double whole(Node n, String name, double min, double max, double otherwise) {
        double value = number(n, name, min, max, otherwise);
        node(pathOf(n, name)).kind = SchemaNode.Kind.WHOLE;
        return value;
    }

    @Override
    double number(Node n, String name, double min, double max, double otherwise) {
        SchemaNode number = note(n, name, SchemaNode.Kind.NUMBER);
        number.required = Double.isNaN(otherwise);
        number.min = min;
        number.max = max;
        number.otherwise = Double.isFinite(otherwise) ? (Double) otherwise : null;
        double value = safe(otherwise, min);
        if (!other || Double.isInfinite(value)) {
            return value;
        }
        return value + 1 <= max ? value + 1 : Math.max(min, value - 1);
    }
}
