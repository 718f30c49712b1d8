package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.authority.CallWords;
import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.command.HandoverSight;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Needs;
import dev.wheelhouse.sim.seat.Permissions;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.seat.RepairAction;
import dev.wheelhouse.sim.seat.Reservation;
import dev.wheelhouse.sim.seat.ReservationRequest;
import dev.wheelhouse.sim.seat.Status;
import dev.wheelhouse.sim.seat.Terms;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;

/** Makes the commands of the seat actions on the newest step, with the identity of the requests that this window made. */
final class SeatCalls {
    private static final String TAG = "window";
    private static final EnumSet<Status> CARRIED_OUT = EnumSet.of(
            Status.RESERVED,
            Status.CONFIRMED,
            Status.RELEASED,
            Status.ENTERED,
            Status.SEAT_CHANGED,
            Status.EXITED,
            Status.REPAIRED);
    private final Map<Target, ReservationRequest> asked = new HashMap<>();
    private int serial;

    private record Target(PersonHandle person, VehicleHandle vehicle, int seat) {}

    /** Another run: its requests are its own. */
    void forget() {
        asked.clear();
        serial = 0;
    }

    /** The command of an action of a person about a seat of a vehicle. */
    SimCommand command(SeatAction action, Scenario s, CompletedStep step, int slot, int personSlot, int seat) {
        VehicleId id = s.fleet().vehicles().get(slot).id();
        return action == SeatAction.STALE
                ? new SimCommand.StaleOccupancy(id)
                : new SimCommand.Relate(id, call(action, step, slot, personSlot, seat));
    }

    private RelationCall call(SeatAction action, CompletedStep step, int slot, int personSlot, int seat) {
        VehicleRecord vehicle = step.relations().vehicleAt(slot);
        PersonRecord person = step.relations().personAt(personSlot);
        Target target = new Target(person.self(), vehicle.self(), seat);
        Permissions usual = Permissions.USUAL;
        return switch (action) {
            case REQUEST -> new RelationCall.Reserve(fresh(target), usual, Needs.of());
            case CONFIRM -> new RelationCall.Confirm(known(target), usual, Needs.of());
            case CANCEL -> new RelationCall.Release(known(target), usual, Needs.of());
            case ENTER -> new RelationCall.Enter(person.self(), vehicle.self(), seat, false, usual);
            case CHANGE -> new RelationCall.ChangeSeat(person.self(), vehicle.self(), seat, false, usual);
            case EXIT ->
                new RelationCall.Exit(
                        person.self(), vehicle.self(), person.isIn(vehicle.self()) ? person.seat() : seat);
            case REPAIR_PERSON -> repair(RepairAction.PED_SIDE, person.self(), vehicle, seat);
            case REPAIR_SEAT ->
                repair(RepairAction.VEHICLE_SIDE, vehicle.seat(seat).occupant(), vehicle, seat);
            default -> repair(RepairAction.OWNER, person.self(), vehicle, seat);
        };
    }

    private static RelationCall repair(RepairAction action, PersonHandle person, VehicleRecord vehicle, int seat) {
        return new RelationCall.Repair(action, person, vehicle.self(), seat, true);
    }

    private ReservationRequest fresh(Target t) {
        return new ReservationRequest(t.person(), t.vehicle(), t.seat(), t.person(), TAG, serial + 1);
    }

    private ReservationRequest known(Target t) {
        ReservationRequest made = asked.get(t);
        return made != null ? made : new ReservationRequest(t.person(), t.vehicle(), t.seat(), t.person(), TAG, 0);
    }

    /** Keeps the identity of a request that is made; one that stands already keeps its own. */
    void submitted(SimCommand command, CompletedStep step) {
        if (command instanceof SimCommand.Relate r && r.call() instanceof RelationCall.Reserve made) {
            ReservationRequest request = made.request();
            Target target = new Target(request.person(), request.vehicle(), request.seat());
            serial = request.requestSerial();
            if (!isStanding(target, step)) {
                asked.put(target, request);
            }
        }
    }

    private boolean isStanding(Target t, CompletedStep step) {
        Reservation r =
                step.relations().vehicleAt(t.vehicle().slot()).seat(t.seat()).reservation();
        ReservationRequest made = asked.get(t);
        return made != null
                && r.reserved()
                && r.person().equals(t.person())
                && r.taskTag().equals(TAG)
                && r.requestSerial() == made.requestSerial();
    }

    /** Why the newest step would refuse a command; empty where it would not. The world is asked on a copy. */
    static String refusal(SimCommand command, Scenario s, CompletedStep step) {
        People people = new People(s);
        if (command instanceof SimCommand.StaleOccupancy) {
            return "";
        }
        RelationCall call = ((SimCommand.Relate) command).call();
        String moving = movingDriver(call, step);
        if (!moving.isEmpty()) {
            return moving;
        }
        Terms terms = s.authority().strictRules() ? Terms.STRICT : Terms.REFERENCE;
        CallResult result = new RelationsDraft(step.relations(), terms).apply(call);
        return CARRIED_OUT.contains(result.status())
                ? ""
                : CallWords.why(result, people) + " (" + result.status().label() + ")";
    }

    /** A driver does not get out of a moving vehicle: that rule is the caller's (S-25). Empty where it holds. */
    static String movingDriver(RelationCall call, CompletedStep step) {
        if (!(call instanceof RelationCall.Exit exit)) {
            return "";
        }
        int slot = exit.vehicle().slot();
        double speed = Math.abs(step.fleet().speedMps(slot));
        boolean isDriver = step.relations().vehicleAt(slot).driver().equals(exit.person());
        if (!isDriver || speed <= HandoverSight.STOPPED_MPS) {
            return "";
        }
        int digits = Numbers.digitsApart(speed, HandoverSight.STOPPED_MPS, 2);
        return Numbers.of(speed, digits, "m/s") + ", allowed up to "
                + Numbers.of(HandoverSight.STOPPED_MPS, digits, "m/s");
    }
}
