package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.id.Response;
import dev.wheelhouse.sim.id.Side;
import org.jspecify.annotations.Nullable;

/**
 * One vehicle's answer to one pedestrian, with all inputs and the reason of each response not taken (M-49). Figures that the rule
 * did not reach are NaN: time to collision without a conflict, everything about sides unless the vehicle cannot stop.
 *
 * @param inputs what the answer depends on
 * @param corridorsTaken whether another avoidance takes both corridors (ruling A9)
 * @param sideTieMeters clearances that differ by no more are equal
 * @param window the occupancy intervals
 * @param requiredMeters stopping distance at the vehicle's speed
 * @param predictedLateral pedestrian at conflict time, y to the left
 * @param reachableMeters offset that can be reached by then, a magnitude
 * @param leftClearanceFull distance to the predicted pedestrian at full offset to the left
 * @param rightClearanceFull likewise to the right
 * @param leftClearanceReachable at the reachable offset to the left
 * @param rightClearanceReachable likewise to the right
 * @param preferredSide side tried first, null when no side was looked at
 * @param keep why the vehicle does not simply go on
 * @param brake why it does not brake
 * @param emergency why it does not brake as an emergency
 * @param left why it does not avoid to the left
 * @param right why it does not avoid to the right
 * @param response the answer, null when clear
 */
public record Assessment(
        RiskInputs inputs,
        boolean corridorsTaken,
        double sideTieMeters,
        ConflictWindow window,
        double requiredMeters,
        double predictedLateral,
        double reachableMeters,
        double leftClearanceFull,
        double rightClearanceFull,
        double leftClearanceReachable,
        double rightClearanceReachable,
        @Nullable Side preferredSide,
        Rejection keep,
        Rejection brake,
        Rejection emergency,
        Rejection left,
        Rejection right,
        @Nullable Response response) {
    /** The time to collision in seconds: the start of the conflict, NaN when clear. */
    public double ttcSeconds() {
        return window.start();
    }

    public boolean isClear() {
        return response == null;
    }

    /** Whether the assessment reached the interval test, and is worth keeping. */
    public boolean reachedIntervalTest() {
        return !window.clearReason().isEarlyOut();
    }
}
