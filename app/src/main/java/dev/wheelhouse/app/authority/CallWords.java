package dev.wheelhouse.app.authority;

import dev.wheelhouse.sim.command.Offer;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.seat.Call;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.RepairAction;
import dev.wheelhouse.sim.seat.Reservation;
import dev.wheelhouse.sim.seat.VehicleRecord;

/** Calls about seats and commands as sentences: what was asked, why it was refused, needed against had, what stayed. */
public final class CallWords {
    private CallWords() {}

    /** One or two words for a table. */
    public static String verb(Call call) {
        if (call instanceof RelationCall.Repair r) {
            return r.action() == RepairAction.PED_SIDE
                    ? "repair person"
                    : r.action() == RepairAction.VEHICLE_SIDE ? "repair seat" : "repair owner";
        }
        if (call instanceof Offer o) {
            return "accept " + Sources.word(o.command().source());
        }
        String name = call.getClass().getSimpleName();
        return switch (name) {
            case "ChangeSeat" -> "change seat";
            case "SetDirectly" -> "set";
            case "CleanUpTask" -> "clean up";
            default -> name.toLowerCase(java.util.Locale.ROOT);
        };
    }

    /** "Entry of P02 into V01, seat 0"; empty for commands of another kind. */
    public static String asked(SimCommand command, People people) {
        if (command instanceof SimCommand.Relate r) {
            return asked(r.call(), command.vehicle().value(), people);
        }
        if (command instanceof SimCommand.Offer o) {
            return Sources.word(o.command().source()) + " command of " + people.name(o.person());
        }
        return command instanceof SimCommand.StaleOccupancy ? "Stale occupancy of " + command.vehicle() : "";
    }

    private static String asked(RelationCall call, String vehicle, People people) {
        String who = people.name(call.person());
        String seat = "seat " + call.seat() + " of " + vehicle;
        if (call instanceof RelationCall.Reserve) {
            return "Request of " + seat + " for " + who;
        }
        if (call instanceof RelationCall.Confirm) {
            return "Confirmation of " + seat + " for " + who;
        }
        if (call instanceof RelationCall.Release) {
            return "Cancelling of " + seat + " for " + who;
        }
        if (call instanceof RelationCall.Enter) {
            return "Entry of " + who + " into " + vehicle + ", seat " + call.seat();
        }
        if (call instanceof RelationCall.ChangeSeat) {
            return "Change of " + who + " to " + seat;
        }
        if (call instanceof RelationCall.Exit) {
            return "Exit of " + who + " from " + vehicle;
        }
        if (call instanceof RelationCall.Repair r) {
            return switch (r.action()) {
                case PED_SIDE -> "Repair of " + who + "\u2019s record";
                case VEHICLE_SIDE -> "Repair of " + seat;
                default -> "Repair of the owner of " + vehicle;
            };
        }
        return verb(call) + " of " + vehicle;
    }

    /** The whole sentence about a result, with its named status. */
    public static String outcome(CommandResult result, People people) {
        CallResult call = result.call();
        String asked = asked(result.command(), people);
        if (result.isDone()) {
            String change = call == null ? "" : change(call);
            String status = call == null ? "done" : call.status().label();
            return asked + ": " + status + (change.isEmpty() ? "" : ", " + change);
        }
        String why = call == null ? result.reason() : why(call, people);
        String status = call == null ? result.status().name() : call.status().label();
        return asked + " refused: " + why + (call == null || call.modified() ? "" : ", nothing changed")
                + (call == null ? "" : " (" + status + ")");
    }

    /** The first thing that failed, needed against had. */
    public static String why(CallResult r, People people) {
        VehicleRecord vehicle = r.vehicleAfter();
        PersonRecord person = r.personAfter();
        String who = people.name(r.call().person());
        int index = r.call().seat();
        boolean hasSeat = vehicle != null && vehicle.hasSeat(index);
        Reservation held = vehicle != null && hasSeat ? vehicle.seat(index).reservation() : Reservation.NONE;
        String occupant =
                vehicle != null && hasSeat ? people.name(vehicle.seat(index).occupant()) : "nobody";
        return switch (r.status()) {
            case ALREADY_RESERVED -> "request " + held.requestSerial() + " holds it already";
            case MISSING_RESERVATION -> "seat " + index + " has no reservation";
            case CONFLICT ->
                held.reserved()
                        ? "seat " + index + " is reserved for " + people.name(held.person()) + ", request "
                                + held.requestSerial()
                        : "another reservation stands";
            case IDENTITY_MISMATCH -> "request " + held.requestSerial() + " stands there" + named(r.call());
            case INVALID_PED -> "there is no such person";
            case INVALID_VEHICLE -> "there is no such vehicle";
            case INVALID_SEAT ->
                "there is no seat " + index + ", "
                        + (vehicle == null ? 0 : vehicle.seats().size()) + " seats from 0";
            case ALREADY_IN_VEHICLE ->
                who + "\u2019s own record says " + (person == null ? "nothing" : Checks.says(person, people));
            case OCCUPIED_SEAT -> "seat " + index + " is occupied by " + occupant;
            case NOT_IN_VEHICLE -> who + " is in no vehicle";
            case RELATIONSHIP_MISMATCH ->
                "the sides disagree, " + who + "\u2019s own record says "
                        + (person == null ? "nothing" : Checks.says(person, people));
            case OCCUPANT_MISMATCH ->
                occupant.equals("nobody")
                        ? "seat " + index + " is empty"
                        : "seat " + index + " is occupied by " + occupant;
            case ELIGIBILITY_NOT_READY -> Checks.failure(r.detail(), vehicle, people);
            case UNCHANGED, ALREADY_CONSISTENT, NO_ACTION -> "nothing to repair, " + r.detail();
            default -> r.detail().isEmpty() ? r.status().label() : r.detail();
        };
    }

    private static String named(Call call) {
        return call instanceof RelationCall.OfReservation o
                ? ", request " + o.request().requestSerial() + " was named"
                : "";
    }

    /** Before → after of what changed, in figures. */
    public static String change(CallResult r) {
        StringBuilder text = new StringBuilder();
        if (r.reservationChanged() && r.call() instanceof RelationCall.OfReservation o) {
            add(text, "request " + o.request().requestSerial());
        }
        if (r.personBefore() != null && r.personAfter() != null && r.personSideChanged()) {
            serials(
                    text,
                    "occ",
                    r.personBefore().occupancySerial(),
                    r.personAfter().occupancySerial());
        }
        if (r.vehicleBefore() != null && r.vehicleAfter() != null && r.ownerChanged()) {
            serials(
                    text,
                    "own",
                    r.vehicleBefore().owner().serial(),
                    r.vehicleAfter().owner().serial());
        }
        return text.toString();
    }

    private static void serials(StringBuilder text, String name, int before, int after) {
        add(text, name + " " + before + " \u2192 " + after);
    }

    private static void add(StringBuilder text, String words) {
        text.append(text.length() == 0 ? "" : ", ").append(words);
    }
}
