package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.seat.RelationCall.OfReservation;
import org.jspecify.annotations.Nullable;

/** Reserve, confirm, release, replace (S-10 to S-14), with the checks in their fixed order. */
final class ReservationCalls {
    private static final String NOT_PERMITTED = "NotPermitted";

    private ReservationCalls() {}

    static CallResult reserve(
            Terms terms, OfReservation call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        CallResult refusal = admission(call, vehicle, person);
        if (refusal != null || vehicle == null || person == null) {
            return refused(refusal);
        }
        Reservation stored = vehicle.seat(call.seat()).reservation();
        if (stored.hasTargetOf(call.request())) {
            return unchanged(call, Status.ALREADY_RESERVED, "", vehicle, person);
        }
        if (stored.reserved()) {
            return unchanged(call, Status.CONFLICT, "", vehicle, person);
        }
        if (!call.permissions().allow(Permission.RESERVE)) {
            return unchanged(call, Status.REJECTED, NOT_PERMITTED, vehicle, person);
        }
        Edit edit = new Edit(terms, call, vehicle, person);
        return edit.reservation(call.seat(), Reservation.of(call.request()))
                ? edit.done(Status.RESERVED)
                : edit.restored(Status.REJECTED);
    }

    static CallResult confirm(OfReservation call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        CallResult refusal = admission(call, vehicle, person);
        if (refusal != null || vehicle == null || person == null) {
            return refused(refusal);
        }
        Reservation stored = vehicle.seat(call.seat()).reservation();
        if (!stored.reserved()) {
            return unchanged(call, Status.MISSING_RESERVATION, "", vehicle, person);
        }
        if (!stored.hasTargetOf(call.request())) {
            return unchanged(call, Status.CONFLICT, "", vehicle, person);
        }
        if (!stored.hasIdentityOf(call.request())) {
            return unchanged(call, Status.IDENTITY_MISMATCH, "", vehicle, person);
        }
        return call.permissions().allow(Permission.CONFIRM)
                ? unchanged(call, Status.CONFIRMED, "", vehicle, person)
                : unchanged(call, Status.REJECTED, NOT_PERMITTED, vehicle, person);
    }

    static CallResult release(
            Terms terms, OfReservation call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        CallResult refusal = admission(call, vehicle, person);
        if (refusal != null && !mayReleaseDespite(refusal, terms, call, vehicle)) {
            return refusal;
        }
        if (vehicle == null || person == null) {
            return refused(refusal);
        }
        Reservation stored = vehicle.seat(call.seat()).reservation();
        if (!stored.reserved()) {
            return unchanged(call, Status.MISSING_RESERVATION, "", vehicle, person);
        }
        if (!stored.hasTargetOf(call.request())) {
            return call.permissions().allow(Permission.RELEASE_CONFLICTING)
                    ? cleared(terms, call, vehicle, person, "Conflicting")
                    : unchanged(call, Status.CONFLICT, "", vehicle, person);
        }
        if (!stored.hasIdentityOf(call.request())) {
            return unchanged(call, Status.IDENTITY_MISMATCH, "", vehicle, person);
        }
        return call.permissions().allow(Permission.RELEASE)
                ? cleared(terms, call, vehicle, person, "")
                : unchanged(call, Status.REJECTED, NOT_PERMITTED, vehicle, person);
    }

    private static CallResult cleared(
            Terms terms, OfReservation call, VehicleRecord vehicle, PersonRecord person, String detail) {
        Edit edit = new Edit(terms, call, vehicle, person);
        return edit.reservation(call.seat(), Reservation.NONE)
                ? edit.done(Status.RELEASED, detail)
                : edit.restored(Status.REJECTED);
    }

    /** Under the strict rules disagreeing records do not keep a person from giving back what is its own. */
    private static boolean mayReleaseDespite(
            CallResult refusal, Terms terms, OfReservation call, @Nullable VehicleRecord vehicle) {
        if (!terms.rules().stalePersonMayRelease() || vehicle == null || !isResidue(refusal)) {
            return false;
        }
        Reservation stored = vehicle.seat(call.seat()).reservation();
        return stored.hasTargetOf(call.request()) && stored.hasIdentityOf(call.request());
    }

