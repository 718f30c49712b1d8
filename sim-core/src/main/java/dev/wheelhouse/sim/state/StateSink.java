package dev.wheelhouse.sim.state;

/** Takes the fields of a state in their order. The index is the place in a list, −1 outside of one. */
public interface StateSink {
    void whole(String field, int index, long value);

    void number(String field, int index, double value);

    void text(String field, int index, String value);
}
