package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A run, kept so that every step of it can be had again (T-1). The newest {@link #RECENT} steps stay as they are; of the older
 * ones only every {@link #KEY_EVERY}th does, and those between are computed anew from it and the recorded inputs. One thread
 * appends, any may read.
 */
public final class Recording implements StepSource {
    public static final int RECENT = 1024;
    public static final int KEY_EVERY = 8;

    private final WorldStep again;
    private final CompletedStep[] recent = new CompletedStep[RECENT];
    private final List<CompletedStep> keys = new ArrayList<>();
    private final TreeMap<Long, List<SimCommand>> inputs = new TreeMap<>();
    private final RunIndex index = new RunIndex();
    private final CompletedStep[] block = new CompletedStep[KEY_EVERY];
    private long blockStart = -1;
    private long newest = -1;

    /** @param again a world of this recording's own, for steps that are computed anew */
    public Recording(WorldStep again) {
        this.again = again;
    }

    /** @param taken the commands that the advance to this step took, in order */
    public synchronized void append(CompletedStep step, List<SimCommand> taken) {
        if (step.step() != newest + 1) {
            throw new IllegalArgumentException("step " + step.step() + " cannot follow step " + newest);
        }
        newest = step.step();
        recent[(int) (newest % RECENT)] = step;
        if (newest % KEY_EVERY == 0) {
            keys.add(step);
        }
        if (!taken.isEmpty()) {
            inputs.put(newest, List.copyOf(taken));
        }
        index.append(step);
    }

    @Override
    public synchronized long newest() {
        return newest;
    }

    @Override
    public synchronized CompletedStep at(long step) {
        if (step < 0 || step > newest) {
            throw new IndexOutOfBoundsException("step " + step + " of 0 to " + newest);
        }
        if (step > newest - RECENT) {
            return recent[(int) (step % RECENT)];
        }
        return step % KEY_EVERY == 0 ? keys.get((int) (step / KEY_EVERY)) : between(step);
    }

    private CompletedStep between(long step) {
        long start = step - step % KEY_EVERY;
        if (blockStart != start) {
            CompletedStep last = keys.get((int) (start / KEY_EVERY));
            for (int k = 0; k < KEY_EVERY; k++) {
                block[k] = last;
                last = k + 1 < KEY_EVERY ? again.advance(last, inputsOf(last.step() + 1)) : last;
            }
            blockStart = start;
        }
        return block[(int) (step - start)];
    }

    /** The commands that the advance to a step took. */
    public synchronized List<SimCommand> inputsOf(long step) {
        @Nullable List<SimCommand> taken = inputs.get(step);
        return taken == null ? List.of() : taken;
    }

    public RunIndex index() {
        return index;
    }
}