    /** Clears the old reservation, then reserves anew; what a refusal leaves is up to the rules. */
    static CallResult replace(
            Terms terms, OfReservation call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        CallResult refusal = handles(call, vehicle, person);
        if (refusal != null || vehicle == null || person == null) {
            return refused(refusal);
        }
        Reservation stored = vehicle.seat(call.seat()).reservation();
        if (!stored.reserved()) {
            return unchanged(call, Status.MISSING_RESERVATION, "", vehicle, person);
        }
        if (!stored.hasTargetOf(call.request())) {
            return unchanged(call, Status.CONFLICT, "", vehicle, person);
        }
        if (!stored.requester().equals(call.request().requester())) {
            return unchanged(call, Status.IDENTITY_MISMATCH, "", vehicle, person);
        }
        if (stored.hasIdentityOf(call.request())) {
            return unchanged(call, Status.ALREADY_RESERVED, "", vehicle, person);
        }
        if (terms.refuses(Write.RESERVATION)) {
            return unchanged(call, Status.REJECTED, "WriteRefused:" + Write.RESERVATION, vehicle, person);
        }
        Seat seat = vehicle.seat(call.seat());
        CallResult anew =
                reserve(terms, call, vehicle.withSeat(call.seat(), seat.reservedBy(Reservation.NONE)), person);
        VehicleRecord after = anew.status() != Status.RESERVED && terms.rules().restoresRefusedReplacement()
                ? vehicle
                : anew.vehicleAfter();
        return new CallResult(call, anew.status(), anew.detail(), vehicle, after, person, person);
    }

    /** The checks before the stored reservation is looked at; null when all pass. */
    private static @Nullable CallResult admission(
            OfReservation call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        CallResult refusal = handles(call, vehicle, person);
        if (refusal != null || vehicle == null || person == null) {
            return refusal;
        }
        String blocked = call.needs().blocked();
        if (!blocked.isEmpty()) {
            return unchanged(call, Status.REJECTED, blocked, vehicle, person);
        }
        return hasResidue(vehicle, person)
                ? unchanged(call, Status.REJECTED, Status.RELATIONSHIP_MISMATCH.label(), vehicle, person)
                : null;
    }

    private static boolean isResidue(CallResult refusal) {
        return refusal.status() == Status.REJECTED && refusal.detail().equals(Status.RELATIONSHIP_MISMATCH.label());
    }

    static @Nullable CallResult handles(Call call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        if (person == null) {
            return CallResult.unchanged(call, Status.INVALID_PED, "", vehicle, null);
        }
        if (vehicle == null) {
            return CallResult.unchanged(call, Status.INVALID_VEHICLE, "", null, person);
        }
        return vehicle.hasSeat(call.seat())
                ? null
                : CallResult.unchanged(call, Status.INVALID_SEAT, "", vehicle, person);
    }

    /** Whether the two sides contradict each other about this vehicle (S-10). */
    static boolean hasResidue(VehicleRecord vehicle, PersonRecord person) {
        PersonHandle who = person.self();
        boolean claims = person.isIn(vehicle.self());
        if (claims
                && (!vehicle.hasSeat(person.seat())
                        || !vehicle.seat(person.seat()).isOccupiedBy(who))) {
            return true;
        }
        for (int i = 0; i < vehicle.seats().size(); i++) {
            if (vehicle.seat(i).names(who) && !(claims && person.seat() == i)) {
                return true;
            }
        }
        return false;
    }

    private static CallResult unchanged(
            Call call, Status status, String detail, VehicleRecord vehicle, PersonRecord person) {
        return CallResult.unchanged(call, status, detail, vehicle, person);
    }

    private static CallResult refused(@Nullable CallResult refusal) {
        if (refusal == null) {
            throw new IllegalStateException("a call passed its checks without both records");
        }
        return refusal;
    }
}
