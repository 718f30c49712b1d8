package dev.wheelhouse.sim.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The language of conditions (T-4), over the first 70 s of the loop. */
class ExpressionTest {
    private static final List<CompletedStep> STEPS = new ArrayList<>();
    private static Vocabulary names;

    @BeforeAll
    static void runTheLoop() throws Exception {
        Scenario loop;
        try (InputStream in = ExpressionTest.class.getResourceAsStream("/scenarios/loop-100s.json")) {
            loop = ScenarioReader.read("loop-100s", Objects.requireNonNull(in).readAllBytes(), Map.of());
        }
        names = new Vocabulary(loop);
        WorldStep world = new WorldStep(loop);
        STEPS.add(world.initial());
        while (STEPS.size() <= 700) {
            STEPS.add(world.advance(STEPS.get(STEPS.size() - 1)));
        }
    }

    private static List<Long> stepsWhere(String text) throws ExpressionException {
        Expression e = Expression.parse(text, names);
        return STEPS.stream().filter(e::holds).map(CompletedStep::step).toList();
    }

    private static ExpressionException refusal(String text) {
        try {
            Expression.parse(text, names);
        } catch (ExpressionException e) {
            return e;
        }
        throw new AssertionError(text + " was taken");
    }

    @Test
    @DisplayName("T-4: the examples of the contract hold exactly where a look at the steps says so")
    void examplesHoldWhereTheyShould() throws Exception {
        assertThat(stepsWhere("decision.vehicle = V03 and decision.response = AVOID_RIGHT"))
                .isEqualTo(STEPS.stream()
                        .filter(s -> s.decision() != null
                                && s.decision().slot() == 2
                                && s.decision().response().name().equals("AVOID_RIGHT"))
                        .map(CompletedStep::step)
                        .toList())
                .contains(440L);
        assertThat(stepsWhere("event IMPACT")).containsExactly(662L);
        assertThat(stepsWhere("counters.minBumperGapMeters < 7.5"))
                .isNotEmpty()
                .isEqualTo(STEPS.stream()
                        .filter(s -> s.counters().minBumperGapMeters() < 7.5)
                        .map(CompletedStep::step)
                        .toList());
        assertThat(stepsWhere("vehicle(V03).speedMps < 1"))
                .isNotEmpty()
                .isEqualTo(STEPS.stream()
                        .filter(s -> s.fleet().speedMps(2) < 1)
                        .map(CompletedStep::step)
                        .toList());
        assertThat(stepsWhere("phase = SECONDARY_EVENT").get(0)).isEqualTo(160);
    }

    @Test
    @DisplayName("T-4: and binds more than or, not more than and, and parentheses change it")
    void bindsAsUsual() throws Exception {
        assertThat(stepsWhere("step = 1 or step = 2 and step = 3")).containsExactly(1L);
        assertThat(stepsWhere("(step = 1 or step = 2) and step <= 1")).containsExactly(1L);
        assertThat(stepsWhere("not step >= 2 and step != 0")).containsExactly(1L);
        assertThat(stepsWhere("not (step >= 2 or step = 0)")).containsExactly(1L);
        assertThat(stepsWhere("timeSeconds \u2264 0.1")).containsExactly(0L, 1L);
    }

    @Test
    @DisplayName("T-4: any and all go over the fleet, truths need no comparison, an event may be one vehicle's")
    void quantifiesOverTheFleet() throws Exception {
        assertThat(stepsWhere("vehicle(any).damage = DAMAGED").get(0)).isEqualTo(662);
        assertThat(stepsWhere("vehicle(all).speedMps < 0.6 and step < 5")).isNotEmpty();
        assertThat(stepsWhere("vehicle(all).speedMps > 10.9").get(0))
                .isGreaterThan(stepsWhere("vehicle(any).speedMps > 10.9").get(0));
        assertThat(stepsWhere("crosswalkOccupied")).isEqualTo(stepsWhere("crosswalkOccupied = true"));
        assertThat(stepsWhere("vehicle(V02).gateClosed")).contains(99L);
        List<Long> all = stepsWhere("event AVOIDANCE_STARTED");
        assertThat(stepsWhere("event AVOIDANCE_STARTED of V03")).isNotEmpty().isSubsetOf(all);
        assertThat(stepsWhere("event AVOIDANCE_STARTED of V03").size()).isLessThan(all.size());
    }

