package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.authority.Sources;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.Reservation;
import dev.wheelhouse.sim.seat.Seat;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.VehicleRecord;
import org.jspecify.annotations.Nullable;

/**
 * Who sits in the selected vehicle's driving seat, who holds a reservation and whose command is accepted, one sample a pixel
 * column, a bounded number of new ones a pulse.
 */
final class AuthorityColumns {
    private static final int MOST_A_PULSE = 48;
    private State[] samples = new State[0];
    private TimeScale scale = new TimeScale(0, 1, 1);
    private int slot = -1;
    private int next;
    private int keyEvery = 1;
    private boolean hasReservation;
    private @Nullable Relations last;
    private State lastState = State.NOBODY;

    /**
     * What a column shows; persons by their slots, −1 for nobody.
     *
     * @param holder of the first reservation, of the driving seat where that has one
     */
    record State(int driver, int holder, int heldSeat, int request, SourceType source, int owner, int ownerSerial) {
        static final State NOBODY = new State(-1, -1, -1, -1, SourceType.UNKNOWN, -1, 0);

        static State of(VehicleRecord v) {
            Reservation held = Reservation.NONE;
            for (Seat seat : v.seats()) {
                boolean isBetter = seat.driverSeat() || !held.reserved();
                held = seat.reservation().reserved() && isBetter ? seat.reservation() : held;
            }
            return new State(
                    v.driver().slot(),
                    held.reserved() ? held.person().slot() : -1,
                    held.reserved() ? held.seat() : -1,
                    held.requestSerial(),
                    Sources.acting(v),
                    v.owner().hasOwner() ? v.owner().person().slot() : -1,
                    v.owner().serial());
        }
    }

    /** Answers whether a sample was added. */
    boolean update(StepSource steps, TimeScale wanted, int wantedSlot) {
        keyEvery = steps.keptEvery();
        boolean isOther = !wanted.equals(scale) || slot != wantedSlot;
        if (isOther) {
            scale = wanted;
            slot = wantedSlot;
            samples = new State[wanted.columns()];
            next = 0;
            hasReservation = false;
            last = null;
        }
        if (slot < 0) {
            return isOther;
        }
        long newest = steps.newest();
        int done = 0;
        while (next < samples.length && done < MOST_A_PULSE && stepOf(next) <= newest) {
            samples[next] = sample(steps.at(stepOf(next)).relations());
            next++;
            done++;
        }
        return isOther || done > 0;
    }

    /** Most steps share the relations of the one before, and so their state. */
    private State sample(Relations relations) {
        if (relations != last) {
            last = relations;
            State state = State.of(relations.vehicleAt(slot));
            lastState = state.equals(lastState) ? lastState : state;
            hasReservation |= state.holder() >= 0;
        }
        return lastState;
    }

    /** Where many steps share a column a kept one stands for them; none is computed anew for it. */
    private long stepOf(int column) {
        long step = scale.firstStep(column);
        boolean isCoarse = scale.spanSteps() / scale.width() >= keyEvery;
        return isCoarse ? step - step % keyEvery : step;
    }

    /** How many columns have their sample. */
    int filled() {
        return next;
    }

    State state(int column) {
        return samples[column];
    }

    /** Whether a reservation is to be seen in any column. */
    boolean hasReservation() {
        return hasReservation;
    }
}
