package dev.wheelhouse.sim.seat;

import org.jspecify.annotations.Nullable;

/** Repair in an explicit direction (S-41, S-42). It clears residues of that side and never seats anybody. */
final class RepairCalls {
    private RepairCalls() {}

    static CallResult repair(
            Terms terms, RelationCall.Repair call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        return switch (call.action()) {
            case NONE -> CallResult.unchanged(call, Status.NO_ACTION, "", vehicle, person);
            case UNSUPPORTED -> CallResult.unchanged(call, Status.REJECTED, "UnsupportedAction", vehicle, person);
            case PED_SIDE -> personSide(terms, call, vehicle, person);
            case VEHICLE_SIDE -> vehicleSide(terms, call, vehicle, person);
            case OWNER -> owner(terms, call, vehicle, person);
        };
    }

    private static CallResult personSide(
            Terms terms, RelationCall.Repair call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        PersonInspection finding = PersonInspection.of(person, vehicle);
        if (vehicle == null || person == null || !finding.isResidue()) {
            boolean consistent = finding == PersonInspection.CONSISTENT;
            return nothingToDo(call, consistent, finding.label(), vehicle, person);
        }
        Edit edit = new Edit(terms, call, vehicle, person);
        return edit.person(person.outside(person.associated())) && (!call.mayClearOwner() || clearOwnerOf(edit, person))
                ? edit.done(Status.REPAIRED, finding.label())
                : edit.restored(Status.REJECTED);
    }

    private static boolean clearOwnerOf(Edit edit, PersonRecord person) {
        Owner owner = edit.vehicle().owner();
        boolean own = owner.hasOwner() && owner.driverOwned() && owner.person().equals(person.self());
        return own ? edit.noOwner() : edit.noInvalidOwner();
    }

    private static CallResult vehicleSide(
            Terms terms, RelationCall.Repair call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        SeatInspection finding = SeatInspection.of(vehicle, call.seat(), call.person(), person);
        if (vehicle == null || !finding.isResidue()) {
            boolean consistent = finding == SeatInspection.CONSISTENT;
            return nothingToDo(call, consistent, finding.label(), vehicle, person);
        }
        Edit edit = new Edit(terms, call, vehicle, person);
        return edit.seat(Write.SEAT, call.seat(), vehicle.seat(call.seat()).emptied())
                        && (!call.mayClearOwner() || edit.noInvalidOwner())
                ? edit.done(Status.REPAIRED, finding.label())
                : edit.restored(Status.REJECTED);
    }

    private static CallResult owner(
            Terms terms, RelationCall.Repair call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        if (vehicle == null) {
            return CallResult.unchanged(call, Status.INVALID_VEHICLE, "", null, person);
        }
        OwnerState state = OwnerState.of(vehicle);
        if (!state.isInvalid()) {
            return CallResult.unchanged(call, Status.ALREADY_CONSISTENT, state.label(), vehicle, person);
        }
        if (!call.mayClearOwner()) {
            return CallResult.unchanged(call, Status.REJECTED, state.label(), vehicle, person);
        }
        Edit edit = new Edit(terms, call, vehicle, person);
        return edit.noOwner() ? edit.done(Status.REPAIRED, state.label()) : edit.restored(Status.REJECTED);
    }

    private static CallResult nothingToDo(
            Call call,
            boolean consistent,
            String finding,
            @Nullable VehicleRecord vehicle,
            @Nullable PersonRecord person) {
        Status status = consistent ? Status.ALREADY_CONSISTENT : Status.UNCHANGED;
        return CallResult.unchanged(call, status, finding, vehicle, person);
    }
}
