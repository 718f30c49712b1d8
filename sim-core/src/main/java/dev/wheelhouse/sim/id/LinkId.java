package dev.wheelhouse.sim.id;

/** The identity of a directed link of the road graph. Numbers in it count by value. */
public record LinkId(String value) implements Comparable<LinkId> {
    public static LinkId of(long number) {
        return new LinkId(Long.toString(number));
    }

    @Override
    public int compareTo(LinkId other) {
        return NaturalOrder.compare(value, other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
