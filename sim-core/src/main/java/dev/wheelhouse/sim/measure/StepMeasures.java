package dev.wheelhouse.sim.measure;

/** The measures of a step by slot; absent is NaN. Filled by {@link MeasureObserver} and not written after that. */
public final class StepMeasures {
    final double[] leaderTtc;
    final double[] drac;
    final double[] pet;
    final double[] requiredDeceleration;

    StepMeasures(int vehicles) {
        leaderTtc = absent(vehicles);
        drac = absent(vehicles);
        pet = absent(vehicles);
        requiredDeceleration = absent(vehicles);
    }

    private static double[] absent(int vehicles) {
        double[] values = new double[vehicles];
        java.util.Arrays.fill(values, Double.NaN);
        return values;
    }

    public double leaderTtcSeconds(int slot) {
        return leaderTtc[slot];
    }

    public double dracMps2(int slot) {
        return drac[slot];
    }

    /** Given in the one step in which the second of the two enters. */
    public double petSeconds(int slot) {
        return pet[slot];
    }

    /** What the leader or the nearest closed gate asks for, whichever is more. */
    public double requiredDecelerationMps2(int slot) {
        return requiredDeceleration[slot];
    }
}