    @Test
    @DisplayName("T-4, E-5: what does not exist meets no comparison, and can be asked for")
    void absentMeetsNoComparison() throws Exception {
        assertThat(stepsWhere("decision = null")).contains(0L).doesNotContain(440L);
        assertThat(stepsWhere("decision.ttcSeconds != 3 and decision = null")).isEmpty();
        assertThat(stepsWhere("decision.ttcSeconds = null")).contains(0L);
        assertThat(stepsWhere("vehicle(any).leaderTtcSeconds < 3000")).isNotEmpty();
        assertThat(stepsWhere("decision")).isEqualTo(stepsWhere("decision != null"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "decision.vehicle = V99 | 20 | 'V99' is not a vehicle; expected V01",
                "decison.vehicle = V03 | 1 | 'decison.vehicle' is not known; expected step",
                "vehicle(V03).speed < 1 | 13 | '.speed' is not known; expected .speedMps",
                "vehicle(V13).speedMps < 1 | 9 | 'V13' is not a vehicle; expected any, all, V01",
                "event CRASH | 7 | 'CRASH' is not an event kind; expected IMPACT",
                "phase < RECOVERY | 1 | phase is a phase, which has no order; expected =, !=",
                "phase = AUTUMN | 9 | 'AUTUMN' is not a phase; expected CRUISE",
                "step < soon | 8 | 'soon' is no number; expected a number",
                "step < 1e999 | 8 | '1e999' is no number; expected a number",
                "step < 1 and | 13 | the text ends; expected step",
                "(step < 1 | 10 | the text ends; expected )",
                "step < 1 step | 10 | 'step' cannot follow; expected and, or",
                "step | 5 | step has to be compared; expected =",
                "step # 3 | 6 | '#' means nothing here",
                "vehicle(any).damage < DAMAGED | 1 | damage is a damage state, which has no order"
            })
    @DisplayName(
            "T-4: what is wrong is refused when it is read, with its place and what was expected; nothing is quietly false")
    void refusesWithPlaceAndExpectation(String text, int place, String words) {
        assertThat(refusal(text).getMessage()).startsWith("at " + place + ": " + words);
    }

    @Test
    @DisplayName("T-4: nothing, and endless nesting, are refused as well")
    void refusesNothingAndNesting() {
        assertThat(refusal("  ").getMessage()).contains("the text ends");
        assertThatThrownBy(() -> Expression.parse("(".repeat(5000), names))
                .isInstanceOf(ExpressionException.class)
                .hasMessageContaining("nested");
        assertThatThrownBy(() -> Expression.parse("not ".repeat(5000) + "crosswalkOccupied", names))
                .isInstanceOf(ExpressionException.class);
    }

    @Test
    @DisplayName("T-4: completion offers the names that may stand there")
    void completes() {
        assertThat(names.completions("")).contains("phase", "event", "vehicle(", "not");
        assertThat(names.completions("decision.r"))
                .containsExactly("decision.response", "decision.requiredStoppingMeters");
        assertThat(names.completions("decision.response = AV")).containsExactly("AVOID_LEFT", "AVOID_RIGHT");
        assertThat(names.completions("vehicle(V0")).hasSize(9);
        assertThat(names.completions("vehicle(V03).spe")).containsExactly(".speedMps");
        assertThat(names.completions("event IM")).containsExactly("IMPACT");
        assertThat(names.completions("step = 3 a")).containsExactly("and");
        assertThat(names.completions("nonsense = x")).isEmpty();
    }
}
