package dev.wheelhouse.sim.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the reader asks of one field. A bound is NaN where there is none or another field decides it. */
final class SchemaNode {
    enum Kind {
        OBJECT,
        LIST,
        NUMBER,
        WHOLE,
        TEXT,
        FLAG,
        PAIR
    }

    final String path;
    Kind kind;
    boolean required;
    boolean extra;
    double min = Double.NaN;
    double max = Double.NaN;
    boolean depends;

    /** A Double, String or Boolean; null where there is none. */
    @Nullable
    Object otherwise;

    List<String> choices = List.of();
    List<String> allowedNames = List.of();
    final Map<String, SchemaNode> fields = new LinkedHashMap<>();

    @Nullable
    SchemaNode item;

    SchemaNode(String path, Kind kind) {
        this.path = path;
        this.kind = kind;
    }

    /** An object with defaults is needed as soon as something in it is; one that is an extra never. */
    boolean isNeeded() {
        boolean hasNeeded = fields.values().stream().anyMatch(SchemaNode::isNeeded);
        return required || kind == Kind.OBJECT && !extra && hasNeeded;
    }

    boolean isNumber() {
        return kind == Kind.NUMBER || kind == Kind.WHOLE;
    }

    boolean isScalar() {
        return isNumber() || kind == Kind.TEXT || kind == Kind.FLAG;
    }
}
