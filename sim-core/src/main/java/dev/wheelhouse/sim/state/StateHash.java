package dev.wheelhouse.sim.state;

/** A 64-bit hash of numbers in their order, the same on every JVM. */
final class StateHash {
    private long value = 0x9E3779B97F4A7C15L;

    StateHash add(long x) {
        value = Long.rotateLeft(value ^ (x * 0xC2B2AE3D27D4EB4FL), 31) * 0x9E3779B185EBCA87L;
        return this;
    }

    StateHash add(double x) {
        return add(Double.doubleToLongBits(x));
    }

    StateHash add(String text) {
        for (int i = 0; i < text.length(); i++) {
            add((long) text.charAt(i));
        }
        return add((long) text.length());
    }

    long value() {
        long x = value;
        x ^= x >>> 33;
        x *= 0xFF51AFD7ED558CCDL;
        return x ^ (x >>> 33);
    }
}
