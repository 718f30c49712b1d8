package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
