package dev.wheelhouse.sim.snapshot;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Reads what {@link ByteSink} wrote, each field with its name and what is allowed. */
public final class ByteSource {
    private final byte[] bytes;
    private final int end;
    private int at;

    public ByteSource(byte[] bytes, int from, int end) {
        this.bytes = bytes;
        this.at = from;
        this.end = end;
    }

    static String name(String field, int index) {
        return index < 0 ? field : field + "[" + index + "]";
    }

    private void need(String field, int index, int count) throws SnapshotException {
        if (count < 0 || count > end - at) {
            throw new SnapshotException(name(field, index), "the data ends before it");
        }
    }

    public long whole(String field, int index, long min, long max) throws SnapshotException {
        long rest = 0;
        int shift = 0;
        while (true) {
            need(field, index, 1);
            byte b = bytes[at++];
            rest |= (b & 0x7FL) << shift;
            if (b >= 0) {
                break;
            }
            shift += 7;
            if (shift > 63) {
                throw new SnapshotException(name(field, index), "no whole number");
            }
        }
        long value = rest >>> 1 ^ -(rest & 1);
        if (value < min || value > max) {
            throw new SnapshotException(name(field, index), value + ", allowed " + min + " to " + max);
        }
        return value;
    }

    public int small(String field, int index, int min, int max) throws SnapshotException {
        return (int) whole(field, index, min, max);
    }

    public boolean flag(String field, int index) throws SnapshotException {
        return whole(field, index, 0, 1) == 1;
    }

    <T extends Enum<T>> T choice(String field, int index, T[] values) throws SnapshotException {
        return values[small(field, index, 0, values.length - 1)];
    }

    public long fixed(String field) throws SnapshotException {
        need(field, -1, 8);
        long bits = 0;
        for (int shift = 0; shift < 64; shift += 8) {
            bits |= (bytes[at++] & 0xFFL) << shift;
        }
        return bits;
    }

    /** A finite number in [min, max]. */
    double number(String field, int index, double min, double max) throws SnapshotException {
        need(field, index, 8);
        double value = Double.longBitsToDouble(fixed(field));
        if (!(value >= min && value <= max) || Double.isInfinite(value)) {
            throw new SnapshotException(name(field, index), value + ", allowed " + min + " to " + max);
        }
        return value;
    }

    /** A number in [min, ∞], the sign for what has no bound included. */
    double unbounded(String field, int index, double min) throws SnapshotException {
        need(field, index, 8);
        double value = Double.longBitsToDouble(fixed(field));
        if (!(value >= min)) {
            throw new SnapshotException(name(field, index), value + ", allowed at least " + min);
        }
        return value;
    }

    /** A finite number, or NaN for what does not exist. */
    double optional(String field, int index) throws SnapshotException {
        need(field, index, 8);
        double value = Double.longBitsToDouble(fixed(field));
        if (Double.isInfinite(value)) {
            throw new SnapshotException(name(field, index), "infinite");
        }
        return value;
    }

    public String text(String field, int index) throws SnapshotException {
        int length = small(field, index, 0, 1 << 16);
        need(field, index, length);
        String text = new String(bytes, at, length, StandardCharsets.UTF_8);
        at += length;
        return text;
    }

    /** Bytes as they are, with their count before them. */
    public byte[] blob(String field, int most) throws SnapshotException {
        int length = small(field, -1, 0, most);
        need(field, -1, length);
        at += length;
        return Arrays.copyOfRange(bytes, at - length, at);
    }

    public boolean isDone() {
        return at == end;
    }

    public void mustBeDone() throws SnapshotException {
        if (at != end) {
            throw new SnapshotException("end", end - at + " bytes too many");
        }
    }
}
