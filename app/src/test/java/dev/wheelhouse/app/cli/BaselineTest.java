package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C-7: {@code check --baseline}. */
class BaselineTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    private Path report;

    @BeforeEach
    void writeReport() {
        report = folder.resolve("report.json");
        assertThat(new Cli().run("check", "loop-100s", "--report", report.toString()))
                .isZero();
    }

    private Cli check(int code, String... more) {
        Cli cli = new Cli();
        String[] args = new String[4 + more.length];
        args[0] = "check";
        args[1] = "loop-100s";
        args[2] = "--baseline";
        args[3] = report.toString();
        System.arraycopy(more, 0, args, 4, more.length);
        assertThat(cli.run(args)).as(cli.err() + cli.out()).isEqualTo(code);
        return cli;
    }

    @Test
    @DisplayName("C-7: the same run is not worse than itself")
    void sameRunIsNotWorse() {
        assertThat(check(0).out()).contains("not worse than the baseline");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({
        "minBumperGapMeters,9.5",
        "minBumperGapMeters,null",
        "minPedestrianClearanceMeters,5",
        "positionClamps,-1",
        "teleportViolations,-1"
    })
    @DisplayName("C-7: a figure that is worse fails with 1 and names itself")
    void worseFigureFails(String figure, String better) throws Exception {
        ObjectNode baseline = (ObjectNode) JSON.readTree(report.toFile());
        ((ObjectNode) baseline.get("counters")).set(figure, JSON.readTree(better));
        Files.writeString(report, baseline.toString());
        Cli cli = check(1);
        assertThat(cli.out().lines().filter(l -> l.startsWith("worse than the baseline: " + figure + ": ")))
                .hasSize(1);
    }

    @Test
    @DisplayName("C-7: a better figure and one that an older report lacks do not fail")
    void betterAndMissingFiguresPass() throws Exception {
        ObjectNode baseline = (ObjectNode) JSON.readTree(report.toFile());
        ObjectNode counters = (ObjectNode) baseline.get("counters");
        counters.put("minBumperGapMeters", 1.0).put("positionClamps", 99).remove("minPedestrianClearanceMeters");
        Files.writeString(report, baseline.toString());
        check(0);
    }

    @Test
    @DisplayName("C-7: a check that passed and does not now fails with 1; one that did not pass before does not count")
    void lostCheckFails() throws Exception {
        ObjectNode baseline = (ObjectNode) JSON.readTree(report.toFile());
        for (JsonNode check : baseline.get("checks")) {
            if (check.get("id").asText().equals("motion.no-overlap")) {
                ((ObjectNode) check).put("id", "motion.of-old");
            }
        }
        Files.writeString(report, baseline.toString());
        assertThat(check(1).out()).contains("worse than the baseline: motion.of-old: passed before, now missing");
    }

    @Test
    @DisplayName("C-7, C-3: a baseline of another run, a broken one and a missing one are unusable")
    void unusableBaselines() throws Exception {
        assertThat(check(2, "--cycles", "2").err()).contains("over 1000 steps, this run is loop-100s over 2000");
        Files.writeString(report, "{}");
        assertThat(check(2).errLines()).hasSize(1);
        Files.writeString(report, "{\n nonsense");
        assertThat(check(2).err()).contains("report.json:2 is no report");
        Files.delete(report);
        assertThat(check(2).err()).contains("there is no such file");
    }
}
