package dev.wheelhouse.sim.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.wheelhouse.sim.acceptance.Acceptance;
import dev.wheelhouse.sim.acceptance.Check;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ScriptProgress.Phase;
import dev.wheelhouse.sim.world.ScenarioText;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a script's entries do, and what becomes of their expectations (E-4, S-61). */
class ScriptRunTest {
    private static Scenario with(String entries) throws Exception {
        return text(entries).read();
    }

    private static ScenarioText text(String entries) {
        return new ScenarioText()
                .vehicle("V01", "car", 20)
                .initialSpeed(8)
                .field("authority", "{'people':[{'id':'A','vehicle':'V01','seat':0},{'id':'B'}]}")
                .field("script", "[" + entries + "]");
    }

    private static List<Check> checks(Scenario s, int steps) {
        Acceptance acceptance = new Acceptance(s);
        ScenarioText.run(s, steps).forEach(acceptance::watch);
        return acceptance.verdicts();
    }

    private static Check check(String entries, int steps) throws Exception {
        List<Check> checks = checks(with(entries), steps);
        return checks.get(checks.size() - 1);
    }

    private static String entry(String name, String more) {
        return "{'name':'" + name + "'," + more + "}";
    }

    @Test
    @DisplayName("E-4: an entry acts in the step of its time, and its result stands in that very step")
    void actsAtItsTime() throws Exception {
        Scenario s = with(entry("in", "'atSeconds':2,'do':{'action':'ENTER','person':'B','vehicle':'V01','seat':1}"));
        List<CompletedStep> run = ScenarioText.run(s, 30);
        assertThat(run.get(19).relations().personAt(1).isInVehicle()).isFalse();
        assertThat(run.get(20).relations().personAt(1).isInVehicle()).isTrue();
        assertThat(run.get(20).script().entry(0).status()).isEqualTo("Entered");
        assertThat(run.get(20).results()).extracting(CommandResult::reason).containsExactly("Entered");
    }

    @Test
    @DisplayName("E-4: a condition is asked of the completed step before")
    void asksTheStepBefore() throws Exception {
        Scenario s = with(entry("w", "'when':'vehicle(V01).routeMeters > 40','do':{'action':'WAIT'}"));
        List<CompletedStep> run = ScenarioText.run(s, 60);
        long start = run.get(60).script().entry(0).startStep();
        assertThat(run.get((int) start - 1).fleet().routeMeters(0)).isGreaterThan(40);
        assertThat(run.get((int) start - 2).fleet().routeMeters(0)).isLessThanOrEqualTo(40);
    }

    @Test
    @DisplayName("E-4: an entry waits until the one before it has passed, and its delay")
    void waitsForTheEntryBefore() throws Exception {
        Scenario s = with(entry("a", "'do':{'action':'WAIT'},'expect':{'facts':['step >= 1'],'holdForSeconds':1}") + ","
                + entry("b", "'after':'a','delaySeconds':2,'do':{'action':'WAIT'}"));
        CompletedStep end = ScenarioText.run(s, 60).get(60);
        assertThat(end.script().entry(0).endStep()).isEqualTo(11);
        assertThat(end.script().entry(1).startStep()).isEqualTo(11 + 20 + 1);
    }

    @Test
    @DisplayName(
            "S-61: another status than expected fails with what was needed and had, and what follows is never considered")
    void failsOnAnotherStatus() throws Exception {
        String entries = entry(
                        "out",
                        "'atSeconds':1,'do':{'action':'EXIT','person':'B','vehicle':'V01','seat':0},"
                                + "'expect':{'status':'Exited'}")
                + "," + entry("next", "'after':'out','do':{'action':'WAIT'}");
        List<Check> checks = checks(with(entries), 50);
        assertThat(checks.get(0))
                .isEqualTo(new Check("script.out", false, "needed Exited, had NotInVehicle at step 10", "S-61"));
        assertThat(checks.get(1))
                .isEqualTo(new Check("script.next", null, "never considered: out has not passed", "S-61"));
    }

    @Test
    @DisplayName("S-61: a condition that never came is not evaluated, and says when it was last considered")
    void saysWhenItWasLastConsidered() throws Exception {
        assertThat(check(entry("late", "'when':'vehicle(V01).speedMps > 50','do':{'action':'WAIT'}"), 42))
                .isEqualTo(new Check("script.late", null, "last considered at step 42", "S-61"));
    }

    @Test
    @DisplayName("E-4: facts may begin to hold within a time; after it the check fails with the fact and the step")
    void factsBeginToHoldWithinATime() throws Exception {
        String facts = "'do':{'action':'WAIT'},'expect':{'facts':['step >= 20'],'withinSeconds':";
        assertThat(check(entry("w", facts + "2}"), 40).figure()).isEqualTo("at step 20");
        Check failed = check(entry("w", facts + "1}"), 40);
        assertThat(failed.passed()).isFalse();
        assertThat(failed.figure()).isEqualTo("does not hold at step 11: step >= 20");
    }

    @Test
    @DisplayName("E-4: facts that stop holding too early fail at the step where they stop")
    void factsMustGoOnHolding() throws Exception {
        String facts = "'do':{'action':'WAIT'},'expect':{'facts':['step < 15'],'holdForSeconds':";
        assertThat(check(entry("w", facts + "1}"), 40).passed()).isTrue();
        assertThat(check(entry("w", facts + "3}"), 40).figure()).isEqualTo("does not hold at step 15: step < 15");
        assertThat(check(entry("w", facts + "3}"), 12).passed()).isNull();
    }

