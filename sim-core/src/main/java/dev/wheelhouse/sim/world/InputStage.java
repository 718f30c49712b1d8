package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleId;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.CommandResult.Status;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.kinematics.Relocation;
import dev.wheelhouse.sim.kinematics.RelocationReason;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.seat.Seat;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.Relocated;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * Reads the commands and the previous step; writes their results, and, once the fleet has moved, what the accepted ones do.
 * A damage is felt from the next step on, an injected displacement is there for the continuity check of its own step.
 */
final class InputStage {
    private static final double MOST_METERS = 1000;
    private static final EnumSet<dev.wheelhouse.sim.seat.Status> DONE = EnumSet.of(
            dev.wheelhouse.sim.seat.Status.RESERVED,
            dev.wheelhouse.sim.seat.Status.CONFIRMED,
            dev.wheelhouse.sim.seat.Status.RELEASED,
            dev.wheelhouse.sim.seat.Status.ENTERED,
            dev.wheelhouse.sim.seat.Status.SEAT_CHANGED,
            dev.wheelhouse.sim.seat.Status.EXITED,
            dev.wheelhouse.sim.seat.Status.SET,
            dev.wheelhouse.sim.seat.Status.CLEANED,
            dev.wheelhouse.sim.seat.Status.REPAIRED);
    private static final double MOST_IMPULSE_NS = 1e9;
    private final Scenario s;
    private final Roster roster;
    private final OutcomeStage outcome;
    private final AuthorityStage authority;

    InputStage(Scenario scenario, Roster roster, OutcomeStage outcome, AuthorityStage authority) {
        this.s = scenario;
        this.roster = roster;
        this.outcome = outcome;
        this.authority = authority;
    }

    void takeCommands(Draft d, List<SimCommand> commands) {
        for (Scenario.Fault fault : s.faults()) {
            if (fault.step() == d.step) {
                take(d, commandOf(fault));
            }
        }
        for (SimCommand command : commands) {
            take(d, command);
        }
    }

    private SimCommand commandOf(Scenario.Fault fault) {
        VehicleId id = s.fleet().vehicles().get(fault.vehicleSlot()).id();
        return switch (fault.kind()) {
            case DISPLACE -> new SimCommand.Displace(id, fault.amount(), false);
            case DISPLACE_AS_RECYCLE -> new SimCommand.Displace(id, fault.amount(), true);
            case IMPACT -> new SimCommand.InjectImpact(id, fault.amount());
            case DISABLE -> new SimCommand.Disable(id);
            case REPAIR -> new SimCommand.Repair(id);
        };
    }

    void take(Draft d, SimCommand command) {
        if (command instanceof SimCommand.Offer offer
                && roster.slotOf(offer.vehicle().value()) >= 0) {
            d.offers = d.offers.isEmpty() ? new ArrayList<>() : d.offers;
            d.offers.add(offer); // its result comes with arbitration
            return;
        }
        CommandResult result = judge(d, command);
        d.results.add(result);
        if (result.isDone()) {
            d.accepted = d.accepted.isEmpty() ? new ArrayList<>() : d.accepted;
            d.accepted.add(command);
        }
    }

    private CommandResult judge(Draft d, SimCommand command) {
        int slot = roster.slotOf(command.vehicle().value());
        if (slot < 0) {
            return new CommandResult(
                    command, Status.UNKNOWN_VEHICLE, "there is no vehicle " + command.vehicle() + " in the fleet");
        }
        if (command instanceof SimCommand.Relate r) {
            return relate(d, r);
        }
        if (command instanceof SimCommand.Restored) {
            return new CommandResult(command, Status.REFUSED, "only what became of this command was kept");
        }
        if (command instanceof SimCommand.StaleOccupancy) {
            return staleOccupancy(d, command, slot);
        }
        double points = d.previous.fleet().damagePoints(slot);
        if (command instanceof SimCommand.InjectImpact i && !(i.impulseNs() >= 0 && i.impulseNs() <= MOST_IMPULSE_NS)) {
            return outOfRange(command, "impulse " + i.impulseNs() + " N\u00b7s, allowed 0 to 1000000000");
        }
        if (command instanceof SimCommand.Displace m && !(Math.abs(m.meters()) <= MOST_METERS)) {
            return outOfRange(command, "displacement " + m.meters() + " m, allowed \u2212" + "1000 to 1000");
        }
        if (command instanceof SimCommand.Repair && !(points > 0)) {
            return new CommandResult(
                    command, Status.NOTHING_TO_REPAIR, command.vehicle() + " is healthy, with 0 damage points");
        }
        if (command instanceof SimCommand.Disable && s.damage().state(points) == DamageState.DISABLED) {
            return new CommandResult(
                    command, Status.ALREADY_DISABLED, command.vehicle() + " has " + points + " damage points already");
        }
        return new CommandResult(command, Status.DONE, "");
    }

    private CommandResult relate(Draft d, SimCommand.Relate r) {
        CallResult result = authority.draftOf(d).apply(r.call());
        boolean isDone = DONE.contains(result.status());
        return new CommandResult(
                r,
                isDone ? Status.DONE : Status.REFUSED,
                isDone ? result.status().label() : AuthorityStage.words(result),
                result);
    }

    private CommandResult staleOccupancy(Draft d, SimCommand command, int slot) {
        RelationsDraft draft = authority.draftOf(d);
        VehicleRecord v = draft.vehicleAt(slot);
        int seat = v.drivingSeat();
        if (seat < 0 || !v.seat(seat).isOccupied()) {
            return new CommandResult(command, Status.REFUSED, "nobody sits in the driving seat");
        }
        Seat old = v.seat(seat);
        draft.put(v.withSeat(seat, new Seat(PersonHandle.NONE, false, old.driverSeat(), old.reservation())));
        return new CommandResult(command, Status.DONE, "");
    }

    private static CommandResult outOfRange(SimCommand command, String reason) {
        return new CommandResult(command, Status.VALUE_OUT_OF_RANGE, reason);
    }

    void carryOut(Draft d) {
        for (SimCommand command : d.accepted) {
            int slot = roster.slotOf(command.vehicle().value());
            if (command instanceof SimCommand.Displace m) {
                displace(d, slot, m);
            } else if (command instanceof SimCommand.InjectImpact i) {
                outcome.impact(d, slot, i.impulseNs());
            } else if (command instanceof SimCommand.Disable) {
                d.fleet.setDamage(
                        slot, Math.max(d.fleet.damage(slot), s.damage().disabledFrom()));
            } else if (command instanceof SimCommand.Repair) {
                outcome.repair(d, slot);
            }
        }
    }

    /** A claim to be a recycle is checked like any other and does not exempt the displacement (M-82). */
    private void displace(Draft d, int slot, SimCommand.Displace m) {
        double length = roster.roadLength;
        double before = d.fleet.route[slot];
        d.fleet.route[slot] += m.meters();
        Relocation claim = new Relocation(
                m.claimsRecycle() ? RelocationReason.ROUTE_RECYCLE : RelocationReason.FAULT,
                before >= length,
                length,
                s.fleet().spacingMeters(),
                m.meters());
        d.relocated(new Relocated(slot, claim, before / length, before, d.fleet.route[slot]));
    }
}
