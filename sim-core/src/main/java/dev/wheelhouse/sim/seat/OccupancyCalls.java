package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import org.jspecify.annotations.Nullable;

/** Enter, change seat, exit (S-20 to S-26), with the checks in their fixed order. */
final class OccupancyCalls {
    private OccupancyCalls() {}

    static CallResult enter(
            Terms terms, RelationCall.Enter call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        CallResult refusal = ReservationCalls.handles(call, vehicle, person);
        if (refusal != null || vehicle == null || person == null) {
            return refused(refusal);
        }
        if (person.isInVehicle()) {
            return unchanged(call, Status.ALREADY_IN_VEHICLE, vehicle, person);
        }
        // The handle decides: a handle without the flag blocks entry too.
        if (!vehicle.seat(call.seat()).occupant().isNone()) {
            return unchanged(call, Status.OCCUPIED_SEAT, vehicle, person);
        }
        if (call.asDriver() && !call.permissions().allow(Permission.DESIGNATE_DRIVER)) {
            return CallResult.unchanged(call, Status.REJECTED, "NotPermitted", vehicle, person);
        }
        Edit edit = new Edit(terms, call, vehicle, person);
        return assign(edit, person, call.seat(), call.asDriver())
                        && edit.reservation(call.seat(), Reservation.NONE)
                        && seat(edit, person, call.seat())
                ? edit.done(Status.ENTERED)
                : unfinished(edit, terms, call.seat());
    }

    static CallResult changeSeat(
            Terms terms, RelationCall.ChangeSeat call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        CallResult refusal = ReservationCalls.handles(call, vehicle, person);
        if (refusal != null || vehicle == null || person == null) {
            return refused(refusal);
        }
        if (!person.isInVehicle()) {
            return unchanged(call, Status.NOT_IN_VEHICLE, vehicle, person);
        }
        if (!agree(vehicle, person)) {
            return unchanged(call, Status.RELATIONSHIP_MISMATCH, vehicle, person);
        }
        Seat destination = vehicle.seat(call.seat());
        if (!destination.occupant().isNone() && !destination.names(person.self())) {
            return unchanged(call, Status.OCCUPIED_SEAT, vehicle, person);
        }
        if (call.asDriver() && !call.permissions().allow(Permission.DESIGNATE_DRIVER)) {
            return CallResult.unchanged(call, Status.REJECTED, "NotPermitted", vehicle, person);
        }
        Edit edit = new Edit(terms, call, vehicle, person);
        return assign(edit, person, call.seat(), call.asDriver())
                        && clearReservations(edit, terms, person, call.seat())
                        && seat(edit, person, call.seat())
                ? edit.done(Status.SEAT_CHANGED)
                : unfinished(edit, terms, call.seat());
    }

    /** Whether both sides name the same seat of this vehicle. */
    static boolean agree(VehicleRecord vehicle, PersonRecord person) {
        return person.isIn(vehicle.self())
                && vehicle.hasSeat(person.seat())
                && vehicle.seat(person.seat()).isOccupiedBy(person.self());
    }

    private static boolean assign(Edit edit, PersonRecord person, int seat, boolean asDriver) {
        return clearDuplicates(edit, person.self(), seat)
                && edit.seat(Write.SEAT, seat, edit.vehicle().seat(seat).occupiedBy(person.self()))
                && (!asDriver || designate(edit, seat))
                && edit.noInvalidOwner();
    }

    private static boolean clearDuplicates(Edit edit, PersonHandle person, int except) {
        boolean written = true;
        for (int i = 0; written && i < edit.vehicle().seats().size(); i++) {
            Seat seat = edit.vehicle().seat(i);
            if (i != except && seat.names(person)) {
                written = edit.seat(Write.DUPLICATES, i, seat.emptied());
            }
        }
        return written;
    }

    private static boolean designate(Edit edit, int driving) {
        boolean written = true;
        for (int i = 0; written && i < edit.vehicle().seats().size(); i++) {
            written = edit.seat(Write.DESIGNATION, i, edit.vehicle().seat(i).designated(i == driving));
        }
        return written;
    }

    private static boolean clearReservations(Edit edit, Terms terms, PersonRecord person, int seat) {
        boolean moves = person.seat() != seat;
        if (moves
                && edit.vehicle().seat(person.seat()).reservation().isFor(person.self())
                && !edit.reservation(person.seat(), Reservation.NONE)) {
            return false;
        }
        boolean keeps = !moves
                && terms.rules().sameSeatKeepsOthersReservation()
                && !edit.vehicle().seat(seat).reservation().isFor(person.self());
        return keeps || edit.reservation(seat, Reservation.NONE);
    }

    private static boolean seat(Edit edit, PersonRecord person, int seat) {
        VehicleRecord vehicle = edit.vehicle();
        return edit.person(
                person.seated(vehicle.self(), seat, vehicle.seat(seat).driverSeat()));
    }

    private static CallResult unfinished(Edit edit, Terms terms, int seat) {
        if (terms.rules().restoresUnfinishedAssignment()) {
            return edit.restored(Status.RELATIONSHIP_MISMATCH);
        }
        edit.takeSeatBack(seat);
        return edit.abandoned(Status.RELATIONSHIP_MISMATCH);
    }

    static CallResult exit(
            Terms terms, RelationCall.Exit call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        CallResult refusal = ReservationCalls.handles(call, vehicle, person);
        if (refusal != null || vehicle == null || person == null) {
            return refused(refusal);
        }
        if (!person.isInVehicle()) {
            return unchanged(call, Status.NOT_IN_VEHICLE, vehicle, person);
        }
        if (!person.isIn(vehicle.self(), call.seat())) {
            return unchanged(call, Status.RELATIONSHIP_MISMATCH, vehicle, person);
        }
        Seat seat = vehicle.seat(call.seat());
        if (!seat.isOccupiedBy(person.self())) {
            return unchanged(call, Status.OCCUPANT_MISMATCH, vehicle, person);
        }
        Edit edit = new Edit(terms, call, vehicle, person);
        VehicleHandle associated = person.resetAssociatedOnExit() ? VehicleHandle.NONE : person.associated();
        return edit.seat(Write.SEAT, call.seat(), seat.emptied())
                        && edit.noInvalidOwner()
                        && edit.person(person.outside(associated))
                        && (!seat.reservation().isFor(person.self()) || edit.reservation(call.seat(), Reservation.NONE))
                ? edit.done(Status.EXITED)
                : edit.restored(Status.RELATIONSHIP_MISMATCH);
    }

    private static CallResult unchanged(Call call, Status status, VehicleRecord vehicle, PersonRecord person) {
        return CallResult.unchanged(call, status, "", vehicle, person);
    }

    private static CallResult refused(@Nullable CallResult refusal) {
        if (refusal == null) {
            throw new IllegalStateException("a call passed its checks without both records");
        }
        return refusal;
    }
}
