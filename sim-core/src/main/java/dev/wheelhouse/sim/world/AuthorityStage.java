package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.command.Acceptance;
import dev.wheelhouse.sim.command.Acceptor;
import dev.wheelhouse.sim.command.ActingCommand;
import dev.wheelhouse.sim.command.Eligibility;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.PersonHandle;
import dev.wheelhouse.sim.id.VehicleHandle;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.seat.CallResult;
import dev.wheelhouse.sim.seat.Command;
import dev.wheelhouse.sim.seat.InitialSeating;
import dev.wheelhouse.sim.seat.Permissions;
import dev.wheelhouse.sim.seat.PersonRecord;
import dev.wheelhouse.sim.seat.RelationCall;
import dev.wheelhouse.sim.seat.Relations;
import dev.wheelhouse.sim.seat.RelationsDraft;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.Status;
import dev.wheelhouse.sim.seat.Terms;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Stage 4: commands are offered, arbitrated, accepted or refused, and what acts becomes each vehicle's wish (S-30 to S-39). Reads
 * relations and offers; writes relations, wishes, results and events. As long as nobody but the fleet's own AI offers and no relation
 * changes, every acceptance is a repetition and costs nothing.
 */
final class AuthorityStage {
    private static final String TAG = "fleet";
    private final Scenario s;
    private final Terms terms;
    private final double[] wishes;
    private final double fleetWish;
    private final Command ai;
    private final double dt;
    private @Nullable Relations settled;
    private int[] rolling = new int[0];

    AuthorityStage(Scenario scenario, double[] wishes) {
        this.s = scenario;
        this.terms = scenario.authority().strictRules() ? Terms.STRICT : Terms.REFERENCE;
        this.wishes = wishes;
        this.fleetWish =
                Math.min(scenario.driving().targetSpeed(), scenario.road().speedLimitMps());
        this.ai = Command.target(SourceType.AI, TAG, fleetWish, 0);
        this.dt = scenario.stepSeconds();
    }

    /** Who sits where in step 0, by the same calls as later. */
    Relations initial() {
        RelationsDraft draft = new RelationsDraft(Relations.EMPTY, terms);
        List<VehicleHandle> vehicles = new ArrayList<>();
        for (Scenario.Vehicle v : s.fleet().vehicles()) {
            vehicles.add(draft.addVehicle(v.seats(), v.drivingSeat()));
        }
        List<RelationCall.Enter> entries = new ArrayList<>();
        for (Scenario.Occupant p : s.authority().people()) {
            PersonHandle person = draft.addPerson(false);
            if (p.vehicleSlot() >= 0) {
                entries.add(new RelationCall.Enter(
                        person, vehicles.get(p.vehicleSlot()), p.seat(), false, Permissions.USUAL));
            }
        }
        for (CallResult r : InitialSeating.seat(draft, entries)) {
            if (r.status() != Status.ENTERED) {
                throw new IllegalStateException("a person could not be seated at the beginning: " + r.status());
            }
        }
        return draft.publish();
    }

    /** The relations of the step while calls change them. */
    RelationsDraft draftOf(Draft d) {
        RelationsDraft draft = d.relationsDraft;
        if (draft == null) {
            draft = new RelationsDraft(d.previous.relations(), terms);
            d.relationsDraft = draft;
        }
        return draft;
    }

    void offerAndAccept(Draft d) {
        boolean isRepetition = d.relationsDraft == null && d.offers.isEmpty() && d.previous.relations() == settled;
        if (isRepetition) {
            d.relations = d.previous.relations();
        } else {
            arbitrateAll(d);
        }
        FleetState f = d.previous.fleet();
        for (int slot : rolling) {
            wishes[slot] = wishWithout(f.speedMps(slot), d.relations.vehicleAt(slot));
        }
    }

    private void arbitrateAll(Draft d) {
        RelationsDraft draft = draftOf(d);
        int[] found = new int[draft.vehicleSlots()];
        int count = 0;
        boolean timed = false;
        for (int slot = 0; slot < draft.vehicleSlots(); slot++) {
            arbitrate(d, draft, slot);
            VehicleRecord v = draft.vehicleAt(slot);
            timed |= v.offeredStep() >= 0;
            Command acting = ActingCommand.of(v);
            if (acting != null && acting.isTarget()) {
                wishes[slot] = Math.min(acting.targetSpeedMps(), s.road().speedLimitMps());
            } else {
                found[count++] = slot;
            }
        }
        rolling = Arrays.copyOf(found, count);
        d.relations = draft.publish();
        settled = timed ? null : d.relations;
    }

