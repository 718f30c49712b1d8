package dev.wheelhouse.sim.id;

/** A side of the lane, seen along the direction of travel. Left is positive y. */
public enum Side {
    LEFT(1),
    RIGHT(-1);

    private final int sign;

    Side(int sign) {
        this.sign = sign;
    }

    /** +1 for left, −1 for right: the sign of a lateral offset to this side. */
    public int sign() {
        return sign;
    }

    public Side opposite() {
        return this == LEFT ? RIGHT : LEFT;
    }
}
