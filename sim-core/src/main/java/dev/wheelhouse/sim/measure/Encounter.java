package dev.wheelhouse.sim.measure;

import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;

/**
 * One walk across the road. The conflict zone is as long as the person is wide and as wide as the vehicle's envelope with the
 * person beside it; the first vehicle after the person and the last one before have a post-encroachment time.
 */
final class Encounter {
    /** Longer ago is no encounter. */
    static final double LONGEST_SECONDS = 10;

    private final Scenario s;
    private final Pedestrian person;
    private final double walkStart;
    private final double walkEnd;
    private boolean followed;
    private boolean preceded;
    private int lastSlot = -1;
    private double lastLeave = Double.NEGATIVE_INFINITY;
    private double personEnters = Double.NaN;

    Encounter(Scenario scenario, Pedestrian person) {
        this.s = scenario;
        this.person = person;
        this.walkStart = scenario.secondsOf(person.startStep()) + person.delaySeconds();
        this.walkEnd = walkStart + person.walkSeconds();
    }

    boolean isOf(Pedestrian other) {
        return person.id().equals(other.id()) && person.startStep() == other.startStep();
    }

    boolean isOver(double seconds) {
        return seconds > walkEnd + LONGEST_SECONDS;
    }

    /** Two steps of one cycle, the second right after the first. */
    void advance(CompletedStep before, CompletedStep now, double[] pet) {
        boolean someoneFollowed = false;
        for (int slot = 0; slot < pet.length; slot++) {
            if (now.fleet().has(slot, FleetState.RECYCLED)) {
                continue;
            }
            RouteSpan from = RouteSpan.of(s, before.fleet(), slot);
            RouteSpan to = RouteSpan.of(s, now.fleet(), slot);
            double enters = passing(before, now, from.front(), to.front(), person.x() - person.radius());
            if (!Double.isNaN(enters) && !followed) {
                someoneFollowed |= follow(now, slot, enters, pet);
            }
            double leaves = passing(before, now, from.rear(), to.rear(), person.x() + person.radius());
            if (!Double.isNaN(leaves)) {
                precede(now, slot, leaves);
            }
        }
        followed |= someoneFollowed;
        boolean entered = lastSlot >= 0 && personEnters <= s.secondsOf(now.step());
        if (entered && !preceded) {
            note(pet, lastSlot, personEnters - lastLeave);
            preceded = true;
        }
    }

    private boolean follow(CompletedStep now, int slot, double enters, double[] pet) {
        double left = bandSeconds(now, slot, false);
        if (!(left <= enters)) {
            return false;
        }
        note(pet, slot, enters - left);
        return true;
    }

    private void precede(CompletedStep now, int slot, double leaves) {
        double personIn = bandSeconds(now, slot, true);
        if (personIn > leaves && leaves > lastLeave && !preceded) {
            lastSlot = slot;
            lastLeave = leaves;
            personEnters = personIn;
        }
    }

    private static void note(double[] pet, int slot, double seconds) {
        if (seconds <= LONGEST_SECONDS) {
            pet[slot] = Double.isNaN(pet[slot]) ? seconds : Math.min(pet[slot], seconds);
        }
    }

    /** When the person enters or leaves a vehicle's band; NaN for one who never does. */
    private double bandSeconds(CompletedStep now, int slot, boolean entry) {
        LateralBand band = LeaderMeasures.band(s, now.fleet(), slot);
        double atLow = walkStart + (band.low() - person.radius() - person.fromY()) / person.vy();
        double atHigh = walkStart + (band.high() + person.radius() - person.fromY()) / person.vy();
        double enters = Math.max(walkStart, Math.min(atLow, atHigh));
        double leaves = Math.min(walkEnd, Math.max(atLow, atHigh));
        if (!(enters <= leaves)) {
            return Double.NaN;
        }
        return entry ? enters : leaves;
    }

    /** When something that moved from one place to another was at a place between; NaN when it was not. */
    private double passing(CompletedStep before, CompletedStep now, double from, double to, double place) {
        if (!(from <= place && to > place)) {
            return Double.NaN;
        }
        double share = (place - from) / (to - from);
        return s.secondsOf(before.step()) + share * (s.secondsOf(now.step()) - s.secondsOf(before.step()));
    }
}
