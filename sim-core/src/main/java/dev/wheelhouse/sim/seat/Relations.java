package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import org.jspecify.annotations.Nullable;

/**
 * Both sides of all relations of a step, by slot. Immutable; shares unchanged records with the step before, also across threads.
 * Slots of removed entities keep a record that is not alive.
 */
public final class Relations {
    public static final Relations EMPTY =
            new Relations(new Slots<>(new Object[0][], 0), new Slots<>(new Object[0][], 0));

    final Slots<VehicleRecord> vehicles;
    final Slots<PersonRecord> persons;

    Relations(Slots<VehicleRecord> vehicles, Slots<PersonRecord> persons) {
        this.vehicles = vehicles;
        this.persons = persons;
    }

    public int vehicleSlots() {
        return vehicles.size();
    }

    public int personSlots() {
        return persons.size();
    }

    public VehicleRecord vehicleAt(int slot) {
        return vehicles.get(slot);
    }

    public PersonRecord personAt(int slot) {
        return persons.get(slot);
    }

    /** Null when the handle is dead. */
    public @Nullable VehicleRecord vehicle(VehicleHandle handle) {
        if (handle.slot() < 0 || handle.slot() >= vehicles.size()) {
            return null;
        }
        VehicleRecord record = vehicles.get(handle.slot());
        return record.alive() && record.self().equals(handle) ? record : null;
    }

    /** Null when the handle is dead. */
    public @Nullable PersonRecord person(PersonHandle handle) {
        if (handle.slot() < 0 || handle.slot() >= persons.size()) {
            return null;
        }
        PersonRecord record = persons.get(handle.slot());
        return record.alive() && record.self().equals(handle) ? record : null;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Relations r && vehicles.equals(r.vehicles) && persons.equals(r.persons);
    }

    @Override
    public int hashCode() {
        return 31 * vehicles.hashCode() + persons.hashCode();
    }
}
