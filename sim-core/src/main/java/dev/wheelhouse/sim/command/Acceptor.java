package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Owner;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.Status;
import dev.wheelhouse.sim.seat.TaskSource;
import dev.wheelhouse.sim.seat.Terms;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.seat.Write;
import org.jspecify.annotations.Nullable;

/** Accepts offered commands (S-33). Routine acceptance allocates the vehicle's record and nothing else. */
public final class Acceptor {
    private Acceptor() {}

    /** Asks for eligibility first, then for the source; a refusal leaves the old command. */
    public static Acceptance accept(
            RelationsDraft draft,
            PersonHandle who,
            VehicleHandle which,
            Command command,
            @Nullable TaskSource task,
            int step) {
        PersonRecord person = draft.person(who);
        VehicleRecord vehicle = draft.vehicle(which);
        Eligibility eligibility = Eligibility.of(person, vehicle);
        if (eligibility != Eligibility.READY || person == null || vehicle == null) {
            Offer offer = new Offer(who, which, command, task);
            return refusal(offer, Status.ELIGIBILITY_NOT_READY, eligibility.label(), vehicle, person);
        }
        String missing = missing(command);
        if (!missing.isEmpty()) {
            return refusal(new Offer(who, which, command, task), Status.CANDIDATE_NOT_READY, missing, vehicle, person);
        }
        VehicleRecord next = owned(vehicle, person, command, task, step);
        String refused = refusedWrite(draft.terms(), vehicle, next);
        if (!refused.isEmpty()) {
            return refusal(new Offer(who, which, command, task), Status.REJECTED, refused, vehicle, person);
        }
        draft.put(next);
        return accepted(vehicle, next, person, command, task);
    }

    private static String missing(Command command) {
        if (command.source() == SourceType.UNKNOWN) {
            return "UnknownSource";
        }
        return command.sourceTag().isEmpty() ? "MissingTag" : "";
    }

    private static VehicleRecord owned(
            VehicleRecord vehicle, PersonRecord person, Command command, @Nullable TaskSource task, int step) {
        Owner before = vehicle.owner();
        Owner owner = task == null
                ? before.driver(person.self(), person.seat())
                : before.driver(person.self(), person.seat(), task);
        return vehicle.withCommand(command, owner, command.offeredIn(step));
    }

    private static String refusedWrite(Terms terms, VehicleRecord before, VehicleRecord next) {
        if (terms.refuses(Write.COMMAND)) {
            return "WriteRefused:" + Write.COMMAND;
        }
        return before.owner() != next.owner() && terms.refuses(Write.OWNER) ? "WriteRefused:" + Write.OWNER : "";
    }

    private static Acceptance accepted(
            VehicleRecord before, VehicleRecord next, PersonRecord person, Command command, @Nullable TaskSource task) {
        Command old = before.command();
        boolean contentChanged = old == null || !old.sameContent(command);
        if (before.owner() == next.owner()) {
            return contentChanged ? Acceptance.CONTENT : Acceptance.SAME;
        }
        Offer offer = new Offer(person.self(), before.self(), command, task);
        return new Acceptance(
                contentChanged, true, new CallResult(offer, Status.ACCEPTED, "", before, next, person, person));
    }

    private static Acceptance refusal(
            Offer offer, Status status, String detail, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        return new Acceptance(false, false, new CallResult(offer, status, detail, vehicle, vehicle, person, person));
    }
}
