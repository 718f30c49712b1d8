package dev.wheelhouse.sim.seat;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import org.jspecify.annotations.Nullable;

/** The relations of the next step while calls change them. Belongs to the thread that computes the step. */
public final class RelationsDraft {
    private final SlotsDraft<VehicleRecord> vehicles;
    private final SlotsDraft<PersonRecord> persons;
    private Terms terms;
    private Relations published;

    public RelationsDraft(Relations from, Terms terms) {
        vehicles = new SlotsDraft<>(from.vehicles);
        persons = new SlotsDraft<>(from.persons);
        this.terms = terms;
        this.published = from;
    }

    public Terms terms() {
        return terms;
    }

    /** The terms of the calls that follow. */
    public void setTerms(Terms next) {
        terms = next;
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

    /** An empty vehicle in the first unused slot. */
    public VehicleHandle addVehicle(int seatCount, int drivingSeat) {
        return addVehicle(vehicles.size(), seatCount, drivingSeat);
    }

    /** An empty vehicle in a slot that is the next unused one or whose vehicle was removed. */
    public VehicleHandle addVehicle(int slot, int seatCount, int drivingSeat) {
        if (slot < vehicles.size() && vehicles.get(slot).alive()) {
            throw new IllegalStateException("slot " + slot + " has a vehicle");
        }
        int generation = slot < vehicles.size() ? vehicles.get(slot).self().generation() + 1 : 1;
        VehicleRecord record = VehicleRecord.empty(new VehicleHandle(slot, generation), seatCount, drivingSeat);
        if (slot == vehicles.size()) {
            vehicles.add(record);
        } else {
            vehicles.set(slot, record);
        }
        return record.self();
    }

    /** A person on foot in the first unused slot. */
    public PersonHandle addPerson(boolean resetAssociatedOnExit) {
        return addPerson(persons.size(), resetAssociatedOnExit);
    }

    /** A person on foot in a slot that is the next unused one or whose person was removed. */
    public PersonHandle addPerson(int slot, boolean resetAssociatedOnExit) {
        if (slot < persons.size() && persons.get(slot).alive()) {
            throw new IllegalStateException("slot " + slot + " has a person");
        }
        int generation = slot < persons.size() ? persons.get(slot).self().generation() + 1 : 1;
        PersonRecord record = PersonRecord.onFoot(new PersonHandle(slot, generation), resetAssociatedOnExit);
        if (slot == persons.size()) {
            persons.add(record);
        } else {
            persons.set(slot, record);
        }
        return record.self();
    }

    /** Writes a record as it is: for the rooms above, restored steps and injected faults. */
    public void put(VehicleRecord record) {
        vehicles.set(record.self().slot(), record);
    }

    /** Writes a record as it is: for the rooms above, restored steps and injected faults. */
    public void put(PersonRecord record) {
        persons.set(record.self().slot(), record);
    }

    /** Carries a call out and keeps what it wrote. */
    public CallResult apply(RelationCall call) {
        CallResult result = decide(call, vehicle(call.vehicle()), person(call.person()));
        keep(result);
        return result;
    }

    /** Keeps what a result says was written. */
    public void keep(CallResult result) {
        VehicleRecord vehicle = result.vehicleAfter();
        if (vehicle != null && vehicle != result.vehicleBefore()) {
            put(vehicle);
        }
        PersonRecord person = result.personAfter();
        if (person != null && person != result.personBefore()) {
            put(person);
        }
    }

    /** Clears the record that a raw fault names, in the way that its kind names; a fault that is gone changes nothing. */
    public CallResult repair(RawFault fault) {
        VehicleRecord vehicle = vehicle(fault.vehicle());
        PersonRecord person = person(fault.person());
        if (!RawInspection.of(this).contains(fault)) {
            return CallResult.unchanged(fault, Status.UNCHANGED, fault.kind().label(), vehicle, person);
        }
        CallResult result = RawRepairs.repair(fault, vehicle, person, this);
        keep(result);
        return result;
    }

    /** Ends a vehicle: whoever is in it is outside, its reservations, command and owner are gone, its handle is dead (S-44). */
    public Removal removeVehicle(VehicleHandle handle) {
        return Removal.ofVehicle(this, handle);
    }

    /** Ends a person: its seat, its reservations and its commands are gone, its handle is dead (S-44). */
    public Removal removePerson(PersonHandle handle) {
        return Removal.ofPerson(this, handle);
    }

    private CallResult decide(RelationCall call, @Nullable VehicleRecord vehicle, @Nullable PersonRecord person) {
        if (call instanceof RelationCall.Reserve c) {
            return ReservationCalls.reserve(terms, c, vehicle, person);
        }
        if (call instanceof RelationCall.Confirm c) {
            return ReservationCalls.confirm(c, vehicle, person);
        }
        if (call instanceof RelationCall.Release c) {
            return ReservationCalls.release(terms, c, vehicle, person);
        }
        if (call instanceof RelationCall.Replace c) {
            return ReservationCalls.replace(terms, c, vehicle, person);
        }
        if (call instanceof RelationCall.Enter c) {
            return OccupancyCalls.enter(terms, c, vehicle, person);
        }
        if (call instanceof RelationCall.ChangeSeat c) {
            return OccupancyCalls.changeSeat(terms, c, vehicle, person);
        }
        if (call instanceof RelationCall.Exit c) {
            return OccupancyCalls.exit(terms, c, vehicle, person);
        }
        if (call instanceof RelationCall.Repair c) {
            return RepairCalls.repair(terms, c, vehicle, person);
        }
        if (call instanceof RelationCall.SetDirectly c) {
            return CommandCalls.setDirectly(terms, c, vehicle);
        }
        if (call instanceof RelationCall.CleanUpTask c) {
            return CommandCalls.cleanUpTask(terms, c, vehicle, person);
        }
        return CommandCalls.lapse(terms, (RelationCall.Lapse) call, vehicle);
    }

    /** The relations so far, the very ones that it began with when nothing was written; later writes do not reach them. */
    public Relations publish() {
        Slots<VehicleRecord> nextVehicles = vehicles.publish();
        Slots<PersonRecord> nextPersons = persons.publish();
        boolean isSame = nextVehicles == published.vehicles && nextPersons == published.persons;
        published = isSame ? published : new Relations(nextVehicles, nextPersons);
        return published;
    }
}
