package dev.wheelhouse.sim.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.wheelhouse.sim.world.ScenarioText;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C-3, E-4: fields that are each in range and contradict one another are refused, with their place. */
class ContradictionsTest {
    private static ScenarioText car() {
        return new ScenarioText().vehicle("V1", "car", 100);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "persons | [{'id':'P','routeMeters':1},{'id':'P','routeMeters':9}] | person P stands here a second time",
                "persons | [{'id':'S1-1','routeMeters':1}] | person S1-1 has the name of a pedestrian",
                "persons | [{'id':'P','routeMeters':1,'fromSeconds':9,'untilSeconds':3}] | untilSeconds is 3.0",
                "barriers | [{'id':'B','fromMeters':9,'toMeters':3,'fromLateralMeters':2,'toLateralMeters':3}] | toMeters is 3.0",
                "barriers | [{'id':'B','fromMeters':3,'toMeters':9,'fromLateralMeters':3,'toLateralMeters':2}] | toLateralMeters is 2.0",
                "signals | [{'id':'L','source':'SIGNAL','routeMeters':1,'closed':[{'fromSeconds':1,'untilSeconds':2}]},{'id':'L','source':'SIGNAL','routeMeters':9,'closed':[{'fromSeconds':1,'untilSeconds':2}]}] | signal L stands here a second time",
                "damage | {'damagedFrom':200,'disabledFrom':100} | disabledFrom is 100.0",
                "avoidance | {'offsetKnots':[[0,0]]} | offsetKnots is no whole curve",
                "avoidance | {'offsetKnots':[[0,0],[1,1]]} | offsetKnots is no whole curve",
                "avoidance | {'offsetKnots':[[1,0],[2,1],[3,0]]} | offsetKnots is no whole curve",
                "avoidance | {'offsetKnots':[[0,0],[1,1e300],[2,0]]} | the knot is [1.0, 1.0E300]",
                "avoidance | {'offsetKnots':[[0,0],[1,1],[1e308,0]]} | the knot is [1.0E308, 0.0]",
                "avoidance | {'yawDegreeKnots':[[0,0],[1,120],[2,0]]} | the knot is [1.0, 120.0]",
                "checks | ['a\\nb'] | an entry is text"
            })
    @DisplayName("C-3: contradicting fields are refused")
    void contradictionsAreRefused(String field, String json, String message) {
        ScenarioException refused = catchThrowableOfType(
                ScenarioException.class, () -> car().field(field, json).read());
        assertThat(refused).isNotNull();
        assertThat(refused.problems()).hasSize(1);
        assertThat(refused.problems().get(0).toString()).contains(message).contains(field);
    }

    @Test
    @DisplayName("M-4: the extents of a type make its length, and a missing one is what the other leaves")
    void extentsMakeTheLength() {
        assertThatCode(() -> car().type("long", "'lengthMeters':12,'widthMeters':2.5,'frontExtentMeters':7")
                        .read())
                .doesNotThrowAnyException();
        ScenarioException refused = catchThrowableOfType(
                ScenarioException.class,
                () -> car().type(
                                "odd",
                                "'lengthMeters':4.8,'widthMeters':1.9,'frontExtentMeters':0.1,'rearExtentMeters':0.1")
                        .read());
        assertThat(refused.problems().get(0).toString()).contains("extent make 0.2 m, allowed: the length, 4.8 m");
    }
}
