package dev.wheelhouse.sim.network;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.wheelhouse.sim.id.LinkId;
import dev.wheelhouse.sim.id.NodeId;
import dev.wheelhouse.sim.math.Vec3;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Reads the vectors of roads and journeys, {@code <suite>.json}: from the class path, or from the folder that
 * {@code -Dwheelhouse.cases} names. A folder without the file, or a file without cases, fails.
 */
public final class RoadCases {
    private static final ObjectMapper JSON = new ObjectMapper();

    private RoadCases() {}

    /** One dynamic test a case. */
    public static Stream<DynamicTest> of(String suite, Consumer<JsonNode> check) {
        JsonNode cases = read(suite).path("cases");
        assertThat(cases.size()).as("cases of " + suite).isPositive();
        List<DynamicTest> tests = new ArrayList<>();
        int number = 0;
        for (JsonNode one : cases) {
            String name = one.hasNonNull("id")
                    ? one.get("id").asText() + " " + one.path("note").asText()
                    : number + " " + one.path("phase").asText() + " "
                            + one.path("mode").asText() + " " + one.path("call").asText();
            number++;
            tests.add(DynamicTest.dynamicTest(name, () -> check.accept(one)));
        }
        return tests.stream();
    }

    private static JsonNode read(String suite) {
        String folder = System.getProperty("wheelhouse.cases");
        try (InputStream in = folder == null || folder.isBlank()
                ? RoadCases.class.getResourceAsStream("/cases/" + suite + ".json")
                : Files.newInputStream(existing(folder).resolve(suite + ".json"))) {
            assertThat(in).as(suite + ".json").isNotNull();
            return JSON.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(suite + ".json", e);
        }
    }

    /** The tests run in the module's folder, the command in the one above. */
    private static Path existing(String folder) {
        Path path = Path.of(folder);
        return Files.isDirectory(path) || path.isAbsolute()
                ? path
                : Path.of("..").resolve(path);
    }

    public static RoadGraph roads(JsonNode roads) {
        RoadGraphBuilder graph = new RoadGraphBuilder();
        for (JsonNode node : roads.path("nodes")) {
            graph.node(
                    NodeId.of(node.get("id").asLong()),
                    new Vec3(
                            node.get("x").asDouble(),
                            node.get("y").asDouble(),
                            node.path("z").asDouble()),
                    flags(node));
        }
        for (JsonNode link : roads.path("links")) {
            List<Double> offsets = new ArrayList<>();
            link.path("laneOffsets").forEach(offset -> offsets.add(offset.asDouble()));
            graph.straightLink(
                    LinkId.of(link.get("id").asLong()),
                    NodeId.of(link.get("from").asLong()),
                    NodeId.of(link.get("to").asLong()),
                    link.path("open").asBoolean(true)
                            && !link.path("prohibited").asBoolean(),
                    offsets.stream().mapToDouble(Double::doubleValue).toArray());
        }
        return graph.build();
    }

    private static NodeFlag[] flags(JsonNode node) {
        List<NodeFlag> flags = new ArrayList<>();
        String[] names = {"nonNavigable", "switchedOff", "water", "offRoad"};
        for (int i = 0; i < names.length; i++) {
            if (node.path(names[i]).asBoolean()) {
                flags.add(NodeFlag.values()[i]);
            }
        }
        return flags.toArray(NodeFlag[]::new);
    }

    public static MeasuredPose pose(JsonNode pose) {
        return new MeasuredPose(vector(pose.get("p")), vector(pose.get("f")), vector(pose.get("v")));
    }

    /** Two or three numbers; "Infinity" and "NaN" may stand as text. */
    public static Vec3 vector(JsonNode numbers) {
        return new Vec3(
                number(numbers.get(0)), number(numbers.get(1)), numbers.size() > 2 ? number(numbers.get(2)) : 0);
    }

    public static double number(JsonNode node) {
        if (node.isNull()) {
            return Double.NaN;
        }
        return node.isTextual() ? Double.parseDouble(node.asText()) : node.asDouble();
    }

    /** To 1e-9, relative above 1. */
    public static void same(String what, JsonNode expected, double actual) {
        double value = number(expected);
        assertThat(actual)
                .as(what)
                .isCloseTo(value, org.assertj.core.data.Offset.offset(1e-9 * Math.max(1, Math.abs(value))));
    }

    public static void same(String what, JsonNode expected, Vec3 actual) {
        same(what + " x", expected.get(0), actual.x());
        same(what + " y", expected.get(1), actual.y());
        same(what + " z", expected.get(2), actual.z());
    }
}
