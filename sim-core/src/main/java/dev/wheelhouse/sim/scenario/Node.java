package dev.wheelhouse.sim.scenario;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A JSON value that knows where it stands. Scalars are Double, String, Boolean or null. */
final class Node {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(JsonReadFeature.ALLOW_JAVA_COMMENTS)
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
            .build();

    final String path;
    final int line;
    final int column;

    @Nullable
    Object scalar;

    @Nullable
    Map<String, Node> fields;

    @Nullable
    List<Node> items;

    Node(String path, int line, int column) {
        this.path = path;
        this.line = line;
        this.column = column;
    }

    static Node parse(String file, InputStream in, List<Problem> problems) throws IOException {
        try (JsonParser parser = FACTORY.createParser(in)) {
            JsonToken first = parser.nextToken();
            if (first == null) {
                problems.add(new Problem(file, 1, 1, "", "the file is empty", "a JSON object"));
                return new Node("", 1, 1);
            }
            Node root = read(parser, "", file, problems);
            if (parser.nextToken() != null) {
                problems.add(at(file, parser.currentTokenLocation(), "", "text after the end of the object"));
            }
            return root;
        } catch (JsonProcessingException e) {
            problems.add(at(file, e.getLocation(), "", "not JSON: " + e.getOriginalMessage()));
            return new Node("", 1, 1);
        }
    }

    private static Problem at(String file, @Nullable JsonLocation where, String path, String message) {
        int line = where == null ? 1 : where.getLineNr();
        int column = where == null ? 1 : where.getColumnNr();
        return new Problem(file, line, column, path, message, "");
    }

    private static Node read(JsonParser parser, String path, String file, List<Problem> problems) throws IOException {
        JsonLocation where = parser.currentTokenLocation();
        Node node = new Node(path, where.getLineNr(), where.getColumnNr());
        switch (parser.currentToken()) {
            case START_OBJECT -> node.fields = readFields(parser, path, file, problems);
            case START_ARRAY -> {
                List<Node> items = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    items.add(read(parser, path + "[" + items.size() + "]", file, problems));
                }
                node.items = items;
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> node.scalar = Double.valueOf(parser.getText());
            case VALUE_TRUE, VALUE_FALSE -> node.scalar = parser.getBooleanValue();
            case VALUE_STRING -> node.scalar = parser.getText();
            default -> node.scalar = null;
        }
        return node;
    }

    private static Map<String, Node> readFields(JsonParser parser, String path, String file, List<Problem> problems)
            throws IOException {
        Map<String, Node> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            String inner = path.isEmpty() ? name : path + "." + name;
            JsonLocation where = parser.currentTokenLocation();
            parser.nextToken();
            if (fields.put(name, read(parser, inner, file, problems)) != null) {
                problems.add(at(file, where, inner, "the field stands here a second time"));
            }
        }
        return fields;
    }

    String kind() {
        if (fields != null) {
            return "an object";
        }
        if (items != null) {
            return "a list";
        }
        if (scalar == null) {
            return "null";
        }
        return scalar instanceof Double ? "a number" : scalar instanceof String ? "text" : "true or false";
    }
}
