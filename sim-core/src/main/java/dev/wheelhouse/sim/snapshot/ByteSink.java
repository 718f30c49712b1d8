package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.state.StateSink;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Fields as bytes: whole numbers in 7-bit groups, numbers as 8 bytes, text as its length and UTF-8. Names are not written. */
public final class ByteSink implements StateSink {
    private byte[] bytes;
    private int size;

    public ByteSink(int expected) {
        bytes = new byte[expected];
    }

    private void room(int more) {
        if (size + more > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(2 * bytes.length, size + more));
        }
    }

    @Override
    public void whole(String field, int index, long value) {
        room(10);
        long rest = value << 1 ^ value >> 63;
        while ((rest & ~0x7FL) != 0) {
            bytes[size++] = (byte) (rest & 0x7F | 0x80);
            rest >>>= 7;
        }
        bytes[size++] = (byte) rest;
    }

    @Override
    public void number(String field, int index, double value) {
        fixed(Double.doubleToLongBits(value));
    }

    public void fixed(long bits) {
        room(8);
        for (int shift = 0; shift < 64; shift += 8) {
            bytes[size++] = (byte) (bits >>> shift);
        }
    }

    @Override
    public void text(String field, int index, String value) {
        byte[] text = value.getBytes(StandardCharsets.UTF_8);
        whole(field, index, text.length);
        raw(text);
    }

    /** Bytes as they are, with their count before them. */
    public void blob(String field, byte[] value) {
        whole(field, -1, value.length);
        raw(value);
    }

    /** Bytes as they are. */
    public void raw(byte[] value) {
        room(value.length);
        System.arraycopy(value, 0, bytes, size, value.length);
        size += value.length;
    }

    public byte[] toBytes() {
        return Arrays.copyOf(bytes, size);
    }
}
