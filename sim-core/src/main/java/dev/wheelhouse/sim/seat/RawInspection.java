package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.VehicleHandle;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Looks at every field of everybody (S-43), which the structural checks do not. For diagnosis; reads the whole world. */
public final class RawInspection {
    private final RelationsDraft world;
    private final List<RawFault> faults = new ArrayList<>();

    private RawInspection(RelationsDraft world) {
        this.world = world;
    }

    /** All faults, persons first, in the order of slots. */
    public static List<RawFault> of(RelationsDraft world) {
        RawInspection inspection = new RawInspection(world);
        for (int i = 0; i < world.personSlots(); i++) {
            if (world.personAt(i).alive()) {
                inspection.person(world.personAt(i));
            }
        }
        for (int i = 0; i < world.vehicleSlots(); i++) {
            if (world.vehicleAt(i).alive()) {
                inspection.vehicle(world.vehicleAt(i));
            }
        }
        return List.copyOf(inspection.faults);
    }

    private void person(PersonRecord p) {
        RawFaultKind claim = claim(p, world.vehicle(p.vehicle()));
        if (claim != null) {
            faults.add(RawFault.of(claim, p));
        }
        if (!p.associated().isNone() && world.vehicle(p.associated()) == null) {
            faults.add(RawFault.of(RawFaultKind.ASSOCIATED_DEAD, p));
        }
        if (p.occupancySerial() < 0) {
            faults.add(RawFault.of(RawFaultKind.PERSON_SERIAL_NEGATIVE, p));
        }
    }

    private static @Nullable RawFaultKind claim(PersonRecord p, @Nullable VehicleRecord vehicle) {
        if (!p.inVehicle()) {
            if (p.seat() != -1 || !p.vehicle().equals(VehicleHandle.NONE)) {
                return RawFaultKind.SEAT_WITHOUT_IN_VEHICLE;
            }
            return p.driver() ? RawFaultKind.WRONG_DRIVER_FLAG : null;
        }
        if (vehicle == null) {
            return RawFaultKind.IN_VEHICLE_WITHOUT_VEHICLE;
        }
        if (p.seat() < 0) {
            return RawFaultKind.IN_VEHICLE_WITHOUT_SEAT;
        }
        return switch (PersonInspection.of(p, vehicle)) {
            case SEAT_OUT_OF_RANGE -> RawFaultKind.CLAIMS_MISSING_SEAT;
            case SEAT_EMPTY -> RawFaultKind.CLAIMS_EMPTY_SEAT;
            case DIFFERENT_OCCUPANT -> RawFaultKind.CLAIMS_OCCUPIED_SEAT;
            default -> vehicle.seat(p.seat()).driverSeat() == p.driver() ? null : RawFaultKind.WRONG_DRIVER_FLAG;
        };
    }

    private void vehicle(VehicleRecord v) {
        int designated = 0;
        for (int i = 0; i < v.seats().size(); i++) {
            seat(v, i, v.seat(i));
            reservation(v, i, v.seat(i).reservation());
            designated += v.seat(i).driverSeat() ? 1 : 0;
        }
        if (designated != 1) {
            add(designated == 0 ? RawFaultKind.NO_DRIVER_SEAT : RawFaultKind.SEVERAL_DRIVER_SEATS, v, -1);
        }
        owner(v, v.owner());
        command(v, v.command());
    }

    private void seat(VehicleRecord v, int index, Seat seat) {
        if (seat.occupant().isNone()) {
            if (seat.occupied()) {
                add(RawFaultKind.OCCUPIED_WITHOUT_OCCUPANT, v, index);
            }
            return;
        }
        PersonRecord occupant = world.person(seat.occupant());
        if (!seat.occupied()) {
            add(RawFaultKind.OCCUPANT_WITHOUT_FLAG, v, index);
        } else if (occupant == null) {
            add(RawFaultKind.OCCUPANT_DEAD, v, index);
        } else if (!occupant.isIn(v.self(), index)) {
            VehicleRecord other = world.vehicle(occupant.vehicle());
            boolean sitsElsewhere = other != null && OccupancyCalls.agree(other, occupant);
            add(sitsElsewhere ? RawFaultKind.PERSON_IN_TWO_SEATS : RawFaultKind.OCCUPANT_ELSEWHERE, v, index);
        }
    }

    private void reservation(VehicleRecord v, int index, Reservation r) {
        if (!r.reserved()) {
            if (!r.equals(Reservation.NONE)) {
                add(RawFaultKind.RESERVATION_REMAINS, v, index);
            }
        } else if (r.seat() != index || !r.vehicle().equals(v.self())) {
            add(RawFaultKind.RESERVATION_OF_OTHER_SEAT, v, index);
        } else if (world.person(r.person()) == null) {
            add(RawFaultKind.RESERVATION_OF_NOBODY, v, index);
        } else if (world.person(r.requester()) == null) {
            add(RawFaultKind.RESERVATION_WITHOUT_REQUESTER, v, index);
        } else if (r.taskTag().isEmpty() || r.requestSerial() < 0) {
            add(RawFaultKind.RESERVATION_WITHOUT_IDENTITY, v, index);
        }
    }

    private void owner(VehicleRecord v, Owner o) {
        if (o.serial() < 0) {
            add(RawFaultKind.OWNER_SERIAL_NEGATIVE, v, -1);
        }
        RawFaultKind fault = o.hasOwner() ? ownerFault(v, o) : o.isBlank() ? null : RawFaultKind.OWNER_REMAINS;
        if (fault != null) {
            add(fault, v, -1);
        }
    }

    private @Nullable RawFaultKind ownerFault(VehicleRecord v, Owner o) {
        if (!o.driverOwned()) {
            return RawFaultKind.OWNER_NOT_DRIVER_OWNED;
        }
        if (world.person(o.person()) == null) {
            return RawFaultKind.OWNER_DEAD;
        }
        if (OwnerState.of(v).isInvalid()) {
            return RawFaultKind.OWNER_NOT_IN_DRIVER_SEAT;
        }
        if (v.command() == null) {
            return RawFaultKind.OWNER_WITHOUT_COMMAND;
        }
        if (o.hasTaskSource()) {
            return o.taskPriority() < 0 || o.taskTree().isEmpty() ? RawFaultKind.TASK_WITHOUT_IDENTITY : null;
        }
        boolean blank = o.taskTree().isEmpty()
                && o.taskPriority() == -1
                && o.sessionTag().isEmpty();
        return blank ? null : RawFaultKind.TASK_REMAINS;
    }

    private void command(VehicleRecord v, @Nullable Command c) {
        int offered = v.offeredStep();
        if (c == null) {
            if (offered != -1) {
                add(RawFaultKind.COMMAND_OFFER_UNSOUND, v, -1);
            }
        } else if (c.source() == SourceType.UNKNOWN || c.sourceTag().isEmpty()) {
            add(RawFaultKind.COMMAND_WITHOUT_SOURCE, v, -1);
        } else if (!c.isSound()) {
            add(RawFaultKind.COMMAND_OUT_OF_RANGE, v, -1);
        } else if (offered < -1 || (offered == -1) != (c.offeredIn(0) == -1)) {
            add(RawFaultKind.COMMAND_OFFER_UNSOUND, v, -1);
        }
    }

    private void add(RawFaultKind kind, VehicleRecord v, int seat) {
        faults.add(RawFault.of(kind, v, seat));
    }
}
