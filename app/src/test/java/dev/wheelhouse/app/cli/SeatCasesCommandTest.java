package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** S-61: seat cases run headless, with exit code and report. */
class SeatCasesCommandTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("S-61, E-3: a seat case's expectations are the report's checks, under both sets of rules")
    void expectationsAreChecks() throws Exception {
        Path report = folder.resolve("report.json");
        assertThat(Commands.execute("run", "seat-handover", "--quiet", "--report", report.toString()))
                .isZero();
        JsonNode checks = new ObjectMapper().readTree(Files.readString(report)).get("checks");
        assertThat(checks.findValuesAsText("id")).contains("script.a-exits", "script.successor-too-early");
        assertThat(Commands.execute("check", "seat-repair", "--set", "authority.strictRules=false"))
                .isZero();
    }

    @Test
    @DisplayName("C-3, S-61: a failed expectation is 1, one that was not evaluated 4")
    void exitCodesTellFailedFromNotEvaluated() throws Exception {
        assertThat(Commands.execute("check", "seat-exit", "--set", "script[0].expect.status=Exited"))
                .isEqualTo(1);
        assertThat(Commands.execute("check", "seat-exit", "--set", "script[0].when=vehicle(V01).speedMps > 13"))
                .isEqualTo(4);
    }

    @Test
    @DisplayName("E-4: an expression that means nothing is refused before the run")
    void refusesAnUnknownName() {
        assertThat(Commands.execute("check", "seat-exit", "--set", "script[0].when=speed > 1"))
                .isEqualTo(2);
    }
}