    /** The highest priority wins, the fleet's AI first on a tie; then lapse (S-32, S-33, S-37). */
    private void arbitrate(Draft d, RelationsDraft draft, int slot) {
        SimCommand.@Nullable Offer best = null;
        for (SimCommand.Offer offer : d.offers) {
            boolean isHere = s.fleet().vehicles().get(slot).id().equals(offer.vehicle());
            int toBeat = best != null
                    ? best.priority()
                    : aiOffers(draft, slot) ? s.authority().aiPriority() : -1;
            if (isHere && offer.priority() > toBeat) {
                best = offer;
            }
        }
        VehicleRecord vehicle = draft.vehicleAt(slot);
        for (SimCommand.Offer offer : d.offers) {
            boolean isHere = s.fleet().vehicles().get(slot).id().equals(offer.vehicle());
            if (isHere && offer != best) {
                d.results.add(new CommandResult(
                        offer, CommandResult.Status.REFUSED, "NotSelected: a higher priority was offered"));
            }
        }
        if (best != null) {
            accept(d, draft, vehicle, best);
        } else if (aiOffers(draft, slot)) {
            acceptAi(d, draft, vehicle);
        }
        CallResult lapse = draft.apply(new RelationCall.Lapse(
                vehicle.self(), (int) d.step, s.authority().lapseSteps()));
        if (lapse.status() == Status.LAPSED) {
            d.event(
                    EventKind.COMMAND_LAPSED,
                    slot,
                    "",
                    "not offered for " + s.authority().lapseSteps() + " steps");
        }
    }

    /** The fleet's AI speaks for whoever sits in the driving seat; without a driver it is silent. */
    private static boolean aiOffers(RelationsDraft draft, int slot) {
        return !draft.vehicleAt(slot).driver().isNone();
    }

    private void acceptAi(Draft d, RelationsDraft draft, VehicleRecord vehicle) {
        PersonRecord driver = draft.person(vehicle.driver());
        boolean isSame = vehicle.command() == ai && ActingCommand.of(vehicle) == ai;
        if (isSame && Eligibility.of(driver, vehicle) == Eligibility.READY) {
            return;
        }
        Acceptance a = Acceptor.accept(draft, vehicle.driver(), vehicle.self(), ai, null, (int) d.step);
        CallResult full = a.full();
        if (!a.isAccepted() && full != null && isNewRefusal(d, vehicle)) {
            refused(d, vehicle.self().slot(), vehicle.driver(), full);
        }
    }

    /** A fleet's AI that is refused in every step is told once, when it begins. */
    private static boolean isNewRefusal(Draft d, VehicleRecord vehicle) {
        VehicleRecord before = d.previous.relations().vehicleAt(vehicle.self().slot());
        PersonHandle driver = before.driver();
        return driver.isNone() || Eligibility.of(d.previous.relations().person(driver), before) == Eligibility.READY;
    }

    private void accept(Draft d, RelationsDraft draft, VehicleRecord vehicle, SimCommand.Offer offer) {
        Acceptance a = Acceptor.accept(draft, offer.person(), vehicle.self(), offer.command(), null, (int) d.step);
        CallResult full = a.full();
        if (a.isAccepted()) {
            d.results.add(new CommandResult(offer, CommandResult.Status.DONE, "Accepted", full));
        } else if (full != null) {
            d.results.add(new CommandResult(offer, CommandResult.Status.REFUSED, words(full), full));
            refused(d, vehicle.self().slot(), offer.person(), full);
        }
    }

    private void refused(Draft d, int slot, PersonHandle who, CallResult full) {
        d.event(EventKind.COMMAND_REFUSED, slot, nameOf(who), words(full));
    }

    static String words(CallResult r) {
        return r.detail().isEmpty() ? r.status().label() : r.status().label() + ": " + r.detail();
    }

    String nameOf(PersonHandle who) {
        List<Scenario.Occupant> people = s.authority().people();
        return who.slot() >= 0 && who.slot() < people.size()
                ? people.get(who.slot()).id()
                : "nobody";
    }

    /** Without a command that names a speed: pedals as far as a lane car has them, else the car rolls out (S-39). */
    private double wishWithout(double v, VehicleRecord vehicle) {
        Command acting = ActingCommand.of(vehicle);
        double rolled = Math.max(0, v - s.authority().rollOutMps2() * dt);
        if (acting == null) {
            return rolled;
        }
        if (acting.brake() > 0 || acting.handbrake()) {
            double braking = Math.max(acting.brake(), acting.handbrake() ? 1 : 0)
                    * s.driving().braking();
            return Math.max(0, v - braking * dt);
        }
        return acting.throttle() > 0 ? s.road().speedLimitMps() * acting.throttle() : rolled;
    }

    /** The fleet's own AI, which alone may start an avoidance. */
    boolean isDrivenByFleet(Draft d, int slot) {
        Command acting = ActingCommand.of(d.relations.vehicleAt(slot));
        return acting != null && acting.source() == SourceType.AI;
    }
}
