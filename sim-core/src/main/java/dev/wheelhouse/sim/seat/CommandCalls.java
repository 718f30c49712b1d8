package dev.wheelhouse.sim.seat;

import org.jspecify.annotations.Nullable;

/** The calls that clear or set a vehicle's command without asking for eligibility (S-34, S-35, S-37). */
final class CommandCalls {
    private CommandCalls() {}

    static CallResult setDirectly(Terms terms, RelationCall.SetDirectly call, @Nullable VehicleRecord vehicle) {
        if (vehicle == null) {
            return CallResult.unchanged(call, Status.INVALID_VEHICLE, "", null, null);
        }
        Edit edit = new Edit(terms, call, vehicle, null);
        return edit.commandWithoutOwner(call.command(), call.step())
                ? edit.done(Status.SET)
                : edit.restored(Status.REJECTED);
    }

    /** Clears only what this very task left (S-35). */
    static CallResult cleanUpTask(
            Terms terms,
            RelationCall.CleanUpTask call,
            @Nullable VehicleRecord vehicle,
            @Nullable PersonRecord person) {
        if (vehicle == null) {
            return CallResult.unchanged(call, Status.INVALID_VEHICLE, "", null, person);
        }
        String mismatch = mismatch(terms, call, vehicle.owner());
        if (!mismatch.isEmpty()) {
            return CallResult.unchanged(call, Status.NO_CLEANUP, mismatch, vehicle, person);
        }
        Edit edit = new Edit(terms, call, vehicle, person);
        return edit.noOwner() ? edit.done(Status.CLEANED) : edit.restored(Status.REJECTED);
    }

    private static String mismatch(Terms terms, RelationCall.CleanUpTask call, Owner owner) {
        TaskSource task = call.task();
        if (!owner.hasOwner()) {
            return "NoOwner";
        }
        if (!owner.driverOwned()) {
            return "NotDriverOwned";
        }
        if (!owner.hasTaskSource()) {
            return "NoTaskSource";
        }
        if (task.priority() < 0) {
            return "InvalidPriority";
        }
        if (!owner.person().equals(call.person())) {
            return "PedMismatch";
        }
        if (!owner.taskTree().equals(task.tree())) {
            return "TreeMismatch";
        }
        if (owner.taskPriority() != task.priority()) {
            return "PriorityMismatch";
        }
        return sessionMismatch(terms, owner.sessionTag(), task.session());
    }

    private static String sessionMismatch(Terms terms, String stored, String given) {
        if (stored.isEmpty()) {
            return terms.rules().emptySessionMatchesAll() ? "" : "SessionMismatch:emptyStored";
        }
        return stored.equals(given) ? "" : "SessionMismatch";
    }

    /** A command that nobody has offered for {@code afterSteps} steps ends; the body then rolls out by itself (S-37). */
    static CallResult lapse(Terms terms, RelationCall.Lapse call, @Nullable VehicleRecord vehicle) {
        if (vehicle == null) {
            return CallResult.unchanged(call, Status.INVALID_VEHICLE, "", null, null);
        }
        if (!lapses(vehicle, call.step(), call.afterSteps())) {
            return CallResult.unchanged(call, Status.STILL_OFFERED, "", vehicle, null);
        }
        Edit edit = new Edit(terms, call, vehicle, null);
        return edit.noOwner() ? edit.done(Status.LAPSED) : edit.restored(Status.REJECTED);
    }

    static boolean lapses(VehicleRecord vehicle, int step, int afterSteps) {
        return vehicle.offeredStep() >= 0 && step - vehicle.offeredStep() >= afterSteps;
    }
}
