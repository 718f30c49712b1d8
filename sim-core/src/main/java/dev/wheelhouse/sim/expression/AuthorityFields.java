package dev.wheelhouse.sim.expression;

import dev.wheelhouse.sim.command.ActingCommand;
import dev.wheelhouse.sim.command.Eligibility;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScriptEntry;
import dev.wheelhouse.sim.scenario.ScriptStatuses;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.Seat;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ScriptProgress;
import java.util.ArrayList;
import java.util.List;

/** The fields of seats, persons, commands and a script's entries. Nobody, no command and no result do not exist. */
final class AuthorityFields {
    private static final double ABSENT = Double.NaN;
    private static final int MOST_SEATS = 1000;
    private static final Domain SOURCES = Domain.of("a source", SourceType.values());
    private final Domain vehicles;
    private final Domain persons;
    private final Domain entries;
    private final List<Field> ofVehicle = new ArrayList<>();
    private final List<Field> ofSeat = new ArrayList<>();
    private final List<Field> ofPerson = new ArrayList<>();
    private final List<Field> ofEntry = new ArrayList<>();

    AuthorityFields(Scenario scenario, Domain vehicles) {
        this.vehicles = vehicles;
        List<String> people = new ArrayList<>();
        for (Scenario.Occupant p : scenario.authority().people()) {
            people.add(p.id());
        }
        this.persons = new Domain("a person", people);
        List<String> names = new ArrayList<>();
        for (ScriptEntry e : scenario.script().entries()) {
            names.add(e.name());
        }
        this.entries = new Domain("an entry of the script", names);
        vehicle();
        seat();
        person();
        entry();
    }

    Domain persons() {
        return persons;
    }

    Domain entries() {
        return entries;
    }

    List<Field> ofVehicle() {
        return ofVehicle;
    }

    List<Field> ofSeat() {
        return ofSeat;
    }

    List<Field> ofPerson() {
        return ofPerson;
    }

    List<Field> ofEntry() {
        return ofEntry;
    }

    /** The place of a vehicle's seat among all seats. */
    static int seatSlot(int vehicle, int seat) {
        return vehicle * MOST_SEATS + seat;
    }

    /** Reads a vehicle's record. */
    @FunctionalInterface
    private interface OfVehicle {
        double of(VehicleRecord vehicle);
    }

    /** Reads a seat. */
    @FunctionalInterface
    private interface OfSeat {
        double of(Seat seat);
    }

    /** Reads a person's record. */
    @FunctionalInterface
    private interface OfPerson {
        double of(PersonRecord person);
    }

    /** Reads an entry's progress. */
    @FunctionalInterface
    private interface OfEntry {
        double of(ScriptProgress.Entry entry);
    }

    private void addVehicle(String name, Domain domain, OfVehicle read) {
        ofVehicle.add(
                new Field(name, domain, (step, slot) -> read.of(step.relations().vehicleAt(slot))));
    }

    private void addSeat(String name, Domain domain, OfSeat read) {
        ofSeat.add(new Field(name, domain, (step, slot) -> seatOf(step, slot, read)));
    }

    private static double seatOf(CompletedStep step, int slot, OfSeat read) {
        VehicleRecord vehicle = step.relations().vehicleAt(slot / MOST_SEATS);
        int seat = slot % MOST_SEATS;
        return vehicle.hasSeat(seat) ? read.of(vehicle.seat(seat)) : ABSENT;
    }

    private void addPerson(String name, Domain domain, OfPerson read) {
        ofPerson.add(
                new Field(name, domain, (step, slot) -> read.of(step.relations().personAt(slot))));
    }

    private void addEntry(String name, Domain domain, OfEntry read) {
        ofEntry.add(
                new Field(name, domain, (step, slot) -> read.of(step.script().entry(slot))));
    }

    private static double slotOf(PersonHandle who) {
        return who.isNone() ? ABSENT : who.slot();
    }

    private static double slotOf(VehicleHandle which) {
        return which.isNone() ? ABSENT : which.slot();
    }

    private static double truth(boolean value) {
        return value ? 1 : 0;
    }

    private void vehicle() {
        addVehicle("driver", persons, v -> slotOf(v.driver()));
        addVehicle(
                "owner", persons, v -> v.owner().hasOwner() ? slotOf(v.owner().person()) : ABSENT);
        addVehicle("ownershipSerial", Domain.NUMBER, v -> v.owner().serial());
        addVehicle("commandSource", SOURCES, v -> {
            Command acting = ActingCommand.of(v);
            return acting == null ? ABSENT : acting.source().ordinal();
        });
        addVehicle("commandTargetSpeedMps", Domain.NUMBER, v -> {
            Command acting = ActingCommand.of(v);
            return acting == null ? ABSENT : acting.targetSpeedMps();
        });
        addVehicle("drivingSeat", Domain.NUMBER, v -> v.drivingSeat() < 0 ? ABSENT : v.drivingSeat());
        ofVehicle.add(new Field("hasEligibleDriver", Domain.TRUTH, (step, slot) -> {
            VehicleRecord v = step.relations().vehicleAt(slot);
            PersonRecord driver = step.relations().person(v.driver());
            return truth(Eligibility.of(driver, v) == Eligibility.READY);
        }));
    }

    private void seat() {
        addSeat("occupant", persons, s -> s.isOccupied() ? slotOf(s.occupant()) : ABSENT);
        addSeat("driverSeat", Domain.TRUTH, s -> truth(s.driverSeat()));
        addSeat(
                "reservedFor",
                persons,
                s -> s.reservation().reserved() ? slotOf(s.reservation().person()) : ABSENT);
        addSeat(
                "requestSerial",
                Domain.NUMBER,
                s -> s.reservation().reserved() ? s.reservation().requestSerial() : ABSENT);
    }

    private void person() {
        addPerson("vehicle", vehicles, p -> p.isInVehicle() ? slotOf(p.vehicle()) : ABSENT);
        addPerson("seat", Domain.NUMBER, p -> p.isInVehicle() ? p.seat() : ABSENT);
        addPerson("drives", Domain.TRUTH, p -> truth(p.driver()));
        addPerson("occupancySerial", Domain.NUMBER, PersonRecord::occupancySerial);
        addPerson("associatedVehicle", vehicles, p -> slotOf(p.associated()));
    }

    private void entry() {
        Domain statuses = new Domain("a status", ScriptStatuses.all());
        addEntry(
                "phase",
                Domain.of("a phase of an entry", ScriptProgress.Phase.values()),
                e -> e.phase().ordinal());
        addEntry("status", statuses, e -> e.status().isEmpty() ? ABSENT : statuses.codeOf(e.status()));
        addEntry("startStep", Domain.NUMBER, e -> e.startStep() < 0 ? ABSENT : e.startStep());
        addEntry("endStep", Domain.NUMBER, e -> e.endStep() < 0 ? ABSENT : e.endStep());
    }
}
