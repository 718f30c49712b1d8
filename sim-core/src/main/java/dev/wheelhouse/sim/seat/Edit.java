package dev.wheelhouse.sim.seat;

import org.jspecify.annotations.Nullable;

/**
 * One call's working copy of both sides. A write that would change nothing is not made and so cannot fail; a write returns false
 * when it is refused.
 */
final class Edit {
    private final Terms terms;
    private final Call call;
    private final VehicleRecord vehicleBefore;
    private final @Nullable PersonRecord personBefore;
    private VehicleRecord vehicle;
    private @Nullable PersonRecord person;
    private String refusal = "";

    Edit(Terms terms, Call call, VehicleRecord vehicle, @Nullable PersonRecord person) {
        this.terms = terms;
        this.call = call;
        this.vehicleBefore = vehicle;
        this.personBefore = person;
        this.vehicle = vehicle;
        this.person = person;
    }

    VehicleRecord vehicle() {
        return vehicle;
    }

    private boolean refuses(Write write) {
        if (terms.refuses(write)) {
            refusal = "WriteRefused:" + write;
            return true;
        }
        return false;
    }

    boolean seat(Write write, int index, Seat next) {
        if (vehicle.seat(index).equals(next)) {
            return true;
        }
        if (refuses(write)) {
            return false;
        }
        vehicle = vehicle.withSeat(index, next);
        return true;
    }

    boolean reservation(int index, Reservation next) {
        return seat(Write.RESERVATION, index, vehicle.seat(index).reservedBy(next));
    }

    boolean person(PersonRecord next) {
        if (next.equals(person)) {
            return true;
        }
        if (refuses(Write.PERSON)) {
            return false;
        }
        person = next;
        return true;
    }

    /** Clears the command and its owner, as far as there are any. */
    boolean noOwner() {
        Owner owner = vehicle.owner();
        if (!owner.hasOwner() && vehicle.command() == null) {
            return true;
        }
        if (refuses(Write.OWNER)) {
            return false;
        }
        vehicle = vehicle.withCommand(null, owner.hasOwner() ? owner.cleared() : owner, -1);
        return true;
    }

    boolean noInvalidOwner() {
        return !OwnerState.of(vehicle).isInvalid() || noOwner();
    }

    /** A command of no driver. */
    boolean commandWithoutOwner(Command next, int step) {
        if (refuses(Write.COMMAND) || vehicle.owner().hasOwner() && refuses(Write.OWNER)) {
            return false;
        }
        Owner owner = vehicle.owner();
        vehicle = vehicle.withCommand(next, owner.hasOwner() ? owner.cleared() : owner, next.offeredIn(step));
        return true;
    }

    /** Takes the seat back that an assignment gave, as the reference rules do; nothing else comes back. */
    void takeSeatBack(int index) {
        if (personBefore != null && vehicle.seat(index).names(personBefore.self())) {
            vehicle = vehicle.withSeat(index, vehicle.seat(index).emptied());
        }
    }

    CallResult done(Status status) {
        return done(status, "");
    }

    CallResult done(Status status, String detail) {
        return new CallResult(call, status, detail, vehicleBefore, vehicle, personBefore, person);
    }

    /** The call's end when a write was refused: everything as before. */
    CallResult restored(Status status) {
        return CallResult.unchanged(call, status, refusal, vehicleBefore, personBefore);
    }

    /** The call's end when a write was refused and what was written stays. */
    CallResult abandoned(Status status) {
        return done(status, refusal);
    }
}
