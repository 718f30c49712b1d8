package dev.wheelhouse.sim.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * Reads the {@code motion-*.json} vectors: from the class path, or from the folder that {@code -Dwheelhouse.cases} names. A
 * folder without a file of the kind, or a file without cases, fails the factory. Every expected field must be looked at.
 */
public final class Cases {
    private static final ObjectMapper JSON = new ObjectMapper();

    private Cases() {}

    /** One dynamic test a case of {@code motion-<kind>.json}. */
    public static Stream<DynamicTest> of(String kind, Consumer<Case> check) {
        return of(kind, System.getProperty("wheelhouse.cases"), check);
    }

    static Stream<DynamicTest> of(String kind, String folder, Consumer<Case> check) {
        List<DynamicTest> tests = new ArrayList<>();
        for (JsonNode file : folder == null || folder.isBlank() ? bundled(kind) : inFolder(kind, existing(folder))) {
            assertThat(file.path("cases").size()).as("cases of kind " + kind).isPositive();
            double tolerance = file.path("tolerance").asDouble(1e-9);
            for (JsonNode node : file.path("cases")) {
                String why = node.hasNonNull("why") ? " " + node.get("why").asText() : "";
                tests.add(
                        DynamicTest.dynamicTest(node.path("id").asText("?") + why, () -> run(node, tolerance, check)));
            }
        }
        return tests.stream();
    }

    private static void run(JsonNode node, double tolerance, Consumer<Case> check) {
        Case one = new Case(node.path("in"), node.path("out"), tolerance);
        check.accept(one);
        one.everythingWasChecked();
    }

    private static List<JsonNode> bundled(String kind) {
        String name = "/cases/motion-" + kind + ".json";
        try (InputStream in = Cases.class.getResourceAsStream(name)) {
            assertThat(in).as("resource " + name).isNotNull();
            return List.of(JSON.readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The tests run in the module's folder, the command in the one above. */
    private static Path existing(String folder) {
        Path path = Path.of(folder);
        return Files.isDirectory(path) || path.isAbsolute()
                ? path
                : Path.of("..").resolve(path);
    }

    private static List<JsonNode> inFolder(String kind, Path folder) {
        List<JsonNode> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
            TreeSet<Path> sorted = new TreeSet<>();
            files.forEach(sorted::add);
            for (Path file : sorted) {
                boolean named = file.getFileName().toString().equals("motion-" + kind + ".json");
                JsonNode root = JSON.readTree(file.toFile());
                if (named || root.path("name").asText().equals(kind.replace('-', '_'))) {
                    found.add(root);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the cases in " + folder.toAbsolutePath(), e);
        }
        assertThat(found)
                .as("files motion-%s.json in the folder of -Dwheelhouse.cases, %s", kind, folder.toAbsolutePath())
                .isNotEmpty();
        return found;
    }

    /** A number, the string "Infinity" or "-Infinity", or NaN for null and absent. */
    static double number(JsonNode node) {
        if (node.isMissingNode() || node.isNull()) {
            return Double.NaN;
        }
        return node.isTextual() ? Double.parseDouble(node.asText()) : node.asDouble();
    }

    /** {@code EMERGENCY_BRAKE} → {@code EmergencyBrake}; null → null. */
    public static String nameOf(Enum<?> value) {
        if (value == null) {
            return null;
        }
        StringBuilder name = new StringBuilder();
        for (String word : value.name().split("_")) {
            name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return name.toString();
    }

    /** A case: inputs to read, expectations to state. */
    public static final class Case {
        private final JsonNode in;
        private final JsonNode out;
        private final double tolerance;
        private final TreeSet<String> unchecked = new TreeSet<>();

        Case(JsonNode in, JsonNode out, double tolerance) {
            this.in = in;
            this.out = out;
            this.tolerance = tolerance;
            out.fieldNames().forEachRemaining(unchecked::add);
        }

        public JsonNode node(String field) {
            return in.path(field);
        }

        public boolean has(String field) {
            return in.hasNonNull(field);
        }

        public double number(String field) {
            return Cases.number(in.path(field));
        }

        /** A lateral figure: the files' y grows to the right, the world's to the left. */
        public double mirrored(String field) {
            return -number(field);
        }

        public int integer(String field) {
            return in.path(field).asInt();
        }

        public boolean flag(String field, boolean absent) {
            return in.path(field).asBoolean(absent);
        }

        public double[] numbers(String field) {
            double[] values = new double[in.path(field).size()];
            for (int i = 0; i < values.length; i++) {
                values[i] = Cases.number(in.path(field).get(i));
            }
            return values;
        }

        public void expectNumber(String field, double actual) {
            if (unchecked.remove(field)) {
                same(field, Cases.number(out.get(field)), actual);
            }
        }

        public void expectMirrored(String field, double actual) {
            expectNumber(field, -actual);
        }

        /** A pair of numbers, or null for NaN. */
        public void expectInterval(String field, double from, double to) {
            if (unchecked.remove(field)) {
                JsonNode pair = out.get(field);
                same(field + " from", pair.isNull() ? Double.NaN : Cases.number(pair.get(0)), from);
                same(field + " to", pair.isNull() ? Double.NaN : Cases.number(pair.get(1)), to);
            }
        }

        public void expectFlag(String field, boolean actual) {
            if (unchecked.remove(field)) {
                assertThat(actual).as(field).isEqualTo(out.get(field).booleanValue());
            }
        }

        public void expectText(String field, String actual) {
            if (unchecked.remove(field)) {
                assertThat(actual)
                        .as(field)
                        .isEqualTo(
                                out.get(field).isNull() ? null : out.get(field).asText());
            }
        }

        /** An index, or null for −1. */
        public void expectIndex(String field, int actual) {
            if (unchecked.remove(field)) {
                assertThat(actual)
                        .as(field)
                        .isEqualTo(out.get(field).isNull() ? -1 : out.get(field).asInt());
            }
        }

        public void expectIntegers(String field, int[] actual) {
            if (unchecked.remove(field)) {
                List<Integer> expected = new ArrayList<>();
                out.get(field).forEach(n -> expected.add(n.asInt()));
                assertThat(actual).as(field).containsExactly(expected.toArray(new Integer[0]));
            }
        }

        private void same(String field, double expected, double actual) {
            if (Double.isNaN(expected) || Double.isInfinite(expected)) {
                assertThat(actual).as(field).isEqualTo(Double.valueOf(expected));
            } else {
                double allowed = tolerance * Math.max(1, Math.abs(expected));
                assertThat(actual).as(field).isCloseTo(expected, within(allowed));
            }
        }

        void everythingWasChecked() {
            assertThat(unchecked)
                    .as("expected fields that the test does not know")
                    .isEmpty();
        }
    }
}
