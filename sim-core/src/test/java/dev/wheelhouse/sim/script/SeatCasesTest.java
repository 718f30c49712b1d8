package dev.wheelhouse.sim.script;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.acceptance.Acceptance;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import dev.wheelhouse.sim.scenario.ScriptEntry;
import dev.wheelhouse.sim.snapshot.Snapshot;
import dev.wheelhouse.sim.snapshot.SnapshotCodec;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ScriptProgress;
import dev.wheelhouse.sim.world.ScenarioText;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The seat cases as scenarios (S-60, S-61), under both sets of rules. */
class SeatCasesTest {
    private static final Map<String, String> STRICT = Map.of();
    private static final Map<String, String> REFERENCE = Map.of("authority.strictRules", "false");

    private static Scenario scenario(String name, Map<String, String> set) throws Exception {
        return ScenarioReader.read(name, bytes(name), set, Script::problems);
    }

    private static byte[] bytes(String name) throws Exception {
        try (InputStream in = SeatCasesTest.class.getResourceAsStream("/scenarios/" + name + ".json")) {
            return Objects.requireNonNull(in, name).readAllBytes();
        }
    }

    private static List<Check> checks(Scenario s) {
        Acceptance acceptance = new Acceptance(s);
        ScenarioText.run(s, s.durationSteps()).forEach(acceptance::watch);
        return acceptance.verdicts();
    }

    private static void allPass(Scenario s) {
        List<Check> checks = checks(s);
        assertThat(checks)
                .filteredOn(c -> c.id().startsWith("script."))
                .hasSize(s.script().entries().size());
        assertThat(checks).allSatisfy(c -> assertThat(c.passed()).as("%s", c).isTrue());
    }

    @ParameterizedTest(name = "S-60, S-61: {0} meets every expectation under both sets of rules")
    @ValueSource(
            strings = {
                "seat-passenger",
                "seat-cancel-retry",
                "seat-handover",
                "seat-exit",
                "seat-after-exit",
                "seat-repair"
            })
    void meetsItsExpectations(String name) throws Exception {
        allPass(scenario(name, STRICT));
        allPass(scenario(name, REFERENCE));
    }

    /** Expectations of the file's own rules, whichever rules the run has. */
    private static Scenario withoutDifferences(String name) throws Exception {
        String text = new String(bytes(name), StandardCharsets.UTF_8)
                .replace("\"strictRules\": true", "\"strictRules\": false")
                .replaceAll("\"checks\": \\[[^]]*]", "\"checks\": []");
        return ScenarioReader.read(name, text.getBytes(StandardCharsets.UTF_8), Map.of(), Script::problems);
    }

    @ParameterizedTest(name = "S-6: {0} states every difference that the reference rules make, and no other")
    @ValueSource(
            strings = {
                "seat-passenger",
                "seat-cancel-retry",
                "seat-handover",
                "seat-exit",
                "seat-after-exit",
                "seat-repair"
            })
    void statesTheDifferences(String name) throws Exception {
        Scenario s = withoutDifferences(name);
        TreeSet<String> stated = new TreeSet<>();
        TreeSet<String> differing = new TreeSet<>();
        for (ScriptEntry e : s.script().entries()) {
            if (e.underOtherRules() != null) {
                stated.add("script." + e.name());
            }
        }
        for (Check c : checks(s)) {
            if (Boolean.FALSE.equals(c.passed())) {
                differing.add(c.id());
            }
        }
        assertThat(differing).isEqualTo(stated);
    }

    @Test
    @DisplayName("S-6: the differences are the kept reservation of somebody else and the stale person's own release")
    void namesTheDifferences() throws Exception {
        assertThat(differences("seat-passenger")).containsExactly("b-stays");
        assertThat(differences("seat-repair")).containsExactly("b-gives-back");
        assertThat(differences("seat-handover")).isEmpty();
    }

    private static List<String> differences(String name) throws Exception {
        List<String> names = new ArrayList<>();
        for (ScriptEntry e : scenario(name, STRICT).script().entries()) {
            if (e.underOtherRules() != null) {
                names.add(e.name());
            }
        }
        return names;
    }

    @Test
    @DisplayName(
            "S-50: in the handover nobody is eligible between exit and entry, and both early commands change nothing")
    void nobodyIsEligibleBetweenExitAndEntry() throws Exception {
        Scenario s = scenario("seat-handover", STRICT);
        List<CompletedStep> run = ScenarioText.run(s, s.durationSteps());
        ScriptProgress end = run.get(run.size() - 1).script();
        int exit = indexOf(s, "a-exits");
        int entry = indexOf(s, "b-enters");
        long from = end.entry(exit).startStep();
        long until = end.entry(entry).startStep();
        assertThat(until - from).isGreaterThan(10);
        for (CompletedStep c : run.subList((int) from, (int) until)) {
            assertThat(c.relations().vehicleAt(0).driver().isNone()).isTrue();
            assertThat(c.relations().vehicleAt(0).command()).isNull();
            assertThat(c.fleet().speedMps(0)).isZero();
        }
    }

    private static int indexOf(Scenario s, String name) {
        List<String> names =
                s.script().entries().stream().map(ScriptEntry::name).toList();
        return names.indexOf(name);
    }

    @ParameterizedTest(name = "M-71, T-8: {0} goes on with the same hashes from a snapshot of any tenth step")
    @ValueSource(strings = {"seat-passenger", "seat-handover", "seat-repair"})
    void goesOnFromASnapshot(String name) throws Exception {
        Scenario s = scenario(name, STRICT);
        List<CompletedStep> run = ScenarioText.run(s, s.durationSteps());
        for (int n = 0; n + 10 < run.size(); n += 10) {
            byte[] bytes = SnapshotCodec.write(s, new Snapshot(run.get(n), List.of()));
            WorldStep other = new WorldStep(s);
            CompletedStep step = SnapshotCodec.read(other, bytes).state();
            assertThat(step.script()).isEqualTo(run.get(n).script());
            for (int k = 1; k <= 10; k++) {
                step = other.advance(step);
                assertThat(step.hash())
                        .as("step %s", step.step())
                        .isEqualTo(run.get(n + k).hash());
            }
        }
    }

    @ParameterizedTest(name = "{0} has a purpose, and each of its entries a caption with its why")
    @ValueSource(
            strings = {
                "seat-passenger",
                "seat-cancel-retry",
                "seat-handover",
                "seat-exit",
                "seat-after-exit",
                "seat-repair"
            })
    void hasCaptions(String name) throws Exception {
        Scenario s = scenario(name, STRICT);
        assertThat(s.purpose()).isNotBlank();
        assertThat(s.script().entries()).allSatisfy(e -> {
            assertThat(e.caption()).isNotBlank();
            assertThat(e.why()).isNotBlank();
        });
    }
}
