package dev.wheelhouse.sim.world;

import java.util.Arrays;

/** Vehicle and pedestrian pairs that reached the interval test, as columns that are used again in every step. */
final class Pairs {
    static final int KEPT = 64;
    private int[] slots = new int[64];
    private int[] persons = new int[64];
    private double[] ahead = new double[64];
    private double[] ttc = new double[64];
    private int size;

    void clear() {
        size = 0;
    }

    int size() {
        return size;
    }

    /** @param ttcSeconds NaN where the two do not conflict */
    void add(int slot, int person, double aheadMeters, double ttcSeconds) {
        if (size == slots.length) {
            slots = Arrays.copyOf(slots, 2 * size);
            persons = Arrays.copyOf(persons, 2 * size);
            ahead = Arrays.copyOf(ahead, 2 * size);
            ttc = Arrays.copyOf(ttc, 2 * size);
        }
        slots[size] = slot;
        persons[size] = person;
        ahead[size] = aheadMeters;
        ttc[size++] = ttcSeconds;
    }

    int slot(int pair) {
        return slots[pair];
    }

    int person(int pair) {
        return persons[pair];
    }

    double ahead(int pair) {
        return ahead[pair];
    }

    double ttc(int pair) {
        return ttc[pair];
    }

    /** The pairs with the smallest clearance, at most 64, nearest first; equal ones by vehicle, then in the order of persons. */
    int[] nearest(Roster roster) {
        int[] kept = new int[Math.min(KEPT, size)];
        int count = 0;
        for (int pair = 0; pair < size; pair++) {
            if (count == kept.length && !precedes(roster, pair, kept[count - 1])) {
                continue;
            }
            int k = count < kept.length ? count++ : count - 1;
            while (k > 0 && precedes(roster, pair, kept[k - 1])) {
                kept[k] = kept[k - 1];
                k--;
            }
            kept[k] = pair;
        }
        return kept;
    }

    private boolean precedes(Roster roster, int a, int b) {
        if (ahead[a] != ahead[b]) {
            return ahead[a] < ahead[b];
        }
        int byVehicle = roster.rank(slots[a]) - roster.rank(slots[b]);
        return byVehicle != 0 ? byVehicle < 0 : persons[a] < persons[b];
    }
}
