package dev.wheelhouse.app.authority;

import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.command.Eligibility;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The checks of eligibility in their order, with the first that fails (S-30). */
public final class Checks {
    private Checks() {}

    /** What became of a check. */
    public enum Verdict {
        PASSED(Glyph.TICK, Tone.OK),
        FAILED(Glyph.CROSS, Tone.STOP),
        NOT_EVALUATED(Glyph.DASH, Tone.QUIET);

        private final Glyph glyph;
        private final Tone tone;

        Verdict(Glyph glyph, Tone tone) {
            this.glyph = glyph;
            this.tone = tone;
        }

        public Glyph glyph() {
            return glyph;
        }

        public Tone tone() {
            return tone;
        }
    }

    /** A check, what it found, and its verdict. */
    public record Check(String words, String found, Verdict verdict) {}

    /** The checks of a person for a vehicle, on the state of a step. */
    public static List<Check> of(CompletedStep step, int slot, PersonHandle who, People people) {
        PersonRecord person = step.relations().person(who);
        VehicleRecord vehicle = step.relations().vehicleAt(slot);
        Eligibility.Facts facts = Eligibility.facts(person, vehicle);
        List<Check> checks = new ArrayList<>();
        for (Eligibility check : Eligibility.values()) {
            if (check != Eligibility.READY) {
                Verdict verdict = facts.passed(check)
                        ? Verdict.PASSED
                        : check == facts.first() ? Verdict.FAILED : Verdict.NOT_EVALUATED;
                String found = verdict == Verdict.NOT_EVALUATED ? "" : found(check, facts, person, vehicle, people);
                checks.add(new Check(words(check), found, verdict));
            }
        }
        return checks;
    }

    private static String words(Eligibility check) {
        return switch (check) {
            case INVALID_PED -> "Person is valid";
            case INVALID_VEHICLE -> "Vehicle is valid";
            case NO_DRIVER_SEAT -> "A driver seat exists";
            case DRIVER_SEAT_EMPTY -> "Driver seat is occupied";
            case OCCUPANT_MISMATCH -> "\u2026 by this person";
            case RELATIONSHIP_MISMATCH -> "Both sides agree";
            case PED_NOT_DRIVER -> "Person has the driver flag";
            case READY -> "Eligible";
        };
    }

    private static String found(
            Eligibility check,
            Eligibility.Facts facts,
            @Nullable PersonRecord person,
            VehicleRecord vehicle,
            People people) {
        return switch (check) {
            case INVALID_PED -> person == null ? "nobody" : people.name(person.self());
            case INVALID_VEHICLE -> people.name(vehicle.self());
            case NO_DRIVER_SEAT -> facts.passed(check) ? "seat " + vehicle.drivingSeat() : "none";
            case DRIVER_SEAT_EMPTY -> facts.passed(check) ? people.name(vehicle.driver()) : "empty";
            case OCCUPANT_MISMATCH -> facts.passed(check) ? "" : people.name(vehicle.driver());
            case RELATIONSHIP_MISMATCH -> facts.passed(check) || person == null ? "" : says(person, people);
            case PED_NOT_DRIVER -> facts.passed(check) ? "" : "not set";
            case READY -> "";
        };
    }

    /** What a person's own record says: "V01, seat 2". */
    static String says(PersonRecord person, People people) {
        return person.isInVehicle() ? people.name(person.vehicle()) + ", seat " + person.seat() : "in no vehicle";
    }

    /** The failed check in words, from its label as results and events have it. */
    public static String failure(String label, @Nullable VehicleRecord vehicle, People people) {
        for (Eligibility check : Eligibility.values()) {
            if (check.label().equals(label)) {
                return switch (check) {
                    case INVALID_PED -> "there is no such person";
                    case INVALID_VEHICLE -> "there is no such vehicle";
                    case NO_DRIVER_SEAT -> "no seat is designated for driving";
                    case DRIVER_SEAT_EMPTY -> "driver seat is empty";
                    case OCCUPANT_MISMATCH ->
                        "driver seat is occupied by " + (vehicle == null ? "another" : people.name(vehicle.driver()));
                    case RELATIONSHIP_MISMATCH -> "the person's own record disagrees";
                    case PED_NOT_DRIVER -> "the person's driver flag is not set";
                    case READY -> "eligible";
                };
            }
        }
        return label;
    }
}
