package dev.wheelhouse.sim.network;

import java.util.Arrays;
import java.util.Comparator;

/**
 * A packed tree of boxes, filled once (sort-tile-recursive). Each box belongs to an owner; a query names each owner once, in
 * ascending order, so that nothing depends on how the tree was filled.
 */
final class BoxIndex {
    private static final int FAN_OUT = 16;

    /** minX, minY, maxX, maxY a box; the leaves first, then level by level up to the root. */
    private final double[] boxes;
    /** Of a leaf its owner, of an inner box the first child. */
    private final int[] target;

    private final int leaves;

    /** A list of boxes to be filled in. */
    static final class Builder {
        private double[] boxes = new double[64];
        private int[] owners = new int[16];
        private int size;

        void add(int owner, double x1, double y1, double x2, double y2) {
            if (size == owners.length) {
                owners = Arrays.copyOf(owners, size * 2);
                boxes = Arrays.copyOf(boxes, size * 8);
            }
            owners[size] = owner;
            boxes[size * 4] = Math.min(x1, x2);
            boxes[size * 4 + 1] = Math.min(y1, y2);
            boxes[size * 4 + 2] = Math.max(x1, x2);
            boxes[size * 4 + 3] = Math.max(y1, y2);
            size++;
        }

        /** One box a chord. */
        void add(int owner, Polyline path) {
            for (int i = 0; i + 1 < path.size(); i++) {
                add(owner, path.x(i), path.y(i), path.x(i + 1), path.y(i + 1));
            }
        }

        BoxIndex build() {
            return new BoxIndex(boxes, owners, size);
        }
    }

    private BoxIndex(double[] items, int[] owners, int size) {
        leaves = size;
        int total = totalBoxes(size);
        boxes = new double[total * 4];
        target = new int[total];
        Integer[] order = tiled(items, size);
        for (int i = 0; i < size; i++) {
            System.arraycopy(items, order[i] * 4, boxes, i * 4, 4);
            target[i] = owners[order[i]];
        }
        int from = 0;
        int to = size;
        while (to - from > 1) {
            int next = to;
            for (int first = from; first < to; first += FAN_OUT) {
                cover(next++, first, Math.min(first + FAN_OUT, to));
            }
            from = to;
            to = next;
        }
    }

    private static int totalBoxes(int size) {
        int total = size;
        for (int level = size; level > 1; ) {
            level = (level + FAN_OUT - 1) / FAN_OUT;
            total += level;
        }
        return total;
    }

    /** Slices by x, and by y within a slice. */
    private static Integer[] tiled(double[] items, int size) {
        Integer[] order = new Integer[size];
        Arrays.setAll(order, i -> i);
        Comparator<Integer> byX = Comparator.comparingDouble(i -> items[i * 4] + items[i * 4 + 2]);
        Comparator<Integer> byY = Comparator.comparingDouble(i -> items[i * 4 + 1] + items[i * 4 + 3]);
        Arrays.sort(order, byX.thenComparing(Comparator.naturalOrder()));
        int groups = (size + FAN_OUT - 1) / FAN_OUT;
        int slice = Math.max(1, (int) Math.ceil(Math.sqrt(groups))) * FAN_OUT;
        for (int first = 0; first < size; first += slice) {
            Arrays.sort(order, first, Math.min(first + slice, size), byY.thenComparing(Comparator.naturalOrder()));
        }
        return order;
    }

    private void cover(int box, int first, int end) {
        target[box] = first;
        System.arraycopy(boxes, first * 4, boxes, box * 4, 4);
        for (int child = first + 1; child < end; child++) {
            boxes[box * 4] = Math.min(boxes[box * 4], boxes[child * 4]);
            boxes[box * 4 + 1] = Math.min(boxes[box * 4 + 1], boxes[child * 4 + 1]);
            boxes[box * 4 + 2] = Math.max(boxes[box * 4 + 2], boxes[child * 4 + 2]);
            boxes[box * 4 + 3] = Math.max(boxes[box * 4 + 3], boxes[child * 4 + 3]);
        }
    }

    /** The owners that have a box touching the square about a place. */
    int[] within(double x, double y, double radius) {
        Found found = new Found();
        if (leaves > 0) {
            collect(target.length - 1, x, y, radius, found);
        }
        return found.sorted();
    }

    private void collect(int box, double x, double y, double radius, Found found) {
        if (!touches(boxes, box, x, y, radius)) {
            return;
        }
        if (box < leaves) {
            found.add(target[box]);
            return;
        }
        int end = Math.min(target[box] + FAN_OUT, levelEnd(box));
        for (int child = target[box]; child < end; child++) {
            collect(child, x, y, radius, found);
        }
    }

    /** Children of one level end where the level of their parent begins. */
    private int levelEnd(int parent) {
        int from = 0;
        int to = leaves;
        while (parent >= to) {
            int next = to + (to - from + FAN_OUT - 1) / FAN_OUT;
            if (parent < next) {
                return to;
            }
            from = to;
            to = next;
        }
        return to;
    }

    private static boolean touches(double[] boxes, int box, double x, double y, double radius) {
        return boxes[box * 4] <= x + radius
                && boxes[box * 4 + 2] >= x - radius
                && boxes[box * 4 + 1] <= y + radius
                && boxes[box * 4 + 3] >= y - radius;
    }

    /** What {@link #within} asks of one line, without the tree. */
    static boolean near(Polyline path, double x, double y, double radius) {
        double[] box = new double[4];
        for (int i = 0; i + 1 < path.size(); i++) {
            box[0] = Math.min(path.x(i), path.x(i + 1));
            box[1] = Math.min(path.y(i), path.y(i + 1));
            box[2] = Math.max(path.x(i), path.x(i + 1));
            box[3] = Math.max(path.y(i), path.y(i + 1));
            if (touches(box, 0, x, y, radius)) {
                return true;
            }
        }
        return false;
    }

    private static final class Found {
        private int[] values = new int[32];
        private int size;

        void add(int value) {
            if (size == values.length) {
                values = Arrays.copyOf(values, size * 2);
            }
            values[size++] = value;
        }

        int[] sorted() {
            Arrays.sort(values, 0, size);
            int kept = 0;
            for (int i = 0; i < size; i++) {
                if (kept == 0 || values[i] != values[kept - 1]) {
                    values[kept++] = values[i];
                }
            }
            return Arrays.copyOf(values, kept);
        }
    }
}