    @Test
    @DisplayName("E-4: an entry that is not to act passes when it does not, and fails when it does")
    void mayBeExpectedNotToAct() throws Exception {
        String rest = "'do':{'action':'WAIT'},'expect':{'reached':false}";
        assertThat(check(entry("no", "'when':'step > 1000'," + rest), 20).passed())
                .isTrue();
        assertThat(check(entry("no", "'when':'step > 10'," + rest), 20).figure())
                .isEqualTo("acted in step 12");
    }

    @Test
    @DisplayName("S-37: an offer lasts for its time or until another entry, and then the fleet's AI drives on")
    void offersForATimeOrUntilAnEntry() throws Exception {
        String offer = "'do':{'action':'OFFER','person':'A','vehicle':'V01','targetSpeedMps':3,";
        String timed = entry("o", "'atSeconds':1," + offer + "'forSeconds':3}");
        String until = entry("o", "'atSeconds':1," + offer + "'until':'e'}") + ","
                + entry("e", "'atSeconds':4,'do':{'action':'WAIT'}");
        String stopped = entry("o", "'atSeconds':1," + offer + "'forSeconds':50}") + ","
                + entry("e", "'atSeconds':4,'do':{'action':'STOP_OFFERING','of':'o'}");
        for (String entries : List.of(timed, until, stopped)) {
            List<CompletedStep> run = ScenarioText.run(with(entries), 60);
            for (int n = 1; n <= 60; n++) {
                long offers = run.get(n).results().stream()
                        .filter(r -> r.command() instanceof SimCommand.Offer)
                        .count();
                assertThat(offers).as("%s at %s", entries, n).isEqualTo(n >= 10 && n < 40 ? 1 : 0);
            }
            assertThat(run.get(39).fleet().speedMps(0)).isCloseTo(3, within(1e-9));
            assertThat(run.get(60).fleet().speedMps(0)).isGreaterThan(3);
        }
    }

    @ParameterizedTest(name = "S-61: {0} gives {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "'action':'RESERVE','person':'B','vehicle':'V01','seat':1 | Reserved",
                "'action':'CONFIRM','person':'B','vehicle':'V01','seat':1 | MissingReservation",
                "'action':'RELEASE','person':'B','vehicle':'V01','seat':1 | MissingReservation",
                "'action':'REPLACE','person':'B','vehicle':'V01','seat':1,'requestSerial':2 | MissingReservation",
                "'action':'ENTER','person':'B','vehicle':'V01','seat':0 | OccupiedSeat",
                "'action':'CHANGE_SEAT','person':'A','vehicle':'V01','seat':2 | SeatChanged",
                "'action':'EXIT','person':'A','vehicle':'V01','seat':0 | StillMoving",
                "'action':'OFFER','person':'A','vehicle':'V01','targetSpeedMps':4 | Accepted",
                "'action':'OFFER','person':'A','vehicle':'V01','targetSpeedMps':4,'priority':1 | NotSelected",
                "'action':'REPAIR_PERSON_SIDE','person':'A','vehicle':'V01' | AlreadyConsistent",
                "'action':'REPAIR_VEHICLE_SIDE','person':'A','vehicle':'V01','seat':0 | AlreadyConsistent",
                "'action':'REPAIR_OWNER','vehicle':'V01' | AlreadyConsistent",
                "'action':'SET_DIRECTLY','vehicle':'V01','brake':1 | Set",
                "'action':'CLEAN_UP_TASK','person':'A','vehicle':'V01','tree':'t' | NoCleanup",
                "'action':'MAKE_STALE','vehicle':'V01' | Done",
                "'action':'IMPACT','vehicle':'V01','amount':5000 | Done",
                "'action':'DISABLE','vehicle':'V01' | Done",
                "'action':'REPAIR_DAMAGE','vehicle':'V01' | NothingToRepair",
                "'action':'DISPLACE','vehicle':'V01','amount':3 | Done",
            })
    void givesTheStatusOfEveryAction(String action, String status) throws Exception {
        Scenario s = with(entry("e", "'atSeconds':1,'do':{" + action + "},'expect':{'status':'" + status + "'}"));
        CompletedStep end = ScenarioText.run(s, 20).get(20);
        assertThat(end.script().entry(0).status()).isEqualTo(status);
        assertThat(end.script().entry(0).phase()).isEqualTo(Phase.PASSED);
    }

    @Test
    @DisplayName("the faults of the list act beside a script")
    void faultsKeepWorking() throws Exception {
        Scenario s = text(entry("r", "'atSeconds':3,'do':{'action':'REPAIR_DAMAGE','vehicle':'V01'}"))
                .field("faults", "[{'atSeconds':1,'kind':'DISABLE','vehicle':'V01'}]")
                .read();
        List<CompletedStep> run = ScenarioText.run(s, 40);
        assertThat(s.damage().state(run.get(20).fleet().damagePoints(0))).isEqualTo(DamageState.DISABLED);
        assertThat(s.damage().state(run.get(40).fleet().damagePoints(0))).isEqualTo(DamageState.HEALTHY);
        assertThat(run.get(40).script().entry(0).status()).isEqualTo("Done");
    }

    @Test
    @DisplayName("T-8: progress is part of the state's hash, and the same run has the same hashes")
    void progressIsHashed() throws Exception {
        String facts = "'do':{'action':'WAIT'},'expect':{'facts':['step > 0']";
        Scenario one = with(entry("w", facts + "}"));
        Scenario other = with(entry("w", facts + ",'holdForSeconds':5}"));
        CompletedStep a = ScenarioText.run(one, 20).get(20);
        CompletedStep b = ScenarioText.run(other, 20).get(20);
        assertThat(a.hash()).isNotEqualTo(b.hash());
        assertThat(ScenarioText.run(one, 20).get(20).hash()).isEqualTo(a.hash());
    }
}
