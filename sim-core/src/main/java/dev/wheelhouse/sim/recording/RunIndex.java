package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.id.Phase;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a timeline needs of each step: phase and smallest gap, and all events in order. One thread appends, any may read; a
 * reader sees what was there when it asked for the size.
 */
public final class RunIndex {
    private static final Phase[] PHASES = Phase.values();
    private float[] smallestGap = new float[1024];
    private byte[] phase = new byte[1024];
    private int size;
    private final List<Event> events = new ArrayList<>();

    /** Steps before the first one have neither phase nor gap. */
    synchronized void beginAt(long step) {
        size = Math.toIntExact(step);
        smallestGap = new float[Math.max(1024, size + 1)];
        phase = new byte[smallestGap.length];
        Arrays.fill(smallestGap, Float.POSITIVE_INFINITY);
        Arrays.fill(phase, (byte) -1);
    }

    synchronized void append(CompletedStep step) {
        if (size == phase.length) {
            smallestGap = Arrays.copyOf(smallestGap, 2 * size);
            phase = Arrays.copyOf(phase, 2 * size);
        }
        smallestGap[size] = (float) smallest(step.fleet());
        phase[size] = (byte) (step.phase() == null ? -1 : step.phase().ordinal());
        size++;
        events.addAll(step.events());
    }

    private static double smallest(FleetState fleet) {
        double smallest = Double.POSITIVE_INFINITY;
        for (int slot = 0; slot < fleet.size(); slot++) {
            smallest = Math.min(smallest, fleet.bumperGapMeters(slot));
        }
        return smallest;
    }

    /** The number of steps indexed. */
    public synchronized int size() {
        return size;
    }

    /** In metres, infinite without a gap. */
    public synchronized float smallestGapMeters(int step) {
        return smallestGap[step];
    }

    public synchronized @Nullable Phase phase(int step) {
        return phase[step] < 0 ? null : PHASES[phase[step]];
    }

    public synchronized int eventCount() {
        return events.size();
    }

    /** By its place in the order of sequences. */
    public synchronized Event event(int index) {
        return events.get(index);
    }
}
