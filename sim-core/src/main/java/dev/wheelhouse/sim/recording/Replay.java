package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import org.jspecify.annotations.Nullable;

/** Computes a recorded run again, step by step, and compares each hash. */
public final class Replay {
    private final RunFile run;
    private final WorldStep world;
    private CompletedStep step;
    private @Nullable Difference difference;

    /** The first step whose hash differs. */
    public record Difference(long step, long recorded, long computed) {
        @Override
        public String toString() {
            return "step " + step + " differs first: the file has hash " + text(recorded) + ", computed is "
                    + text(computed);
        }
    }

    /** A hash as it is printed. */
    static String text(long hash) {
        String hex = Long.toHexString(hash);
        return "0".repeat(16 - hex.length()) + hex;
    }

    public Replay(RunFile run) {
        this.run = run;
        this.world = new WorldStep(run.header().scenario());
        this.step = run.header().first();
        compare();
    }

    private void compare() {
        long computed = step.hash();
        if (difference == null && computed != run.hash(step.step())) {
            difference = new Difference(step.step(), run.hash(step.step()), computed);
        }
    }

    /** The newest step that was computed. */
    public CompletedStep step() {
        return step;
    }

    /** Computes the next step; false at the end of the run. */
    public boolean advance() {
        if (step.step() >= run.newest()) {
            return false;
        }
        step = world.advance(step, run.inputsOf(step.step() + 1));
        compare();
        return true;
    }

    /** Null as long as every hash was the same. */
    public @Nullable Difference difference() {
        return difference;
    }

    /** The step of that number, computed from the beginning. */
    public static CompletedStep stepOf(RunFile run, long number) {
        Replay replay = new Replay(run);
        while (replay.step().step() < number && replay.advance()) {
            // each advance is compared on the way
        }
        return replay.step();
    }
}
