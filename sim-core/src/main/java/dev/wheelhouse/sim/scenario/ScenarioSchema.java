package dev.wheelhouse.sim.scenario;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;

/** The scenario file as a JSON Schema (2020-12), made from what the reader asks for (E-4). */
public final class ScenarioSchema {
    /** Not blank and without control characters. */
    private static final String TEXT = "^[^\\u0000-\\u001f]*[^\\s\\u0000-\\u001f][^\\u0000-\\u001f]*$";

    private final SchemaNode root;
    private final Properties descriptions;

    public ScenarioSchema() throws IOException {
        this.root = FieldRecorder.record();
        this.descriptions = new Properties();
        try (InputStream in = ScenarioSchema.class.getResourceAsStream("descriptions.properties")) {
            if (in == null) {
                throw new IOException("the descriptions of the scenario's fields are missing");
            }
            descriptions.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        }
    }

    /**
     * A value that {@code --set} can replace; of a list the first entry stands for all.
     *
     * @param allowed the range or the choices
     */
    public record SettablePath(String path, String description, String allowed) {}

    /** In the order of the file. */
    public List<SettablePath> settablePaths() {
        List<SettablePath> paths = new ArrayList<>();
        collect(root, paths);
        return paths;
    }

    private void collect(SchemaNode node, List<SettablePath> paths) {
        for (SchemaNode child : node.fields.values()) {
            if (child.isScalar()) {
                paths.add(new SettablePath(child.path, description(child), Allowed.of(child)));
            }
            collect(child, paths);
        }
        if (node.item != null) {
            collect(node.item, paths);
        }
    }

    /** Empty where nobody has written one. */
    String description(SchemaNode node) {
        return descriptions.getProperty(node.path, "");
    }

    SchemaNode root() {
        return root;
    }

    /** Writes the schema; the stream stays open. */
    public void write(OutputStream out) throws IOException {
        try (JsonGenerator json = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build()
                .createGenerator(out)
                .useDefaultPrettyPrinter()) {
            json.writeStartObject();
            json.writeStringField("$schema", "https://json-schema.org/draft/2020-12/schema");
            json.writeStringField("title", "Wheelhouse scenario");
            members(json, root);
            json.writeEndObject();
            json.writeRaw('\n');
        }
    }

    private void schema(JsonGenerator json, SchemaNode node) throws IOException {
        json.writeStartObject();
        String text = description(node);
        if (!text.isEmpty()) {
            String range = node.isScalar() ? "; " + Allowed.of(node) : "";
            json.writeStringField("description", text + range);
        }
        members(json, node);
        json.writeEndObject();
    }

    private void members(JsonGenerator json, SchemaNode node) throws IOException {
        switch (node.kind) {
            case OBJECT -> object(json, node);
            case LIST -> list(json, node);
            case NUMBER, WHOLE -> number(json, node);
            case TEXT -> text(json, node);
            case FLAG -> json.writeStringField("type", "boolean");
            case PAIR -> pair(json);
        }
        if (node.otherwise instanceof Double d) {
            write(json, "default", d);
        } else if (node.otherwise instanceof Boolean b) {
            json.writeBooleanField("default", b);
        } else if (node.otherwise != null) {
            json.writeStringField("default", node.otherwise.toString());
        }
    }

    private void object(JsonGenerator json, SchemaNode node) throws IOException {
        json.writeStringField("type", "object");
        json.writeBooleanField("additionalProperties", false);
        json.writeObjectFieldStart("properties");
        for (Map.Entry<String, SchemaNode> child : node.fields.entrySet()) {
            json.writeFieldName(child.getKey());
            schema(json, child.getValue());
        }
        json.writeEndObject();
        json.writeArrayFieldStart("required");
        for (Map.Entry<String, SchemaNode> child : node.fields.entrySet()) {
            if (child.getValue().isNeeded()) {
                json.writeString(child.getKey());
            }
        }
        json.writeEndArray();
    }

    private void list(JsonGenerator json, SchemaNode node) throws IOException {
        json.writeStringField("type", "array");
        if (node.required) {
            json.writeNumberField("minItems", 1);
        }
        if (node.item != null) {
            json.writeFieldName("items");
            schema(json, node.item);
        }
    }

    private static void number(JsonGenerator json, SchemaNode node) throws IOException {
        json.writeStringField("type", node.kind == SchemaNode.Kind.WHOLE ? "integer" : "number");
        if (Double.isFinite(node.min)) {
            write(json, "minimum", node.min);
        }
        if (Double.isFinite(node.max)) {
            write(json, "maximum", node.max);
        }
    }

    private static void write(JsonGenerator json, String field, double value) throws IOException {
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            json.writeNumberField(field, (long) value);
        } else {
            json.writeNumberField(field, value);
        }
    }

    private static void text(JsonGenerator json, SchemaNode node) throws IOException {
        json.writeStringField("type", "string");
        if (node.choices.isEmpty()) {
            json.writeStringField("pattern", TEXT);
            return;
        }
        json.writeArrayFieldStart("enum");
        for (String choice : node.choices) {
            json.writeString(choice);
        }
        json.writeEndArray();
    }

    private static void pair(JsonGenerator json) throws IOException {
        json.writeStringField("type", "array");
        json.writeObjectFieldStart("items");
        json.writeStringField("type", "number");
        json.writeEndObject();
        json.writeNumberField("minItems", 2);
        json.writeNumberField("maxItems", 2);
    }
}
