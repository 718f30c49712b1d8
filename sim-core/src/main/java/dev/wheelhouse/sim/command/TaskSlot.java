package dev.wheelhouse.sim.command;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.seat.RepairAction;
import dev.wheelhouse.sim.seat.TaskSource;
import org.jspecify.annotations.Nullable;

/** A task that may offer driving input for the person it runs for (S-38). */
public final class TaskSlot {
    private TaskSlot() {}

    /**
     * What a task may do.
     *
     * @param offersInput whether it offers at all; off unless asked for
     * @param mayClearOwner whether it may clear a command that has lost its owner first
     */
    public record Options(boolean offersInput, boolean mayClearOwner) {
        public static final Options NONE = new Options(false, false);
    }

    /**
     * What a task's turn did.
     *
     * @param attempted whether an offer was made
     * @param ownerRepair what came before the offer; null without one
     * @param acceptance null when no offer was made
     */
    public record Turn(
            boolean attempted,
            @Nullable CallResult ownerRepair,
            @Nullable Acceptance acceptance) {
        public boolean accepted() {
            return acceptance != null && acceptance.isAccepted();
        }

        public boolean rejected() {
            return acceptance != null && !acceptance.isAccepted();
        }
    }

    /** Offers the command when the task may and the person claims to be in the vehicle. */
    public static Turn run(
            RelationsDraft draft,
            PersonHandle who,
            VehicleHandle which,
            Command command,
            TaskSource task,
            Options options,
            int step) {
        PersonRecord person = draft.person(who);
        if (!options.offersInput() || person == null || !person.isIn(which)) {
            return new Turn(false, null, null);
        }
        CallResult repair =
                draft.apply(new RelationCall.Repair(RepairAction.OWNER, who, which, -1, options.mayClearOwner()));
        return new Turn(true, repair, Acceptor.accept(draft, who, which, command, task, step));
    }
}
