package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.id.Side;

/**
 * The order in which the sides are tried (M-43, ruling A16): larger clearance at full offset first; near-equal, behind
 * the pedestrian; standing, right. Metres, left positive.
 */
public record SideChoice(double leftClearance, double rightClearance, Side first) {

    public static SideChoice of(double predicted, double lateralSpeed, double fullOffset, double tie) {
        double left = Math.abs(fullOffset - predicted);
        double right = Math.abs(-fullOffset - predicted);
        Side first;
        if (Math.abs(left - right) <= tie) {
            first = lateralSpeed < 0 ? Side.LEFT : Side.RIGHT;
        } else {
            first = left > right ? Side.LEFT : Side.RIGHT;
        }
        return new SideChoice(left, right, first);
    }

    public Side second() {
        return first.opposite();
    }
}
