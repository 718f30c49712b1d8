package dev.wheelhouse.sim.state;

/** A 64-bit hash of a state's fields in their order, the same on every JVM. */
final class StateHash implements StateSink {
    private long value = 0x9E3779B97F4A7C15L;

    @Override
    public void whole(String field, int index, long x) {
        value = Long.rotateLeft(value ^ (x * 0xC2B2AE3D27D4EB4FL), 31) * 0x9E3779B185EBCA87L;
    }

    @Override
    public void number(String field, int index, double x) {
        whole(field, index, Double.doubleToLongBits(x));
    }

    @Override
    public void text(String field, int index, String text) {
        for (int i = 0; i < text.length(); i++) {
            whole(field, index, text.charAt(i));
        }
        whole(field, index, text.length());
    }

    long value() {
        long x = value;
        x ^= x >>> 33;
        x *= 0xFF51AFD7ED558CCDL;
        return x ^ (x >>> 33);
    }
}
