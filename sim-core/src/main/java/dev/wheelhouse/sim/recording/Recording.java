package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A run, kept so that every step of it can be had again (T-1). The newest steps stay as they are; of the older ones only key
 * frames do, and those between are computed anew from the recorded inputs. When the budget is used up, every second key frame
 * goes. One thread appends, any may read.
 */
public final class Recording implements StepSource {
    /** 512 MiB. */
    public static final long USUAL_BUDGET_BYTES = 512L << 20;

    private static final int MOST_RECENT = 1024;
    private static final int FIRST_KEY_EVERY = 4;
    private static final int STEP_BYTES = 1500;
    private static final int VEHICLE_BYTES = 48;

    private final WorldStep again;
    private final long budgetBytes;
    private final long stepBytes;
    private final CompletedStep[] recent;
    private final TreeMap<Long, CompletedStep> keys = new TreeMap<>();
    private int keyEvery = FIRST_KEY_EVERY;
    private final TreeMap<Long, List<SimCommand>> inputs = new TreeMap<>();
    private final RunIndex index = new RunIndex();
    private final List<CompletedStep> block = new ArrayList<>();
    private long oldest = -1;
    private long newest = -1;

    /** @param again a world of this recording's own, for steps that are computed anew */
    public Recording(WorldStep again) {
        this(again, USUAL_BUDGET_BYTES);
    }

    /** @param budgetBytes what the steps may take, about; a quarter of it is for the newest ones */
    public Recording(WorldStep again, long budgetBytes) {
        this.again = again;
        this.budgetBytes = budgetBytes;
        this.stepBytes = STEP_BYTES
                + (long) VEHICLE_BYTES * again.scenario().fleet().vehicles().size();
        long fits = budgetBytes / 4 / stepBytes;
        this.recent = new CompletedStep[(int) Math.max(2, Math.min(MOST_RECENT, fits))];
    }

    /**
     * The first one may have any number; each further one follows the one before it.
     *
     * @param taken the commands that the advance to this step took, in order
     */
    public synchronized void append(CompletedStep step, List<SimCommand> taken) {
        if (newest < 0) {
            oldest = step.step();
            index.beginAt(oldest);
        } else if (step.step() != newest + 1) {
            throw new IllegalArgumentException("step " + step.step() + " cannot follow step " + newest);
        }
        newest = step.step();
        recent[(int) (newest % recent.length)] = step;
        if (newest % keyEvery == 0 || newest == oldest) {
            keys.put(newest, step);
            thin();
        }
        if (!taken.isEmpty()) {
            inputs.put(newest, List.copyOf(taken));
        }
        index.append(step);
    }

    private void thin() {
        if (bytes() <= budgetBytes || keys.size() < 3) {
            return;
        }
        keyEvery *= 2;
        keys.keySet().removeIf(step -> step % keyEvery != 0 && step != oldest);
        block.clear();
    }

    /** About what the kept steps take. */
    public synchronized long bytes() {
        return stepBytes * (keys.size() + Math.min(newest - oldest + 1, recent.length));
    }

    public long budgetBytes() {
        return budgetBytes;
    }

    /** From one key frame to the next, in steps: 4 until the budget asks for more. */
    @Override
    public synchronized int keptEvery() {
        return keyEvery;
    }

    /** The step that it began with: 0, or that of a snapshot. */
    @Override
    public synchronized long oldest() {
        return Math.max(0, oldest);
    }

    /** The newest steps, this many, are kept as they are; of those before them key frames only. */
    public int keptWhole() {
        return recent.length;
    }

    @Override
    public synchronized long newest() {
        return newest;
    }

    @Override
    public synchronized CompletedStep at(long step) {
        if (step < oldest || step > newest) {
            throw new IndexOutOfBoundsException("step " + step + " of " + oldest + " to " + newest);
        }
        if (step > newest - recent.length) {
            return recent[(int) (step % recent.length)];
        }
        CompletedStep key = keys.floorEntry(step).getValue();
        return key.step() == step ? key : between(key, step);
    }

    /** The steps after a key frame are computed as far as they are asked for, and kept until another key frame is. */
    private CompletedStep between(CompletedStep key, long step) {
        if (block.isEmpty() || block.get(0) != key) {
            block.clear();
            block.add(key);
        }
        int place = (int) (step - key.step());
        while (block.size() <= place) {
            CompletedStep last = block.get(block.size() - 1);
            block.add(again.advance(last, inputsOf(last.step() + 1)));
        }
        return block.get(place);
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
