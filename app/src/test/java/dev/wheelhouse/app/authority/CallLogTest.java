package dev.wheelhouse.app.authority;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.RepairAction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The log of calls, and the sentences about them. */
class CallLogTest {
    private final SeatRun run = new SeatRun();
    private final CallLog log = new CallLog(run.people());

    private CallLog.Shown at(long step) {
        return log.upTo(run.recording(), 0, step);
    }

    private String sentence(int result) {
        return CallWords.outcome(run.last().results().get(result), run.people());
    }

    @Test
    @DisplayName("A-7, S-5: a call is listed with status, before and after, and what it changed")
    void listsCallsNewestFirst() {
        run.next(SeatRun.reserve(SeatRun.P2, 0, 4));
        run.next(SeatRun.exit(SeatRun.P1, 0));
        run.next(SeatRun.player(SeatRun.P2));
        CallLog.Shown shown = at(run.last().step());
        assertThat(shown.lines()).extracting(CallLine::verb).containsExactly("accept Player", "exit", "reserve");
        assertThat(shown.lines())
                .extracting(CallLine::status)
                .containsExactly("EligibilityNotReady", "Exited", "Reserved");
        CallLine exit = shown.lines().get(1);
        assertThat(exit.change()).isEqualTo("occ 1 \u2192 2, own 1 \u2192 2");
        assertThat(letters(exit)).isEqualTo("VPCO");
        assertThat(shown.lines().get(0).change()).isEqualTo("driver seat is empty");
        assertThat(shown.lines().get(0).flags()).isZero();
        assertThat(letters(shown.lines().get(2))).isEqualTo("R");
    }

    private static String letters(CallLine line) {
        return CallLine.LETTERS
                .chars()
                .filter(c -> line.has(CallLine.LETTERS.indexOf(c)))
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    @Test
    @DisplayName("A-7: after a scrub the log is that of the step on screen")
    void followsTheStepOnScreen() {
        long before = run.last().step();
        run.next(SeatRun.exit(SeatRun.P1, 0));
        long after = run.idle(20).step();
        assertThat(at(after).lines()).extracting(CallLine::status).contains("Exited");
        assertThat(at(before).lines()).isEmpty();
        assertThat(at(before + 1).lines()).extracting(CallLine::status).contains("Exited");
        assertThat(log.reads()).as("no step is read twice").isEqualTo((int) after + 1);
    }

    @Test
    @DisplayName("A-7: the log is bounded, and says how many lines and from which step on")
    void logIsBounded() {
        for (int n = 0; n < 2 * CallLog.MOST_LINES; n++) {
            run.next(n % 2 == 0 ? SeatRun.enter(SeatRun.P2, 1) : SeatRun.exit(SeatRun.P2, 1));
        }
        CallLog.Shown shown = at(run.last().step());
        assertThat(shown.lines()).hasSize(CallLog.MOST_LINES);
        assertThat(shown.dropped()).isEqualTo(CallLog.MOST_LINES);
        run.idle(CallLog.WINDOW_STEPS);
        assertThat(at(run.last().step()).lines()).isEmpty();
        assertThat(at(run.last().step()).sinceStep()).isEqualTo(run.last().step() - CallLog.WINDOW_STEPS + 1);
    }

    @Test
    @DisplayName("A-7: the same refusal in every step is one line with a count")
    void equalLinesAreCounted() {
        for (int n = 0; n < 25; n++) {
            run.next(SeatRun.player(SeatRun.P2));
        }
        assertThat(at(run.last().step()).lines())
                .singleElement()
                .satisfies(l -> assertThat(l.count()).isEqualTo(25))
                .satisfies(l -> assertThat(l.step()).isEqualTo(run.last().step()));
    }

    @Test
    @DisplayName("A-7, S-43: an injected stale record stands in the log with what it changed")
    void injectedFaultIsListed() {
        run.next(new SimCommand.StaleOccupancy(SeatRun.V1));
        run.idle(2);
        assertThat(at(run.last().step()).lines()).singleElement().satisfies(l -> {
            assertThat(l.status()).isEqualTo("StaleOccupancy");
            assertThat(letters(l)).isEqualTo("V");
        });
    }

    @Test
    @DisplayName(
            "A-8: every outcome is one sentence with what was asked, what failed, what stayed and the named status")
    void sentences() {
        run.next(SeatRun.enter(SeatRun.P2, 2), SeatRun.exit(SeatRun.P2, 0), SeatRun.player(SeatRun.P2));
        assertThat(sentence(0))
                .isEqualTo("Entry of P02 into V01, seat 2 refused: seat 2 is occupied by P03, nothing changed"
                        + " (OccupiedSeat)");
        assertThat(sentence(1))
                .isEqualTo("Exit of P02 from V01 refused: P02 is in no vehicle, nothing changed (NotInVehicle)");
        assertThat(sentence(2))
                .isEqualTo("Player command of P02 refused: driver seat is occupied by P01, nothing changed"
                        + " (EligibilityNotReady)");
        run.next(
                SeatRun.enter(SeatRun.P2, 1),
                SeatRun.relate(new RelationCall.Repair(RepairAction.PED_SIDE, SeatRun.P2, SeatRun.CAR, 1, true)));
        assertThat(sentence(0)).isEqualTo("Entry of P02 into V01, seat 1: Entered, occ 0 \u2192 1");
        assertThat(sentence(1))
                .isEqualTo("Repair of P02\u2019s record refused: nothing to repair, Consistent, nothing changed"
                        + " (AlreadyConsistent)");
    }
}
