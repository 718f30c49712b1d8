package dev.wheelhouse.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C-1, C-3: what the commands say of themselves, and their exit codes. */
class HelpTest {
    @ParameterizedTest(name = "{0} --help")
    @CsvSource({
        "run,--save-run --snapshot-at --from --seconds --cycles --set --trace --report --frames --every --size --key-frames --quiet",
        "check,--seconds --cycles --set --report --junit --sweep --baseline --bundle",
        "replay,RUN",
        "diff,RUN",
        "list,--help",
        "schema,--paths"
    })
    @DisplayName("C: each command explains its options on standard output and ends with 0")
    void everyCommandHasHelp(String command, String options) {
        Cli cli = new Cli();
        assertThat(cli.run(command, "--help")).isZero();
        assertThat(cli.out()).contains("Usage: wheelhouse " + command).contains(options.split(" "));
        assertThat(cli.err()).isEmpty();
        Cli all = new Cli();
        assertThat(all.run("--help")).isZero();
        assertThat(all.out())
                .contains("  " + command + " ")
                .contains("Exit codes: 0 all passed")
                .contains("view SCENARIO#step=431");
    }

    @Test
    @DisplayName("C-1: list has name, length and purpose of each built-in scenario, a line each")
    void listNamesEveryScenario() throws Exception {
        Cli cli = new Cli();
        assertThat(cli.run("list")).isZero();
        List<String> lines = cli.out().lines().toList();
        assertThat(lines).hasSize(Scenarios.BUILT_IN.size());
        for (int k = 0; k < lines.size(); k++) {
            Scenario s = Scenarios.load(Scenarios.BUILT_IN.get(k), Map.of());
            assertThat(s.purpose()).isNotBlank();
            assertThat(lines.get(k))
                    .startsWith(Scenarios.BUILT_IN.get(k) + " ")
                    .contains(String.format(Locale.ROOT, " %.1f s ", s.secondsOf(s.durationSteps())))
                    .endsWith(s.purpose());
        }
    }

    @Test
    @DisplayName("C-3: check prints a line a check with id, verdict and figure, and the counts")
    void checkPrintsVerdictsAndCounts() {
        Cli cli = new Cli();
        assertThat(cli.run("check", "loop-100s", "standing-pedestrian")).isZero();
        assertThat(cli.out()).containsPattern("  motion.no-overlap +pass +0 overlaps, fastest 11.00 m/s  \\(M-90\\)");
        assertThat(cli.out()).containsPattern("\\d+ checks: \\d+ passed, 0 failed, 0 not evaluated");
        Cli failing = new Cli();
        assertThat(failing.run("check", "fault-teleport", "--seconds", "5")).isEqualTo(1);
        assertThat(failing.out()).contains("FAIL");
        Cli open = new Cli();
        assertThat(open.run("check", "loop-100s", "--seconds", "20")).isEqualTo(4);
        assertThat(open.out()).contains("not evaluated");
    }

    @Test
    @DisplayName("C-3: a failed check outweighs one that could not be evaluated, whatever the order")
    void failureOutweighsTheRest() {
        assertThat(new Cli().run("check", "fault-teleport", "loop-100s", "--seconds", "5"))
                .isEqualTo(1);
        assertThat(new Cli().run("check", "loop-100s", "fault-teleport", "--seconds", "5"))
                .isEqualTo(1);
        assertThat(List.of(Verdicts.worse(0, 4), Verdicts.worse(4, 1), Verdicts.worse(2, 1), Verdicts.worse(2, 4)))
                .containsExactly(4, 1, 1, 4);
    }

    @Test
    @DisplayName("C-3: an internal fault is 3 and says what it was")
    void internalFaultIsThree() {
        Cli cli = new Cli();
        int code = Commands.finish(cli.console(), () -> {
            throw new IllegalStateException("step 7: V03 has no speed");
        });
        assertThat(code).isEqualTo(3);
        assertThat(cli.errLines().get(0))
                .isEqualTo("internal fault: java.lang.IllegalStateException: step 7: V03 has no speed");
        assertThat(Commands.finish(cli.console(), () -> {
                    throw new StackOverflowError();
                }))
                .isEqualTo(3);
    }

    @Test
    @DisplayName("E-4: schema prints a 2020-12 schema, with --paths what --set takes")
    void schemaIsPrinted() {
        Cli cli = new Cli();
        assertThat(cli.run("schema")).isZero();
        assertThat(cli.out())
                .contains("https://json-schema.org/draft/2020-12/schema")
                .contains("\"additionalProperties\" : false");
        Cli paths = new Cli();
        assertThat(paths.run("schema", "--paths")).isZero();
        assertThat(paths.out().lines())
                .anyMatch(l ->
                        l.startsWith("driving.targetSpeedMps ") && l.endsWith("(number from 0 to 100 m/s, required)"))
                .anyMatch(l -> l.startsWith("risk.lateralMarginMeters ") && l.contains("default 0.5"));
    }
}
