package dev.wheelhouse.app.authority;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.RepairAction;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the rows of seats, checks and candidates say of a step. */
class SeatRowsTest {
    private final SeatRun run = new SeatRun();

    private List<SeatRows.SeatRow> seats() {
        return SeatRows.seats(run.last().relations(), 0, run.people());
    }

    private List<SeatRows.PersonRow> persons() {
        return SeatRows.persons(run.last().relations(), 0, PersonHandle.NONE, run.people());
    }

    private Candidacy candidacy() {
        return Candidacy.of(run.last(), 0, run.scenario(), run.people());
    }

    @Test
    @DisplayName(
            "A-7, S-1: occupant and reservation stand side by side, and a seat occupied by one can be held by another")
    void seatsSideBySide() {
        run.next(SeatRun.reserve(SeatRun.P2, 0, 4));
        SeatRows.SeatRow driving = seats().get(0);
        assertThat(driving.isDriver()).isTrue();
        assertThat(driving.occupant()).isEqualTo("P01");
        assertThat(driving.reservation()).isEqualTo("P02");
        assertThat(driving.request()).isEqualTo("handover, request 4");
        assertThat(seats()).allMatch(SeatRows.SeatRow::agrees);
        assertThat(persons()).extracting(SeatRows.PersonRow::name).containsExactly("P01", "P02", "P03");
    }

    @Test
    @DisplayName("A-7, S-40: a stale record disagrees on both sides, and a repair of the person's side mends it")
    void staleRecordDisagrees() {
        run.next(new SimCommand.StaleOccupancy(SeatRun.V1));
        assertThat(seats().get(0).agrees()).isFalse();
        assertThat(seats().get(0).finding()).isEqualTo("P01 claims it");
        assertThat(persons().get(0).finding()).isEqualTo("SeatEmpty");
        assertThat(persons().get(1).agrees()).isTrue();
        run.next(SeatRun.relate(new RelationCall.Repair(RepairAction.PED_SIDE, SeatRun.P1, SeatRun.CAR, 0, true)));
        assertThat(seats()).allMatch(SeatRows.SeatRow::agrees);
        assertThat(persons()).allMatch(SeatRows.PersonRow::agrees);
    }

    @Test
    @DisplayName("A-7, S-30: the first check that fails is marked, and those after it are not evaluated")
    void firstFailingCheck() {
        CompletedStep refused = run.next(SeatRun.player(SeatRun.P2));
        List<Checks.Check> checks = Checks.of(refused, 0, candidacy().asker(), run.people());
        assertThat(candidacy().asker()).isEqualTo(SeatRun.P2);
        assertThat(checks).hasSize(7);
        assertThat(checks.get(3).verdict()).isEqualTo(Checks.Verdict.PASSED);
        assertThat(checks.get(4)).isEqualTo(new Checks.Check("\u2026 by this person", "P01", Checks.Verdict.FAILED));
        assertThat(checks.get(5).verdict()).isEqualTo(Checks.Verdict.NOT_EVALUATED);
    }

    @Test
    @DisplayName("A-7, S-32: the chosen candidate is marked whether it is accepted or refused")
    void candidates() {
        assertThat(candidacy().isAccepted()).isTrue();
        assertThat(candidacy().rows().get(2).isChosen()).isTrue();
        run.next(SeatRun.player(SeatRun.P2));
        assertThat(candidacy().rows().get(0).isChosen()).isTrue();
        assertThat(candidacy().rows().get(2).isChosen()).isFalse();
        assertThat(candidacy().isAccepted()).isFalse();
        assertThat(candidacy().status()).isEqualTo("EligibilityNotReady");
        run.next(SeatRun.player(SeatRun.P1));
        assertThat(candidacy().isAccepted()).isTrue();
        Candidacy.Ownership owner = Candidacy.owner(run.last().relations().vehicleAt(0), run.people());
        assertThat(owner.owner()).isEqualTo("P01, seat 0");
        assertThat(owner.command()).startsWith("Player keys, throttle 1.00");
    }

    @Test
    @DisplayName("A-7: nobody offers where nobody sits in the driving seat, and the owner says what it lost")
    void emptyDrivingSeat() {
        run.next(SeatRun.exit(SeatRun.P1, 0));
        assertThat(candidacy().rows()).noneMatch(Candidacy.Row::isChosen);
        assertThat(candidacy().status()).isEmpty();
        assertThat(Candidacy.owner(run.last().relations().vehicleAt(0), run.people())
                        .owner())
                .isEqualTo("none");
    }
}
