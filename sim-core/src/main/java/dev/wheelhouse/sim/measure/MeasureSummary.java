package dev.wheelhouse.sim.measure;

import dev.wheelhouse.sim.scenario.Scenario;

/** How often a measure was beyond its threshold, a vehicle and step each, and its extreme; NaN where it never existed. */
public final class MeasureSummary {
    private final Scenario.Measures thresholds;
    private long ttcBelow;
    private long dracAbove;
    private long petBelow;
    private double smallestTtc = Double.NaN;
    private double largestDrac = Double.NaN;
    private double smallestPet = Double.NaN;
    private double largestRequired = Double.NaN;

    MeasureSummary(Scenario.Measures thresholds) {
        this.thresholds = thresholds;
    }

    void add(StepMeasures m) {
        for (int slot = 0; slot < m.pet.length; slot++) {
            ttcBelow += m.leaderTtc[slot] < thresholds.ttcSeconds() ? 1 : 0;
            dracAbove += m.drac[slot] > thresholds.dracMps2() ? 1 : 0;
            petBelow += m.pet[slot] < thresholds.petSeconds() ? 1 : 0;
            smallestTtc = smaller(smallestTtc, m.leaderTtc[slot]);
            largestDrac = SafetyMeasures.larger(largestDrac, m.drac[slot]);
            smallestPet = smaller(smallestPet, m.pet[slot]);
            largestRequired = SafetyMeasures.larger(largestRequired, m.requiredDeceleration[slot]);
        }
    }

    private static double smaller(double a, double b) {
        return Double.isNaN(a) ? b : Double.isNaN(b) ? a : Math.min(a, b);
    }

    public Scenario.Measures thresholds() {
        return thresholds;
    }

    public long ttcBelowCount() {
        return ttcBelow;
    }

    public long dracAboveCount() {
        return dracAbove;
    }

    public long petBelowCount() {
        return petBelow;
    }

    public double minLeaderTtcSeconds() {
        return smallestTtc;
    }

    public double maxDracMps2() {
        return largestDrac;
    }

    public double minPetSeconds() {
        return smallestPet;
    }

    public double maxRequiredDecelerationMps2() {
        return largestRequired;
    }
}
