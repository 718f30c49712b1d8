package dev.wheelhouse.sim.fleet;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The spacing that a fleet must have on a lane (M-2, ruling A22): every pair, not only neighbours, at least the minimum gap plus
 * the pair's own extents apart, centre to centre; front of the rear vehicle and rear of the front one. Storage order never
 * matters; of two at the same place the one with the lower index counts as the rear one.
 *
 * <p>Vehicles are sorted by position and each is compared with those ahead as far as the longest rear extent can reach:
 * O(n log n) for a fleet that is not piled up, and the same pairs as comparing all with all.
 */
public final class PairSpacing {
    private static final double ROUNDING_METERS = 1e-9;

    private PairSpacing() {}

    /**
     * A pair that is too close.
     *
     * @param rearIndex index of the rear vehicle in the arrays given
     * @param frontIndex index of the front vehicle
     * @param distanceMeters centre to centre
     * @param requiredMeters minimum gap plus the pair's extents
     */
    public record Violation(int rearIndex, int frontIndex, double distanceMeters, double requiredMeters) {}

    /** The distance, centre to centre, that a pair must keep: 11.8 m for two cars of 2.4 m extents and a gap of 7 m. */
    public static double requiredMeters(double minGapMeters, double frontOfRearOne, double rearOfFrontOne) {
        return minGapMeters + frontOfRearOne + rearOfFrontOne;
    }

    /**
     * The violating pair whose rear vehicle is rearmost and, among those, whose front vehicle is rearmost; null when every pair
     * keeps its distance.
     *
     * @param centers positions along the lane in metres, finite
     * @param fronts front extent of each vehicle, not negative
     * @param rears rear extent of each vehicle, not negative
     * @throws IllegalArgumentException when the arrays differ in length
     */
    public static @Nullable Violation firstViolation(
            double[] centers, double[] fronts, double[] rears, double minGapMeters) {
        List<Violation> first = violations(centers, fronts, rears, minGapMeters, 1);
        return first.isEmpty() ? null : first.get(0);
    }

    /** The first {@code limit} violating pairs in the order of {@link #firstViolation}. */
    public static List<Violation> violations(
            double[] centers, double[] fronts, double[] rears, double minGapMeters, int limit) {
        if (centers.length != fronts.length || centers.length != rears.length) {
            throw new IllegalArgumentException("one position, front and rear each: " + centers.length + ", "
                    + fronts.length + ", " + rears.length);
        }
        Integer[] order = sortedByPosition(centers);
        double longestRear = largest(rears);
        List<Violation> found = new ArrayList<>();
        for (int i = 0; i < order.length && found.size() < limit; i++) {
            int rear = order[i];
            double reach = requiredMeters(minGapMeters, fronts[rear], longestRear);
            for (int j = i + 1; j < order.length && found.size() < limit; j++) {
                int front = order[j];
                double distance = centers[front] - centers[rear];
                if (distance >= reach) {
                    break;
                }
                double required = requiredMeters(minGapMeters, fronts[rear], rears[front]);
                if (distance < required - ROUNDING_METERS) {
                    found.add(new Violation(rear, front, distance, required));
                }
            }
        }
        return found;
    }

    private static Integer[] sortedByPosition(double[] centers) {
        Integer[] order = new Integer[centers.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        // The sort is stable, so equal positions keep the order of their indices.
        Arrays.sort(order, (a, b) -> compare(centers[a], centers[b]));
        return order;
    }

    /** Zeros of both signs are one place, unlike in {@link Double#compare}. */
    private static int compare(double a, double b) {
        return a < b ? -1 : a > b ? 1 : 0;
    }

    private static double largest(double[] values) {
        double largest = 0;
        for (double value : values) {
            largest = Math.max(largest, value);
        }
        return largest;
    }
}
