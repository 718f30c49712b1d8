package dev.wheelhouse.app.authority;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * One row of the log of calls.
 *
 * @param status as traces and results name it
 * @param change before → after, or why it was refused
 * @param flags bit by bit what changed, in the order of {@link #LETTERS}
 * @param count how many equal ones stand together
 */
public record CallLine(
        long step,
        int slot,
        String verb,
        String person,
        boolean isDone,
        String status,
        String change,
        int flags,
        int count) {
    /** Reservation, vehicle side, person side, command, owner. */
    public static final String LETTERS = "RVPCO";

    private static final int VEHICLE_SIDE = 2;

    public boolean has(int letter) {
        return (flags >> letter & 1) != 0;
    }

    CallLine with(CallLine later) {
        return new CallLine(later.step, slot, verb, person, isDone, status, change, flags, count + later.count);
    }

    boolean looksLike(CallLine other) {
        return slot == other.slot
                && isDone == other.isDone
                && flags == other.flags
                && verb.equals(other.verb)
                && person.equals(other.person)
                && status.equals(other.status)
                && change.equals(other.change);
    }

    /** The calls of a step in order, then what was refused or lapsed without having been asked from outside. */
    static List<CallLine> of(CompletedStep step, People people) {
        if (step.results().isEmpty() && step.events().isEmpty()) {
            return List.of();
        }
        List<CallLine> lines = new ArrayList<>();
        for (CommandResult result : step.results()) {
            CallLine line = of(step.step(), result, people);
            if (line != null) {
                lines.add(line);
            }
        }
        for (Event e : step.events()) {
            boolean isRefusal = e.kind() == EventKind.COMMAND_REFUSED && !isAmong(lines, e);
            if (isRefusal || e.kind() == EventKind.COMMAND_LAPSED) {
                lines.add(of(e));
            }
        }
        return lines;
    }

    private static boolean isAmong(List<CallLine> lines, Event e) {
        return lines.stream()
                .anyMatch(l -> l.slot == e.slot() && !l.isDone && l.person.equals(e.other()) && l.isOffer());
    }

    private boolean isOffer() {
        return verb.startsWith("accept");
    }

    private static CallLine of(Event e) {
        boolean isLapse = e.kind() == EventKind.COMMAND_LAPSED;
        String[] words = e.detail().split(": ", 2);
        return new CallLine(
                e.step(),
                e.slot(),
                isLapse ? "lapse" : "accept AI",
                isLapse ? "" : e.other(),
                false,
                isLapse ? "Lapsed" : words[0],
                isLapse ? e.detail() : words[words.length - 1],
                isLapse ? 0b11000 : 0,
                1);
    }

    /** Null for commands of another kind, and for the repetition of an accepted command, which is no change. */
    private static @org.jspecify.annotations.Nullable CallLine of(long step, CommandResult result, People people) {
        CallResult call = result.call();
        int slot = slotOf(result.command(), people);
        if (call != null) {
            String change = result.isDone() ? CallWords.change(call) : CallWords.why(call, people);
            return new CallLine(
                    step,
                    slot,
                    CallWords.verb(call.call()),
                    call.call().person().isNone() ? "" : people.name(call.call().person()),
                    result.isDone(),
                    call.status().label(),
                    change,
                    flags(call),
                    1);
        }
        if (result.command() instanceof SimCommand.StaleOccupancy) {
            String what = result.isDone() ? "driving seat forgets its occupant" : result.reason();
            int changed = result.isDone() ? VEHICLE_SIDE : 0;
            return new CallLine(step, slot, "fault", "", result.isDone(), "StaleOccupancy", what, changed, 1);
        }
        if (result.command() instanceof SimCommand.Offer o && !result.isDone()) {
            String[] words = result.reason().split(": ", 2);
            String verb = "accept " + Sources.word(o.command().source());
            String who = people.name(o.person());
            return new CallLine(step, slot, verb, who, false, words[0], words[words.length - 1], 0, 1);
        }
        return null;
    }

    private static int flags(CallResult r) {
        return (r.reservationChanged() ? 1 : 0)
                | (r.vehicleSideChanged() ? VEHICLE_SIDE : 0)
                | (r.personSideChanged() ? 4 : 0)
                | (r.commandChanged() ? 8 : 0)
                | (r.ownerChanged() ? 16 : 0);
    }

    private static int slotOf(SimCommand command, People people) {
        var vehicles = people.scenario().fleet().vehicles();
        for (int slot = 0; slot < vehicles.size(); slot++) {
            if (vehicles.get(slot).id().equals(command.vehicle())) {
                return slot;
            }
        }
        return -1;
    }
}
