package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;

/**
 * A person's own side of the relation. The associated vehicle is history and grants nothing; the serial counts changes of the
 * seat relation (S-2).
 */
public record PersonRecord(
        PersonHandle self,
        boolean alive,
        VehicleHandle vehicle,
        int seat,
        boolean inVehicle,
        boolean driver,
        int occupancySerial,
        VehicleHandle associated,
        boolean resetAssociatedOnExit) {

    public static PersonRecord onFoot(PersonHandle self, boolean resetAssociatedOnExit) {
        return new PersonRecord(
                self, true, VehicleHandle.NONE, -1, false, false, 0, VehicleHandle.NONE, resetAssociatedOnExit);
    }

    /** Flag, vehicle and seat agree that the person is in a vehicle; what the vehicle says is another question (S-3). */
    public boolean isInVehicle() {
        return inVehicle && seat >= 0 && !vehicle.isNone();
    }

    public boolean isIn(VehicleHandle which) {
        return isInVehicle() && vehicle.equals(which);
    }

    boolean isIn(VehicleHandle which, int index) {
        return seat == index && isIn(which);
    }

    /** In that seat; one serial later unless seat and driver flag are as before. */
    PersonRecord seated(VehicleHandle which, int index, boolean drives) {
        boolean same = isIn(which, index) && driver == drives;
        return new PersonRecord(
                self,
                alive,
                which,
                index,
                true,
                drives,
                same ? occupancySerial : occupancySerial + 1,
                which,
                resetAssociatedOnExit);
    }

    /** Outside; one serial later. */
    PersonRecord outside(VehicleHandle nextAssociated) {
        return new PersonRecord(
                self,
                alive,
                VehicleHandle.NONE,
                -1,
                false,
                false,
                occupancySerial + 1,
                nextAssociated,
                resetAssociatedOnExit);
    }

    PersonRecord withDriver(boolean drives) {
        return new PersonRecord(
                self, alive, vehicle, seat, inVehicle, drives, occupancySerial + 1, associated, resetAssociatedOnExit);
    }

    PersonRecord withAssociated(VehicleHandle next) {
        return new PersonRecord(
                self, alive, vehicle, seat, inVehicle, driver, occupancySerial, next, resetAssociatedOnExit);
    }

    PersonRecord withSerial(int next) {
        return new PersonRecord(self, alive, vehicle, seat, inVehicle, driver, next, associated, resetAssociatedOnExit);
    }

    /** The record that keeps a removed person's handle dead. */
    PersonRecord removed() {
        return new PersonRecord(self, false, VehicleHandle.NONE, -1, false, false, 0, VehicleHandle.NONE, false);
    }
}
