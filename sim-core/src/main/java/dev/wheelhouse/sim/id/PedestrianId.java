package dev.wheelhouse.sim.id;

/** The identity of a pedestrian, for example {@code S4-1}: the first of surprise batch 4. */
public record PedestrianId(String value) implements Comparable<PedestrianId> {
    @Override
    public int compareTo(PedestrianId other) {
        return NaturalOrder.compare(value, other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
