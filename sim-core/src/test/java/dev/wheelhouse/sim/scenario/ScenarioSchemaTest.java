package dev.wheelhouse.sim.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** E-4: reader and schema refuse the same things. */
class ScenarioSchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ScenarioSchema published;
    private final Schema schema;
    private final ObjectNode base;
    private final Set<String> baseProblems;

    ScenarioSchemaTest() throws Exception {
        published = new ScenarioSchema();
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        published.write(text);
        schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text.toString(StandardCharsets.UTF_8), InputFormat.JSON);
        base = (ObjectNode) JSON.readTree(Files.readString(builtIn("loop-100s")));
        complete(base, published.root());
        baseProblems = problems(base);
    }

    private static Path builtIn(String name) throws Exception {
        return Path.of(
                java.util.Objects.requireNonNull(ScenarioSchemaTest.class.getResource("/scenarios/" + name + ".json"))
                        .toURI());
    }

    private boolean accepts(JsonNode document) {
        return schema.validate(document.toString(), InputFormat.JSON).isEmpty();
    }

    private static Set<String> problems(JsonNode document) throws Exception {
        try {
            ScenarioReader.read("f", document.toString().getBytes(StandardCharsets.UTF_8), Map.of());
            return Set.of();
        } catch (ScenarioException e) {
            return e.problems().stream()
                    .map(p -> p.path() + ": " + p.message())
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** Adds every field that is missing, with a legal value, so that each can be spoilt. */
    private static void complete(ObjectNode object, SchemaNode node) {
        node.fields.forEach((name, child) -> {
            if (!object.has(name)) {
                object.set(name, legal(child));
            } else if (child.kind == SchemaNode.Kind.OBJECT) {
                complete((ObjectNode) object.get(name), child);
            } else if (child.kind == SchemaNode.Kind.LIST
                    && child.item != null
                    && child.item.kind == SchemaNode.Kind.OBJECT) {
                object.get(name)
                        .forEach(item -> complete((ObjectNode) item, java.util.Objects.requireNonNull(child.item)));
            }
        });
    }

    private static JsonNode legal(SchemaNode node) {
        switch (node.kind) {
            case OBJECT -> {
                ObjectNode object = JSON.createObjectNode();
                complete(object, node);
                return object;
            }
            case LIST -> {
                ArrayNode list = JSON.createArrayNode();
                return node.item == null ? list : list.add(legal(node.item));
            }
            case PAIR -> {
                return JSON.createArrayNode().add(0).add(0);
            }
            case FLAG -> {
                return JSON.getNodeFactory().booleanNode(true);
            }
            case TEXT -> {
                return JSON.getNodeFactory().textNode(node.choices.isEmpty() ? "car" : node.choices.get(0));
            }
            default -> {
                double value = node.otherwise instanceof Double d
                        ? d
                        : Double.isNaN(node.max) || Double.isNaN(node.min)
                                ? 1
                                : Math.max(node.min, Math.min(1, node.max));
                return JSON.getNodeFactory().numberNode(value);
            }
        }
    }

    private static List<SchemaNode> all(SchemaNode node) {
        List<SchemaNode> nodes = new ArrayList<>(List.of(node));
        node.fields.values().forEach(child -> nodes.addAll(all(child)));
        if (node.item != null) {
            nodes.addAll(all(node.item));
        }
        return nodes;
    }

    private void bothRefuse(String what, String path, JsonNode bad) throws Exception {
        ObjectNode document = base.deepCopy();
        int dot = path.lastIndexOf('.');
        JsonNode parent = document.at(pointer(dot < 0 ? "" : path.substring(0, dot)));
        String name = path.substring(dot + 1);
        if (name.endsWith("[0]")) {
            ((ArrayNode) parent.get(name.substring(0, name.length() - 3))).set(0, bad);
        } else if (bad == null) {
            ((ObjectNode) parent).remove(name);
        } else {
            ((ObjectNode) parent).set(name, bad);
        }
        Set<String> fresh = new TreeSet<>(problems(document));
        fresh.removeAll(baseProblems);
        assertThat(fresh).as("the reader on %s: %s", path, what).isNotEmpty();
        assertThat(accepts(document)).as("the schema on %s: %s", path, what).isFalse();
    }

    private static String pointer(String path) {
        return path.isEmpty() ? "" : "/" + path.replace("[0]", "/0").replace('.', '/');
    }

    @Test
    @DisplayName("E-4: every built-in scenario and one with every field are valid by the schema")
    void acceptsWhatTheReaderAccepts() throws Exception {
        assertThat(schema.validate(base.toString(), InputFormat.JSON)).isEmpty();
        try (Stream<Path> files = Files.list(builtIn("loop-100s").getParent())) {
            for (Path file : files.filter(f -> f.toString().endsWith(".json")).toList()) {
                assertThat(schema.validate(Files.readString(file), InputFormat.JSON))
                        .as("%s", file)
                        .isEmpty();
                assertThatCode(() -> ScenarioReader.read("f", Files.readAllBytes(file), Map.of()))
                        .doesNotThrowAnyException();
            }
        }
    }

    @Test
    @DisplayName("E-4: a name that the reader allows is one that it reads, and each has a description")
    void everyAllowedNameIsRead() {
        for (SchemaNode node : all(published.root())) {
            assertThat(node.fields.keySet())
                    .as("fields of %s", node.path)
                    .containsExactlyInAnyOrderElementsOf(node.allowedNames);
            assertThat(node.path.isEmpty() || !published.description(node).isBlank())
                    .as("a description of %s", node.path)
                    .isTrue();
        }
    }

    @Test
    @DisplayName("E-4: reader and schema refuse the same numbers")
    void bothRefuseNumbersOutOfRange() throws Exception {
        int bounds = 0;
        for (SchemaNode node : all(published.root())) {
            if (Double.isFinite(node.min)) {
                bothRefuse("below the least", node.path, JSON.getNodeFactory().numberNode(node.min - 1e-3));
                bounds++;
            }
            if (Double.isFinite(node.max)) {
                bothRefuse("above the most", node.path, JSON.getNodeFactory().numberNode(node.max + 1e-3));
                bounds++;
            }
            if (node.kind == SchemaNode.Kind.WHOLE) {
                bothRefuse("a fraction", node.path, JSON.getNodeFactory().numberNode(node.min + 0.5));
            }
        }
        assertThat(bounds).isGreaterThan(100);
    }

    @Test
    @DisplayName("E-4: reader and schema refuse the same types, unknown fields and gaps")
    void bothRefuseWrongShapes() throws Exception {
        for (SchemaNode node : all(published.root())) {
            if (node.path.isEmpty()) {
                continue;
            }
            boolean isText = node.kind == SchemaNode.Kind.TEXT;
            bothRefuse(
                    "another type",
                    node.path,
                    isText
                            ? JSON.getNodeFactory().numberNode(3)
                            : JSON.getNodeFactory().textNode("x"));
            bothRefuse("null", node.path, JSON.getNodeFactory().nullNode());
            if (node.isNeeded() && !node.path.endsWith("]")) {
                bothRefuse("missing", node.path, null);
            }
            if (node.kind == SchemaNode.Kind.OBJECT) {
                bothRefuse(
                        "an unknown field",
                        node.path + ".nonsense",
                        JSON.getNodeFactory().numberNode(1));
            }
        }
        bothRefuse("an unknown field", "nonsense", JSON.getNodeFactory().numberNode(1));
        bothRefuse("blank", "name", JSON.getNodeFactory().textNode("  "));
        bothRefuse("a line break", "fleet.vehicles[0].id", JSON.getNodeFactory().textNode("a\nb"));
        bothRefuse(
                "an unknown choice",
                "cycle.phases[0].phase",
                JSON.getNodeFactory().textNode("TEA"));
        bothRefuse("an empty list", "road.segments", JSON.createArrayNode());
    }

    @Test
    @DisplayName("E-4: a bound that another field decides is left to the reader")
    void boundOfAnotherFieldIsOpen() throws Exception {
        ObjectNode document = base.deepCopy();
        ((ObjectNode) document.get("fleet")).put("initialSpeedMps", 99);
        assertThat(accepts(document)).isTrue();
        assertThat(problems(document)).anyMatch(p -> p.startsWith("fleet.initialSpeedMps"));
    }

    @Test
    @DisplayName("E-4: the paths that --set takes are listed with range, unit and default, and each can be set")
    void everySettablePathCanBeSet() throws Exception {
        List<ScenarioSchema.SettablePath> paths = published.settablePaths();
        assertThat(paths)
                .contains(new ScenarioSchema.SettablePath(
                        "risk.horizonSeconds", "How far ahead is looked", "number from 0 to 60 s, default 4"));
        byte[] bytes = base.toString().getBytes(StandardCharsets.UTF_8);
        for (ScenarioSchema.SettablePath path : paths) {
            try {
                ScenarioReader.read("f", bytes, Map.of(path.path(), "x"));
            } catch (ScenarioException e) {
                assertThat(e.problems()).noneMatch(p -> p.message().equals("unknown path"));
            }
        }
    }

    @Test
    @DisplayName("C-3: phases and intervals shorter than a step are problems, not faults")
    void lengthsBelowAStepAreProblems() throws Exception {
        ObjectNode document = base.deepCopy();
        document.put("stepsPerSecond", 1);
        ((ObjectNode) document.get("surprise")).put("intervalMinSeconds", 0.2);
        document.withObject("cycle")
                .putArray("phases")
                .addObject()
                .put("phase", "CRUISE")
                .put("seconds", 0.1);
        assertThat(problems(document))
                .anyMatch(p -> p.startsWith("cycle: the phases last 0 steps"))
                .anyMatch(p -> p.startsWith("surprise: intervalMinSeconds is 0.2"));
    }

    @Test
    @DisplayName("E-4: --set replaces a choice, a flag and a text too")
    void setReplacesEveryScalar() throws Exception {
        byte[] loop = Files.readAllBytes(builtIn("loop-100s"));
        Scenario s = ScenarioReader.read(
                "f",
                loop,
                Map.of("fleet.disabledLeaderIsEmergency", "false", "name", "other", "cycle.phases[1].phase", "CRUISE"));
        assertThat(s.fleet().disabledLeaderIsEmergency()).isFalse();
        assertThat(s.name()).isEqualTo("other");
        assertThat(java.util.Objects.requireNonNull(s.cycle())
                        .entries()
                        .get(1)
                        .phase()
                        .name())
                .isEqualTo("CRUISE");
    }
}
