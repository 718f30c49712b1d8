package dev.wheelhouse.sim.id;

/** The address of a node of the road graph. Numbers in it count by value, so that node 9 stands before node 10. */
public record NodeId(String value) implements Comparable<NodeId> {
    public static NodeId of(long number) {
        return new NodeId(Long.toString(number));
    }

    @Override
    public int compareTo(NodeId other) {
        return NaturalOrder.compare(value, other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
