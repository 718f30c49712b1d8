package dev.wheelhouse.sim.crossing;

import dev.wheelhouse.sim.id.Phase;
import java.util.List;

/**
 * The phases of a cycle in whole steps (M-10, ruling A35). Steps of the run are folded into the cycle, so that step 1040 of a
 * cycle of 1000 is its step 40; negative steps fold as well.
 *
 * @param entries the phases in order, at least one; a phase may have 0 steps and then never holds
 */
public record PhaseSchedule(List<Entry> entries) {
    /** A phase and its length, 0 steps or more. */
    public record Entry(Phase phase, int steps) {
        public Entry {
            if (steps < 0) {
                throw new IllegalArgumentException("a phase cannot have " + steps + " steps: " + phase);
            }
        }
    }

    /** @throws IllegalArgumentException when the cycle has no step */
    public PhaseSchedule {
        entries = List.copyOf(entries);
        if (total(entries) < 1) {
            throw new IllegalArgumentException("a cycle needs at least one step");
        }
    }

    private static long total(List<Entry> entries) {
        long sum = 0;
        for (Entry entry : entries) {
            sum += entry.steps();
        }
        return sum;
    }

    /** The steps of one cycle. */
    public int totalSteps() {
        return (int) total(entries);
    }

    /** The step within the cycle, in [0, total). */
    public int cycleStep(long step) {
        long total = totalSteps();
        long rest = step % total;
        return (int) (rest < 0 ? rest + total : rest);
    }

    /** The phase that holds at a step. */
    public Phase phaseAt(long step) {
        return entries.get(indexAt(cycleStep(step))).phase();
    }

    /** The cycle step at which the phase of this step began. */
    public int phaseStartStep(long step) {
        return startOf(indexAt(cycleStep(step)));
    }

    /** How many steps the phase still lasts, this one included: its length in its first step, 1 in its last. */
    public int stepsLeft(long step) {
        int index = indexAt(cycleStep(step));
        return startOf(index) + entries.get(index).steps() - cycleStep(step);
    }

    /** The cycle step at which a phase first begins, or −1 when the cycle has no such phase. */
    public int startStepOf(Phase phase) {
        for (int i = 0; i < entries.size(); i++) {
            if (entries.get(i).phase() == phase && entries.get(i).steps() > 0) {
                return startOf(i);
            }
        }
        return -1;
    }

    private int startOf(int index) {
        int start = 0;
        for (int i = 0; i < index; i++) {
            start += entries.get(i).steps();
        }
        return start;
    }

    private int indexAt(int cycleStep) {
        int end = 0;
        for (int i = 0; i < entries.size(); i++) {
            end += entries.get(i).steps();
            if (cycleStep < end) {
                return i;
            }
        }
        throw new IllegalStateException("cycle step " + cycleStep + " is beyond the cycle");
    }
}
