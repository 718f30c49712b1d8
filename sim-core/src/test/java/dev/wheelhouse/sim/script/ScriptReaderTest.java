package dev.wheelhouse.sim.script;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.scenario.Problem;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.scenario.ScenarioReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** E-4: everything that a script names is looked up when it is read, with line and column. */
class ScriptReaderTest {
    private static final String BEFORE_SCRIPT = """
            {"name":"test","stepsPerSecond":10,"durationSeconds":20,
            "road":{"segments":[{"id":"s0","lengthMeters":300}],"speedLimitMps":14},
            "fleet":{"types":[{"id":"car","lengthMeters":4.8,"widthMeters":1.9}],"leaderAlpha":0.5,"spacingMeters":13,
            "minimumGapMeters":7,"initialSpeedMps":0,"vehicles":[{"id":"V01","type":"car","routeMeters":20}]},
            "driving":{"targetSpeedMps":8,"accelerationMps2":2.8,"brakingMps2":4,"reactionTimeSeconds":0.6,"stoppingMarginMeters":2},
            "authority":{"people":[{"id":"A","vehicle":"V01","seat":0},{"id":"B"}]},
            "script":[
            """;
    private static final int FIRST_LINE = 8;

    private static List<Problem> problems(String entries) throws Exception {
        String text = BEFORE_SCRIPT + entries.replace('\'', '"') + "]}";
        try {
            ScenarioReader.read("f.json", text.getBytes(StandardCharsets.UTF_8), Map.of(), Script::problems);
            return List.of();
        } catch (ScenarioException e) {
            return e.problems();
        }
    }

    private static Problem one(String entries) throws Exception {
        List<Problem> problems = problems(entries);
        assertThat(problems).as("%s", problems).hasSize(1);
        return problems.get(0);
    }

    @Test
    @DisplayName("a script that names only what there is has no problem")
    void acceptsWhatThereIs() throws Exception {
        assertThat(problems("{'name':'in','when':'seat(V01, 1).occupant = null','do':{'action':'ENTER','person':'B',"
                        + "'vehicle':'V01','seat':1},'expect':{'status':'Entered','facts':['person(B).seat = 1',"
                        + "'entry(in).status = Entered']}}"))
                .isEmpty();
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{'action':'ENTER','person':'X','vehicle':'V01','seat':1} | unknown person X",
                "{'action':'ENTER','person':'B','vehicle':'V09','seat':1} | unknown vehicle V09",
                "{'action':'ENTER','person':'B','vehicle':'V01','seat':4} | there is no seat 4",
                "{'action':'FLY','vehicle':'V01'} | action is not known: FLY",
                "{'action':'ENTER','person':'B','vehicle':'V01'} | seat is missing",
                "{'action':'EXIT','person':'B','vehicle':'V01','seat':1,'amount':2} | EXIT has no use for amount",
                "{'action':'DISABLE','vehicle':'V01','colour':1} | unknown field colour",
                "{'action':'STOP_OFFERING','of':'nothing'} | unknown entry nothing",
                "{'action':'OFFER','person':'B','vehicle':'V01','source':'FATE'} | source is not known: FATE",
                "{'action':'OFFER','person':'B','vehicle':'V01','forSeconds':1,'until':'e'} | forSeconds and until",
            })
    void refusesAnAction(String action, String message) throws Exception {
        List<Problem> problems = problems("{'name':'e','do':" + action + "}");
        assertThat(problems).anySatisfy(p -> {
            assertThat(p.message()).startsWith(message);
            assertThat(p.line()).isEqualTo(FIRST_LINE);
            assertThat(p.column()).isGreaterThan(1);
        });
    }

    @Test
    @DisplayName("an unknown name in an expression is a problem where it stands")
    void pointsIntoAnExpression() throws Exception {
        Problem p = one("{'name':'e',\n'when':'person(X).seat = 1','do':{'action':'WAIT'}}");
        assertThat(p.file()).isEqualTo("f.json");
        assertThat(p.path()).isEqualTo("script[0].when");
        assertThat(p.line()).isEqualTo(FIRST_LINE + 1);
        assertThat(p.column()).isEqualTo("'when':'person(X".length());
        assertThat(p.message()).contains("'X' is not a person").contains("A, B");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "seat(V01, 4).occupant = A | there is no seat '4'",
                "seat(V01, 0).colour = A | '.colour' is not known",
                "person(A).vehicle = V02 | 'V02' is not a vehicle",
                "vehicle(V01).driver = C | 'C' is not a person",
                "vehicle(V01).driver < A | which has no order",
                "vehicle(V01).commandSource = FATE | 'FATE' is not a source",
                "entry(other).phase = PASSED | 'other' is not an entry",
                "entry(e).status = Happy | 'Happy' is not a status",
            })
    void refusesAFact(String fact, String message) throws Exception {
        Problem p = one("{'name':'e','do':{'action':'WAIT'},'expect':{'facts':['" + fact + "']}}");
        assertThat(p.message()).contains(message);
        assertThat(p.path()).isEqualTo("script[0].expect.facts[0]");
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "'do':{'action':'WAIT'},'expect':{'status':'Entered'} | WAIT never gives the status Entered",
                "'do':{'action':'DISABLE','vehicle':'V01'},'expect':{'status':'Entered'} | DISABLE never gives",
                "'do':{'action':'WAIT'},'expect':{'detail':'x'} | WAIT has no result",
                "'do':{'action':'WAIT'},'expect':{'withinSeconds':2} | a time is given and no fact",
                "'do':{'action':'WAIT'},'expect':{'facts':['step > 1'],'holdForSeconds':30} | the entry lies after the scenario's end",
                "'after':'e','do':{'action':'WAIT'} | the entry waits for itself",
                "'after':'f','do':{'action':'WAIT'} | unknown entry f",
                "'atSeconds':21,'do':{'action':'WAIT'} | the entry lies after the scenario's end",
                "'delaySeconds':1,'do':{'action':'WAIT'} | delaySeconds has nothing to count from",
            })
    void refusesWhatCanNeverBeEvaluated(String fields, String message) throws Exception {
        assertThat(one("{'name':'e'," + fields + "}").message()).startsWith(message);
    }

    @Test
    @DisplayName("an entry behind one that never acts, or that ends too late, is a problem")
    void refusesWhatComesTooLate() throws Exception {
        assertThat(one("{'name':'a','do':{'action':'WAIT'},'expect':{'reached':false}},"
                                + "{'name':'b','after':'a','do':{'action':'WAIT'}}")
                        .message())
                .startsWith("a is not to act");
        assertThat(one("{'name':'a','do':{'action':'WAIT'},'expect':{'facts':['step > 1'],'holdForSeconds':15}},"
                                + "{'name':'b','after':'a','delaySeconds':8,'do':{'action':'WAIT'}}")
                        .message())
                .startsWith("the entry lies after the scenario's end");
    }

    @Test
    @DisplayName("all problems of a script come at once")
    void reportsAllAtOnce() throws Exception {
        assertThat(problems(
                        "{'name':'a','when':'speed > 1','do':{'action':'ENTER','person':'X','vehicle':'V01','seat':1}},"
                                + "{'name':'a','do':{'action':'WAIT'},'expect':{'facts':['stepp > 1']}}"))
                .extracting(Problem::message)
                .anyMatch(m -> m.contains("'speed' is not known"))
                .anyMatch(m -> m.contains("unknown person X"))
                .anyMatch(m -> m.contains("a second time"))
                .anyMatch(m -> m.contains("'stepp' is not known"));
    }
}
