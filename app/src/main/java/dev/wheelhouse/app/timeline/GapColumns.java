package dev.wheelhouse.app.timeline;

import dev.wheelhouse.sim.recording.RunIndex;
import java.util.Arrays;

/**
 * The smallest gap of each pixel column. New steps are read once, into blocks as well; a new scale is filled from the blocks, so
 * that a pulse costs what its new steps cost and a resize no more than the blocks.
 */
final class GapColumns {
    private static final int BLOCK = 32;
    private float[] blocks = new float[64];
    private float[] columns = new float[0];
    private TimeScale scale = new TimeScale(0, 1, 1);
    private int read;
    private int readsOfLastUpdate;

    /** Takes in what is new; answers whether a column changed. */
    boolean update(RunIndex index, TimeScale wanted) {
        int size = index.size();
        boolean isOtherScale = !wanted.equals(scale);
        readsOfLastUpdate = 0;
        if (isOtherScale) {
            scale = wanted;
            columns = new float[wanted.columns()];
            Arrays.fill(columns, Float.NaN);
            fillFromBlocks(index);
        }
        boolean isChanged = isOtherScale;
        for (; read < size; read++) {
            float gap = index.smallestGapMeters(read);
            readsOfLastUpdate++;
            intoBlock(gap);
            intoColumn(scale.column(read), gap);
            isChanged = true;
        }
        return isChanged;
    }

    private void intoBlock(float gap) {
        int block = read / BLOCK;
        if (block == blocks.length) {
            blocks = Arrays.copyOf(blocks, 2 * block);
        }
        blocks[block] = read % BLOCK == 0 ? gap : Math.min(blocks[block], gap);
    }

    private void intoColumn(int column, float gap) {
        columns[column] = Float.isNaN(columns[column]) ? gap : Math.min(columns[column], gap);
    }

    private void fillFromBlocks(RunIndex index) {
        boolean isFine = scale.spanSteps() / scale.width() < BLOCK;
        if (isFine) {
            for (int step = 0; step < read; step++) {
                readsOfLastUpdate++;
                intoColumn(scale.column(step), index.smallestGapMeters(step));
            }
            return;
        }
        for (int block = 0; block * BLOCK < read; block++) {
            readsOfLastUpdate++;
            intoColumn(scale.column((long) block * BLOCK), blocks[block]);
        }
    }

    /** NaN where no step falls into the column. */
    float smallest(int column) {
        return columns[column];
    }

    int count() {
        return columns.length;
    }

    /** How many figures the last update read: what a pulse costs. */
    int readsOfLastUpdate() {
        return readsOfLastUpdate;
    }
}
