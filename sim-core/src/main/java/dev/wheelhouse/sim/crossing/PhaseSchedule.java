package dev.wheelhouse.sim.crossing;

import dev.wheelhouse.sim.id.Phase;
import java.util.List;

/** The phases of a cycle in whole steps (M-10, ruling A35). */
public record PhaseSchedule(List<Entry> entries) {
    /** A phase and its length in steps. */
    public record Entry(Phase phase, int steps) {}

    public int cycleSteps() {
        int sum = 0;
        for (Entry e : entries) {
            sum += e.steps();
        }
        return sum;
    }

    /** The phase of a step of the cycle, 0 ≤ cycleStep < cycleSteps. */
    public Phase phaseAt(int cycleStep) {
        int end = 0;
        for (Entry e : entries) {
            end += e.steps();
            if (cycleStep < end) {
                return e.phase();
            }
        }
        throw new IllegalArgumentException("step " + cycleStep + " is beyond the cycle of " + end);
    }

    /** The first step of a phase, −1 where the schedule lacks it. */
    public int startOf(Phase phase) {
        int start = 0;
        for (Entry e : entries) {
            if (e.phase() == phase) {
                return start;
            }
            start += e.steps();
        }
        return -1;
    }

    /** The first step after a phase, −1 where the schedule lacks it. */
    public int endOf(Phase phase) {
        int end = 0;
        for (Entry e : entries) {
            end += e.steps();
            if (e.phase() == phase) {
                return end;
            }
        }
        return -1;
    }
}
