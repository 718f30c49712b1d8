package dev.wheelhouse.sim.seat;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The next {@link Slots} while they are written; a stretch is copied when it is first written. */
final class SlotsDraft<T> {
    private @Nullable Object[][] chunks;
    private boolean[] owned;
    private boolean ownsSpine;
    private int size;
    private Slots<T> last;

    SlotsDraft(Slots<T> from) {
        chunks = from.chunks;
        owned = new boolean[chunks.length];
        size = from.size();
        last = from;
    }

    int size() {
        return size;
    }

    @SuppressWarnings("unchecked")
    T get(int slot) {
        return (T) chunks[slot >> Slots.SHIFT][slot & Slots.MASK];
    }

    void set(int slot, T value) {
        int chunk = slot >> Slots.SHIFT;
        if (!owned[chunk]) {
            own(chunk);
        }
        chunks[chunk][slot & Slots.MASK] = value;
    }

    private void own(int chunk) {
        if (!ownsSpine) {
            chunks = chunks.clone();
            ownsSpine = true;
        }
        chunks[chunk] = chunks[chunk].clone();
        owned[chunk] = true;
    }

    void add(T value) {
        int chunk = size >> Slots.SHIFT;
        if (chunk == chunks.length) {
            chunks = Arrays.copyOf(chunks, chunk + 1);
            owned = Arrays.copyOf(owned, chunk + 1);
            chunks[chunk] = new Object[Slots.CHUNK];
            owned[chunk] = true;
            ownsSpine = true;
        }
        size++;
        set(size - 1, value);
    }

    /** Hands the stretches over; a later write copies them anew. */
    Slots<T> publish() {
        if (!ownsSpine) {
            return last;
        }
        last = new Slots<>(chunks, size);
        owned = new boolean[chunks.length];
        ownsSpine = false;
        return last;
    }
}
