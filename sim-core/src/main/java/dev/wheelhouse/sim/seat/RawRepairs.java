package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.VehicleHandle;
import org.jspecify.annotations.Nullable;

/** Carries out the repair that a raw fault names, on the record that the fault names and on no other. */
final class RawRepairs {
    private RawRepairs() {}

    static CallResult repair(
            RawFault fault, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person, RelationsDraft world) {
        VehicleRecord vehicleAfter = vehicle == null ? null : repaired(fault, vehicle);
        PersonRecord personAfter = person == null ? null : repaired(fault, person, world.vehicle(person.vehicle()));
        return new CallResult(fault, Status.REPAIRED, fault.kind().label(), vehicle, vehicleAfter, person, personAfter);
    }

    private static PersonRecord repaired(RawFault fault, PersonRecord p, @Nullable VehicleRecord itsVehicle) {
        return switch (fault.kind().repair()) {
            case CLEAR_PERSON -> p.outside(p.associated());
            case DERIVE_DRIVER_FLAG ->
                p.withDriver(itsVehicle != null
                        && OccupancyCalls.agree(itsVehicle, p)
                        && itsVehicle.seat(p.seat()).driverSeat());
            case FORGET_ASSOCIATED -> p.withAssociated(VehicleHandle.NONE);
            case RAISE_PERSON_SERIAL -> p.withSerial(Math.max(0, p.occupancySerial()));
            default -> p;
        };
    }

    private static VehicleRecord repaired(RawFault fault, VehicleRecord v) {
        Owner owner = v.owner();
        return switch (fault.kind().repair()) {
            case CLEAR_SEAT -> withSeat(v, fault, seat(v, fault).emptied());
            case CLEAR_RESERVATION -> withSeat(v, fault, seat(v, fault).reservedBy(Reservation.NONE));
            case KEEP_ONE_DRIVER_SEAT -> oneDriverSeat(v);
            case CLEAR_OWNER -> v.withCommand(null, owner.isBlank() ? owner : owner.cleared(), -1);
            case RAISE_OWNER_SERIAL ->
                v.withCommand(v.command(), owner.withSerial(Math.max(0, owner.serial())), v.offeredStep());
            default -> v;
        };
    }

    private static Seat seat(VehicleRecord v, RawFault fault) {
        return v.hasSeat(fault.seat()) ? v.seat(fault.seat()) : Seat.EMPTY;
    }

    private static VehicleRecord withSeat(VehicleRecord v, RawFault fault, Seat seat) {
        return v.hasSeat(fault.seat()) ? v.withSeat(fault.seat(), seat) : v;
    }

    /** The first designated seat stays the only one; without any, seat 0 becomes it. */
    private static VehicleRecord oneDriverSeat(VehicleRecord v) {
        int keeper = Math.max(0, v.drivingSeat());
        VehicleRecord next = v;
        for (int i = 0; i < v.seats().size(); i++) {
            next = next.withSeat(i, v.seat(i).designated(i == keeper));
        }
        return next;
    }
}
