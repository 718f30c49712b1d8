package dev.wheelhouse.sim.script;

import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScriptAction;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.Needs;
import dev.wheelhouse.sim.seat.Permission;
import dev.wheelhouse.sim.seat.Permissions;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.RepairAction;
import dev.wheelhouse.sim.seat.ReservationRequest;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.TaskSource;
import org.jspecify.annotations.Nullable;

/** What an entry of a script asks of the world, as the commands that anybody may send. */
public final class ScriptCommands {
    private final Scenario scenario;

    public ScriptCommands(Scenario scenario) {
        this.scenario = scenario;
    }

    /** The command of an action in a step; null when it has none. */
    public @Nullable SimCommand of(ScriptAction a, Relations relations, long step) {
        if (a.vehicle() < 0) {
            return null;
        }
        VehicleId id = scenario.fleet().vehicles().get(a.vehicle()).id();
        return switch (a.kind()) {
            case WAIT, STOP_OFFERING -> null;
            case OFFER ->
                new SimCommand.Offer(
                        id, person(a.person(), relations), command(a), a.offer().priority());
            case MAKE_STALE -> new SimCommand.StaleOccupancy(id);
            case IMPACT -> new SimCommand.InjectImpact(id, a.amount());
            case DISABLE -> new SimCommand.Disable(id);
            case REPAIR_DAMAGE -> new SimCommand.Repair(id);
            case DISPLACE -> new SimCommand.Displace(id, a.amount(), false);
            default -> new SimCommand.Relate(id, call(a, relations, step));
        };
    }

    private static RelationCall call(ScriptAction a, Relations relations, long step) {
        PersonHandle who = person(a.person(), relations);
        VehicleHandle which = relations.vehicleAt(a.vehicle()).self();
        Permissions seating = a.asDriver() ? Permissions.USUAL.and(Permission.DESIGNATE_DRIVER) : Permissions.USUAL;
        return switch (a.kind()) {
            case RESERVE -> new RelationCall.Reserve(request(a, relations), Permissions.USUAL, Needs.NOTHING);
            case CONFIRM -> new RelationCall.Confirm(request(a, relations), Permissions.USUAL, Needs.NOTHING);
            case RELEASE -> new RelationCall.Release(request(a, relations), releasing(a), Needs.NOTHING);
            case REPLACE -> new RelationCall.Replace(request(a, relations), Permissions.USUAL, Needs.NOTHING);
            case ENTER -> new RelationCall.Enter(who, which, a.seat(), a.asDriver(), seating);
            case CHANGE_SEAT -> new RelationCall.ChangeSeat(who, which, a.seat(), a.asDriver(), seating);
            case EXIT -> new RelationCall.Exit(who, which, a.seat());
            case REPAIR_PERSON_SIDE -> repair(RepairAction.PED_SIDE, a, who, which);
            case REPAIR_VEHICLE_SIDE -> repair(RepairAction.VEHICLE_SIDE, a, who, which);
            case REPAIR_OWNER -> repair(RepairAction.OWNER, a, who, which);
            case SET_DIRECTLY -> new RelationCall.SetDirectly(which, command(a), (int) step);
            case CLEAN_UP_TASK ->
                new RelationCall.CleanUpTask(
                        who,
                        which,
                        new TaskSource(
                                a.task().tree(), a.task().priority(), a.task().session()));
            default -> throw new IllegalStateException(a.kind() + " is no call about relations");
        };
    }

    private static RelationCall repair(RepairAction action, ScriptAction a, PersonHandle who, VehicleHandle which) {
        return new RelationCall.Repair(action, who, which, a.seat(), a.clearOwner());
    }

    private static Permissions releasing(ScriptAction a) {
        return a.releaseConflicting() ? Permissions.USUAL.and(Permission.RELEASE_CONFLICTING) : Permissions.USUAL;
    }

    private static ReservationRequest request(ScriptAction a, Relations relations) {
        return new ReservationRequest(
                person(a.person(), relations),
                relations.vehicleAt(a.vehicle()).self(),
                a.seat(),
                person(a.requester(), relations),
                a.tag(),
                a.requestSerial());
    }

    private static PersonHandle person(int slot, Relations relations) {
        return slot < 0 ? PersonHandle.NONE : relations.personAt(slot).self();
    }

    private static Command command(ScriptAction a) {
        ScriptAction.Input input = a.offer();
        SourceType source = switch (input.source()) {
            case AI -> SourceType.AI;
            case SCRIPT -> SourceType.SCRIPT;
            case PLAYER -> SourceType.PLAYER;
        };
        return input.isTarget()
                ? Command.target(source, a.tag(), input.targetSpeedMps(), 0)
                : Command.pedals(
                        source,
                        a.tag(),
                        input.throttle(),
                        input.brake(),
                        input.steering(),
                        input.handbrake(),
                        input.reverse());
    }
}
