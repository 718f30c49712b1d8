package dev.wheelhouse.sim.id;

/** The stable identity of a vehicle, as written in a scenario. Never an index. */
public record VehicleId(String value) implements Comparable<VehicleId> {
    @Override
    public int compareTo(VehicleId other) {
        return NaturalOrder.compare(value, other.value);
    }

    @Override
    public String toString() {
        return value;
    }
}
