package dev.wheelhouse.sim.seat;

import java.util.Arrays;

/** An unmodifiable sequence that shares unchanged stretches with the one that it was made from. */
final class Slots<T> {
    static final int SHIFT = 6;
    static final int CHUNK = 1 << SHIFT;
    static final int MASK = CHUNK - 1;

    final Object[][] chunks;
    private final int size;

    Slots(Object[][] chunks, int size) {
        this.chunks = chunks;
        this.size = size;
    }

    int size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    T get(int slot) {
        return (T) chunks[slot >> SHIFT][slot & MASK];
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Slots<?> s && size == s.size && Arrays.deepEquals(chunks, s.chunks);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(chunks);
    }
}
