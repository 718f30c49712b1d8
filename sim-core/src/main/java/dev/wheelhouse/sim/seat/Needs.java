package dev.wheelhouse.sim.seat;

/** A set of needs. */
public record Needs(int bits) {
    public static final Needs NOTHING = new Needs(0);
    private static final Need[] ALL = Need.values();

    public static Needs of(Need... needs) {
        int bits = 0;
        for (Need n : needs) {
            bits |= 1 << n.ordinal();
        }
        return new Needs(bits);
    }

    /** The refusal that the first need leads to; empty without one. */
    String blocked() {
        for (Need n : ALL) {
            if ((bits & 1 << n.ordinal()) != 0) {
                return n.blocked();
            }
        }
        return "";
    }
}
