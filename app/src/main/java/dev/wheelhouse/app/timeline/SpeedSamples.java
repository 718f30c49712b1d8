package dev.wheelhouse.app.timeline;

import dev.wheelhouse.sim.recording.StepSource;
import java.util.Arrays;

/** The selected vehicle's speed, one sample a pixel column, a bounded number of new ones a pulse. */
final class SpeedSamples {
    private static final int MOST_A_PULSE = 48;
    private float[] samples = new float[0];
    private TimeScale scale = new TimeScale(0, 1, 1);
    private int slot = -1;
    private int next;
    private int keyEvery = 1;

    /** Answers whether a sample was added. */
    boolean update(StepSource steps, int everyKey, TimeScale wanted, int wantedSlot) {
        keyEvery = everyKey;
        boolean isOther = !wanted.equals(scale) || slot != wantedSlot;
        if (isOther) {
            scale = wanted;
            slot = wantedSlot;
            samples = new float[wanted.columns()];
            Arrays.fill(samples, Float.NaN);
            next = 0;
        }
        if (slot < 0) {
            return isOther;
        }
        long newest = steps.newest();
        int done = 0;
        while (next < samples.length && done < MOST_A_PULSE && stepOf(next) <= newest) {
            samples[next] = (float) steps.at(stepOf(next)).fleet().speedMps(slot);
            next++;
            done++;
        }
        return isOther || done > 0;
    }

    /** Where many steps share a column a kept one stands for them; none is computed anew for it. */
    private long stepOf(int column) {
        long step = scale.firstStep(column);
        boolean isCoarse = scale.spanSteps() / scale.width() >= keyEvery;
        return isCoarse ? step - step % keyEvery : step;
    }

    float sample(int column) {
        return samples[column];
    }

    int count() {
        return samples.length;
    }
}
