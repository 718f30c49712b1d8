package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CommandsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    @Test
    @DisplayName("C-3: all passed is 0, a failed check is 1, one that was not evaluated is 4")
    void exitCodesTellTheVerdict() {
        assertThat(Commands.execute("check", "loop-100s")).isZero();
        assertThat(Commands.execute("check", "fault-teleport", "--seconds", "5"))
                .isEqualTo(1);
        assertThat(Commands.execute("check", "loop-100s", "--seconds", "20")).isEqualTo(4);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{\"nam\": 1}",
                "{\"name\": \"x\", \"road\": 3}",
                "{\"driving\": {\"brakingMps2\": -1}}",
                "{\"driving\": {\"brakingMps2\": 1e999}}",
                "{\"name\":\"a\",\"name\":\"b\"}",
                "{ not json"
            })
    @DisplayName("C-3: bad input ends with 2 and writes nothing")
    void badInputEndsWithTwo(String text) throws Exception {
        Path file = Files.writeString(folder.resolve("bad.json"), text);
        Path trace = folder.resolve("trace.jsonl");
        assertThat(Commands.execute("run", file.toString(), "--trace", trace.toString()))
                .isEqualTo(2);
        assertThat(Commands.execute("check", folder.toString())).isEqualTo(2);
        assertThat(folder.toFile().listFiles()).extracting(File::getName).containsExactly("bad.json");
    }

    @Test
    @DisplayName("C-5: an output that cannot be written fails before the run, with nothing left behind")
    void unwritableOutputFails() {
        Path nowhere = folder.resolve("missing").resolve("trace.jsonl");
        assertThat(Commands.execute("run", "loop-100s", "--trace", nowhere.toString()))
                .isEqualTo(2);
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    @DisplayName("E-2: an audit from positions alone agrees with the trace's own figures")
    void auditFromPositionsAgrees() throws Exception {
        Path trace = folder.resolve("trace.jsonl");
        assertThat(Commands.execute("run", "loop-100s", "--trace", trace.toString(), "--quiet"))
                .isZero();
        List<String> lines = Files.readAllLines(trace);
        Map<String, Double> before = new HashMap<>();
        long sequence = 0;
        double smallestGap = Double.POSITIVE_INFINITY;
        JsonNode last = JSON.readTree(lines.get(0));
        assertThat(last.get("type").asText()).isEqualTo("header");
        for (String line : lines.subList(1, lines.size())) {
            JsonNode n = JSON.readTree(line);
            if (n.get("type").asText().equals("event")) {
                assertThat(n.get("sequence").asLong()).isEqualTo(++sequence);
                continue;
            }
            last = n;
            double[] centres = new double[n.get("vehicles").size()];
            int k = 0;
            for (JsonNode v : n.get("vehicles")) {
                String id = v.get("id").asText();
                double x = v.get("xMeters").asDouble();
                boolean rebased = n.get("cycleSeconds").asDouble() == 0;
                if (before.containsKey(id) && !v.get("recycled").asBoolean() && !rebased) {
                    assertThat(x - before.get(id))
                            .as("%s at step %s", id, n.get("step"))
                            .isBetween(0.0, 1.424);
                }
                before.put(id, x);
                centres[k++] = x;
            }
            java.util.Arrays.sort(centres);
            for (int i = 1; i < centres.length; i++) {
                smallestGap = Math.min(smallestGap, centres[i] - centres[i - 1] - 4.8);
            }
        }
        assertThat(smallestGap).isGreaterThanOrEqualTo(7.0);
        assertThat(last.get("step").asInt()).isEqualTo(1000);
        assertThat(last.at("/counters/impacts").asInt()).isEqualTo(1);
        assertThat(last.at("/counters/repairs").asInt()).isEqualTo(1);
        assertThat(last.at("/counters/minBumperGapMeters").asDouble()).isBetween(7.0, smallestGap + 1e-9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-DE", "tr-TR", "ar-EG", "hi-IN"})
    @DisplayName("C-5, X-I1: the locale changes no byte of trace and report")
    void localeChangesNoByte(String tag) throws Exception {
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.US);
            assertThat(evidence("us")).isZero();
            Locale.setDefault(Locale.forLanguageTag(tag));
            assertThat(evidence("other")).isZero();
        } finally {
            Locale.setDefault(usual);
        }
        assertThat(folder.resolve("us.jsonl")).hasSameBinaryContentAs(folder.resolve("other.jsonl"));
        assertThat(folder.resolve("us.json")).hasSameBinaryContentAs(folder.resolve("other.json"));
    }

    private int evidence(String name) {
        return Commands.execute(
                "run",
                "loop-100s",
                "--seconds",
                "30",
                "--quiet",
                "--trace",
                folder.resolve(name + ".jsonl").toString(),
                "--report",
                folder.resolve(name + ".json").toString());
    }

    @Test
    @DisplayName("E-1: CSV has a row a vehicle a step, FCD the front bumper and the angle from north")
    void csvAndFcdAreChosenByTheEnding() throws Exception {
        Path csv = folder.resolve("t.csv");
        Path fcd = folder.resolve("t.fcd.xml");
        for (Path file : List.of(csv, fcd)) {
            assertThat(Commands.execute("run", "loop-100s", "--seconds", "1", "--quiet", "--trace", file.toString()))
                    .isZero();
        }
        assertThat(Files.readAllLines(csv)).hasSize(1 + 11 * 12);
        org.w3c.dom.Document xml = javax.xml.parsers.DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(fcd.toFile());
        assertThat(xml.getElementsByTagName("timestep").getLength()).isEqualTo(11);
        org.w3c.dom.Element first =
                (org.w3c.dom.Element) xml.getElementsByTagName("vehicle").item(0);
        assertThat(Double.parseDouble(first.getAttribute("x"))).isEqualTo(152.4);
        assertThat(Double.parseDouble(first.getAttribute("angle"))).isEqualTo(90.0);
    }
}
