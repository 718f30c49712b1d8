package dev.wheelhouse.app.timeline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.app.authority.SeatRun;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.state.CompletedStep;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Who had a vehicle when, and every refused command, on the timeline. */
class AuthorityLanesTest {
    private static final TimeScale SCALE = TimeScale.of(100, 400, 200, 200);
    private final SeatRun run = new SeatRun();
    private final AuthorityLanes lanes = new AuthorityLanes();

    private void update() {
        boolean isMore = true;
        while (isMore) {
            isMore = lanes.update(run.recording(), run.recording().index(), SCALE, 0);
        }
    }

    private AuthorityColumns.State at(long step) {
        return lanes.columns().state(SCALE.column(step));
    }

    @Test
    @DisplayName(
            "A-15: the bands tell who sits in the driving seat, who holds a reservation, whose command is accepted")
    void bandsTellWhoHadIt() {
        long reserved = run.next(SeatRun.reserve(SeatRun.P2, 0, 4)).step();
        long left = run.idle(5).step() + 1;
        run.next(SeatRun.exit(SeatRun.P1, 0));
        long entered = run.idle(5).step() + 1;
        run.next(SeatRun.enter(SeatRun.P2, 0));
        long played = run.next(SeatRun.player(SeatRun.P2)).step();
        run.idle(3);
        update();
        assertThat(at(1).driver()).isZero();
        assertThat(at(1).holder()).isEqualTo(-1);
        assertThat(at(1).source()).isEqualTo(SourceType.AI);
        assertThat(at(reserved).holder()).isEqualTo(1);
        assertThat(at(reserved).request()).isEqualTo(4);
        assertThat(at(left).driver()).isEqualTo(-1);
        assertThat(at(left).source()).isEqualTo(SourceType.UNKNOWN);
        assertThat(at(entered).driver()).isEqualTo(1);
        assertThat(at(played).source()).isEqualTo(SourceType.PLAYER);
        assertThat(at(played).owner()).isEqualTo(1);
    }

    @Test
    @DisplayName("A-15: a refused command has a tick that tells who asked, who held control and which check failed")
    void refusalTellsAll() {
        long refused = run.next(SeatRun.player(SeatRun.P2)).step();
        run.idle(30);
        update();
        assertThat(lanes.refusals().ticks()).hasSize(1);
        Refusals.Tick tick = lanes.refusals().at(SCALE.x(refused) + 3);
        assertThat(tick).isNotNull();
        assertThat(tick.target(0)).isEqualTo(refused);
        assertThat(Refusals.words(tick, run.recording(), 0, run.people()))
                .startsWith("Player command refused at " + refused / 10.0 + "\u00a0s, step " + refused)
                .contains("Asked: P02, priority 100")
                .contains("In control: AI of P01, seat 0")
                .contains("Failed check: driver seat is occupied by P01 (OccupantMismatch)");
        assertThat(lanes.refusals().at(SCALE.x(refused) + 30)).isNull();
    }

    @Test
    @DisplayName("A-15: refusals closer than a tick share one, a click walks through them, another vehicle has none")
    void closeRefusalsShareATick() {
        long first = run.next(SeatRun.player(SeatRun.P2)).step();
        run.next(SeatRun.player(SeatRun.P2));
        update();
        Refusals.Tick tick = lanes.refusals().ticks().get(0);
        assertThat(tick.events).hasSize(2);
        assertThat(tick.target(first)).isEqualTo(first + 1);
        assertThat(tick.target(first + 1)).isEqualTo(first);
        lanes.update(run.recording(), run.recording().index(), SCALE, 1);
        assertThat(lanes.hasRefusals()).isFalse();
    }

    @Test
    @DisplayName("A-15: a pulse looks at a bounded number of steps, and at none where nothing is new")
    void pulseIsBounded() {
        run.idle(190);
        int[] looked = new int[1];
        StepSource counted = new StepSource() {
            @Override
            public long newest() {
                return run.recording().newest();
            }

            @Override
            public CompletedStep at(long step) {
                looked[0]++;
                return run.recording().at(step);
            }
        };
        AuthorityColumns columns = new AuthorityColumns();
        columns.update(counted, SCALE, 0);
        assertThat(looked[0]).isBetween(1, 48);
        while (columns.update(counted, SCALE, 0)) {
            assertThat(columns.filled()).isPositive();
        }
        int all = looked[0];
        assertThat(columns.update(counted, SCALE, 0)).isFalse();
        assertThat(looked[0]).isEqualTo(all);
    }

    @Test
    @DisplayName("A-15: lanes of reservations and refusals take room once there is one, and none without a selection")
    void lanesTakeRoomWhenNeeded() {
        update();
        double two = lanes.high();
        run.next(SeatRun.reserve(SeatRun.P2, 1, 1));
        run.next(SeatRun.player(SeatRun.P2));
        update();
        assertThat(lanes.high()).isEqualTo(two + 2 * AuthorityLanes.HIGH);
        lanes.update(run.recording(), run.recording().index(), SCALE, -1);
        assertThat(lanes.high()).isZero();
    }
}
