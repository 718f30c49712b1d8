package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;

/** The calls that a {@link RelationsDraft} carries out; each concerns one person and one vehicle at most. */
public sealed interface RelationCall extends Call {

    /** The calls about a reservation. */
    sealed interface OfReservation extends RelationCall {
        ReservationRequest request();

        Permissions permissions();

        Needs needs();

        @Override
        default PersonHandle person() {
            return request().person();
        }

        @Override
        default VehicleHandle vehicle() {
            return request().vehicle();
        }

        @Override
        default int seat() {
            return request().seat();
        }
    }

    record Reserve(ReservationRequest request, Permissions permissions, Needs needs) implements OfReservation {}

    /** Changes nothing: there is no confirmed state (S-11). */
    record Confirm(ReservationRequest request, Permissions permissions, Needs needs) implements OfReservation {}

    record Release(ReservationRequest request, Permissions permissions, Needs needs) implements OfReservation {}

    /** A new tag or serial for a reservation of the same target and requester. */
    record Replace(ReservationRequest request, Permissions permissions, Needs needs) implements OfReservation {}

    /** @param asDriver asks for the driver's designation, a permission of its own (S-26) */
    record Enter(PersonHandle person, VehicleHandle vehicle, int seat, boolean asDriver, Permissions permissions)
            implements RelationCall {}

    /** @param asDriver asks for the driver's designation, a permission of its own (S-26) */
    record ChangeSeat(PersonHandle person, VehicleHandle vehicle, int seat, boolean asDriver, Permissions permissions)
            implements RelationCall {}

    record Exit(PersonHandle person, VehicleHandle vehicle, int seat) implements RelationCall {}

    /** @param mayClearOwner whether a command that lost its owner may be cleared too */
    record Repair(RepairAction action, PersonHandle person, VehicleHandle vehicle, int seat, boolean mayClearOwner)
            implements RelationCall {}

    /** Writes a command without a driver; who owned the old one no longer does (S-34). */
    record SetDirectly(VehicleHandle vehicle, Command command, int step) implements RelationCall {
        @Override
        public PersonHandle person() {
            return PersonHandle.NONE;
        }

        @Override
        public int seat() {
            return -1;
        }
    }

    /** The end of a task, with the session it knew (S-35). */
    record CleanUpTask(PersonHandle person, VehicleHandle vehicle, TaskSource task) implements RelationCall {
        @Override
        public int seat() {
            return -1;
        }
    }

    /** Clears a Script or Player command that nobody has offered for so many steps (S-37). */
    record Lapse(VehicleHandle vehicle, int step, int afterSteps) implements RelationCall {
        @Override
        public PersonHandle person() {
            return PersonHandle.NONE;
        }

        @Override
        public int seat() {
            return -1;
        }
    }
}
