package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class EvidenceTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final List<String> MEASURES =
            List.of("leaderTtcSeconds", "dracMps2", "petSeconds", "requiredDecelerationMps2");

    @TempDir
    Path folder;

    private Path trace(String name) {
        Path file = folder.resolve(name);
        assertThat(Commands.execute("run", "loop-100s", "--quiet", "--trace", file.toString()))
                .isZero();
        return file;
    }

    @Test
    @DisplayName(
            "E-5, X-E1, X-I2: the safety measures stand in both traces, null or empty where absent, with the same figures")
    void tracesHoldTheMeasures() throws Exception {
        List<String> rows = Files.readAllLines(trace("t.csv"));
        List<String> names = List.of(rows.get(0).split(","));
        int row = 1;
        int present = 0;
        for (String line : Files.readAllLines(trace("t.jsonl"))) {
            assertThat(line).doesNotContain("NaN").doesNotContain("Infinity");
            JsonNode step = JSON.readTree(line);
            if (!step.get("type").asText().equals("step")) {
                continue;
            }
            for (JsonNode v : step.get("vehicles")) {
                String[] cells = rows.get(row++).split(",", -1);
                for (String measure : MEASURES) {
                    String cell = cells[names.indexOf(measure)];
                    assertThat(v.has(measure)).isTrue();
                    assertThat(cell)
                            .isEqualTo(
                                    v.get(measure).isNull()
                                            ? ""
                                            : v.get(measure).asText());
                    present += cell.isEmpty() ? 0 : 1;
                }
            }
        }
        assertThat(row).isEqualTo(rows.size());
        assertThat(present).isGreaterThan(1000);
    }

    @Test
    @DisplayName("E-5: the report counts what is beyond the scenario's thresholds")
    void reportCountsBeyondThresholds() throws Exception {
        Path report = folder.resolve("r.json");
        assertThat(Commands.execute(
                        "run",
                        "loop-100s",
                        "--quiet",
                        "--set",
                        "measures.dracMps2=0.1",
                        "--set",
                        "measures.petSeconds=60",
                        "--report",
                        report.toString()))
                .isZero();
        JsonNode m = JSON.readTree(report.toFile()).get("measures");
        assertThat(m.get("dracThresholdMps2").asDouble()).isEqualTo(0.1);
        assertThat(m.get("ttcThresholdSeconds").asDouble()).isEqualTo(3.0);
        assertThat(m.get("dracAboveCount").asLong()).isPositive();
        assertThat(m.get("petBelowCount").asLong()).isPositive();
        assertThat(m.get("maxDracMps2").asDouble()).isGreaterThan(0.1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"de-DE", "fr-FR", "tr-TR", "ar-EG", "hi-IN"})
    @DisplayName("C-5, X-I1: the locale changes no byte of any export, nor how a number is read")
    void localeChangesNoByte(String tag) throws Exception {
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.US);
            List<String> expected = exports("us");
            Locale.setDefault(Locale.forLanguageTag(tag));
            assertThat(exports("other")).isEqualTo(expected);
        } finally {
            Locale.setDefault(usual);
        }
    }

    private List<String> exports(String name) throws Exception {
        List<String> texts = new ArrayList<>();
        for (String ending : List.of(".jsonl", ".csv", ".fcd.xml")) {
            Path file = folder.resolve(name + ending);
            Path report = folder.resolve(name + ".json");
            assertThat(new Cli()
                            .run(
                                    "run",
                                    "loop-100s",
                                    "--seconds",
                                    "30",
                                    "--set",
                                    "driving.targetSpeedMps=10.5",
                                    "--trace",
                                    file.toString(),
                                    "--report",
                                    report.toString()))
                    .isZero();
            texts.add(Files.readString(file));
            texts.add(Files.readString(report));
        }
        Path junit = folder.resolve(name + ".xml");
        Cli check = new Cli();
        assertThat(check.run("check", "standing-pedestrian", "--junit", junit.toString()))
                .isZero();
        texts.add(Files.readString(junit));
        texts.add(check.out());
        for (String[] words : new String[][] {{"list"}, {"schema"}, {"schema", "--paths"}}) {
            Cli cli = new Cli();
            assertThat(cli.run(words)).isZero();
            texts.add(cli.out());
        }
        return texts;
    }

    @Test
    @DisplayName("X-I4: an id with comma, quotes and angle brackets is read back the same from each export")
    void anyIdSurvives() throws Exception {
        String id = "bus,7 \"x\" & <y> 'z' ü";
        String text;
        try (InputStream in = EvidenceTest.class.getResourceAsStream("/scenarios/loop-100s.json")) {
            ObjectNode scenario = (ObjectNode) JSON.readTree(in);
            scenario.put("name", id);
            ((ObjectNode) scenario.at("/fleet/vehicles/0")).put("id", id);
            ((ObjectNode) scenario.at("/fleet/types/0")).put("id", id);
            scenario.at("/fleet/vehicles").forEach(v -> ((ObjectNode) v).put("type", id));
            text = scenario.toString();
        }
        String file = Files.writeString(folder.resolve("odd.json"), text).toString();
        for (String ending : List.of("csv", "fcd.xml", "jsonl")) {
            assertThat(new Cli()
                            .run(
                                    "run",
                                    file,
                                    "--seconds",
                                    "1",
                                    "--trace",
                                    folder.resolve("odd." + ending).toString()))
                    .isZero();
        }
        Path junit = folder.resolve("odd.xml");
        assertThat(new Cli().run("check", file, "--junit", junit.toString())).isZero();

        String row = Files.readAllLines(folder.resolve("odd.csv")).get(1);
        assertThat(row).startsWith("0,0.0,\"" + id.replace("\"", "\"\"") + "\",");
        assertThat(xml(folder.resolve("odd.fcd.xml"), "vehicle").getAttribute("id"))
                .isEqualTo(id);
        assertThat(xml(folder.resolve("odd.fcd.xml"), "vehicle").getAttribute("type"))
                .isEqualTo(id);
        assertThat(xml(junit, "testsuite").getAttribute("name")).isEqualTo(id);
        List<String> lines = Files.readAllLines(folder.resolve("odd.jsonl"));
        assertThat(JSON.readTree(lines.get(0)).at("/vehicles/0/id").asText()).isEqualTo(id);
        assertThat(JSON.readTree(lines.get(0)).at("/scenario").asText()).isEqualTo(id);
        assertThat(JSON.readTree(lines.get(1)).at("/vehicles/0/id").asText()).isEqualTo(id);
    }

    private static Element xml(Path file, String tag) throws Exception {
        return (Element) document(file).getElementsByTagName(tag).item(0);
    }

    private static Document document(Path file) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
    }

    @Test
    @DisplayName("E-1: FCD has the front bumper's centre and degrees clockwise from north, also in an avoidance")
    void fcdIsInSumosFrame() throws Exception {
        NodeList rows = document(trace("t.fcd.xml")).getElementsByTagName("vehicle");
        int row = 0;
        int turned = 0;
        for (String line : Files.readAllLines(trace("t.jsonl"))) {
            JsonNode step = JSON.readTree(line);
            if (!step.get("type").asText().equals("step")) {
                continue;
            }
            for (JsonNode v : step.get("vehicles")) {
                Element fcd = (Element) rows.item(row++);
                double heading = v.get("headingRadians").asDouble();
                double x = v.get("xMeters").asDouble() + 2.4 * Math.cos(heading);
                double y = v.get("yMeters").asDouble() + 2.4 * Math.sin(heading);
                assertThat(Double.parseDouble(fcd.getAttribute("x"))).isCloseTo(x, within(1e-9));
                assertThat(Double.parseDouble(fcd.getAttribute("y"))).isCloseTo(y, within(1e-9));
                assertThat(Double.parseDouble(fcd.getAttribute("angle")))
                        .isCloseTo(90 - Math.toDegrees(heading), within(1e-9));
                turned += heading == 0 ? 0 : 1;
            }
        }
        assertThat(row).isEqualTo(rows.getLength());
        assertThat(turned).isGreaterThan(100);
    }
}
