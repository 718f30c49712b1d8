package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.id.Side;

/**
 * Which side to try first (M-43, ruling A16): the one with the larger clearance between the full offset and the predicted
 * pedestrian; near-equal → pass behind, the side the pedestrian comes from; standing → right.
 *
 * @param leftClearance |fullOffset − predicted| in metres
 * @param rightClearance |−fullOffset − predicted| in metres
 * @param first side to try
 * @param second side to try when the first is not possible
 */
public record SideChoice(double leftClearance, double rightClearance, Side first, Side second) {
    private static final double ROUNDING_METERS = 1e-9;

    /**
     * @param predictedLateral pedestrian at conflict time, y to the left
     * @param lateralSpeedMps positive to the left
     * @param fullOffsetMeters magnitude
     * @param tieMeters differences up to this one are equal
     */
    public static SideChoice of(
            double predictedLateral, double lateralSpeedMps, double fullOffsetMeters, double tieMeters) {
        double left = Math.abs(fullOffsetMeters - predictedLateral);
        double right = Math.abs(-fullOffsetMeters - predictedLateral);
        Side first;
        if (Math.abs(left - right) <= tieMeters + ROUNDING_METERS) {
            first = lateralSpeedMps < 0 ? Side.LEFT : Side.RIGHT;
        } else {
            first = left > right ? Side.LEFT : Side.RIGHT;
        }
        return new SideChoice(left, right, first, first.opposite());
    }
}
