package dev.wheelhouse.sim.seat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Seats persons before the first step, by the same call as later (so that no vehicle takes more than it has seats). */
public final class InitialSeating {
    private static final Comparator<RelationCall.Enter> BY_PERSON =
            Comparator.comparingInt(call -> call.person().slot());

    private InitialSeating() {}

    /** Carries the entries out in the order of the persons' slots; an entry into seat −1 takes the first free one. */
    public static List<CallResult> seat(RelationsDraft draft, List<RelationCall.Enter> entries) {
        List<RelationCall.Enter> ordered = new ArrayList<>(entries);
        ordered.sort(BY_PERSON);
        List<CallResult> results = new ArrayList<>(ordered.size());
        for (RelationCall.Enter entry : ordered) {
            results.add(draft.apply(entry.seat() == -1 ? intoFirstFree(draft, entry) : entry));
        }
        return results;
    }

    private static RelationCall.Enter intoFirstFree(RelationsDraft draft, RelationCall.Enter entry) {
        VehicleRecord vehicle = draft.vehicle(entry.vehicle());
        int free = vehicle == null ? -1 : firstFree(vehicle);
        return new RelationCall.Enter(entry.person(), entry.vehicle(), free, entry.asDriver(), entry.permissions());
    }

    private static int firstFree(VehicleRecord vehicle) {
        for (int i = 0; i < vehicle.seats().size(); i++) {
            Seat seat = vehicle.seat(i);
            if (seat.occupant().isNone()
                    && !seat.occupied()
                    && !seat.reservation().reserved()) {
                return i;
            }
        }
        return -1;
    }
}
