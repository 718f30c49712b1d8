package dev.wheelhouse.sim.risk;

import org.jspecify.annotations.Nullable;

/**
 * When a pedestrian who walks across is inside a lateral band, in seconds from now, both within [0, horizon] (M-41).
 *
 * @param entrySeconds 0 when already inside
 * @param exitSeconds the horizon when still inside then
 */
public record LateralOccupancy(double entrySeconds, double exitSeconds) {
    /**
     * The occupancy of the closed band [low, high], or null when the pedestrian is not inside within the horizon. One that stands
     * inside occupies the whole horizon, one outside none; touching an edge, zero or the horizon is inside (ruling A12).
     *
     * @param lateral position, y to the left, metres
     * @param lateralSpeedMps positive to the left
     * @param low right edge of the band
     * @param high left edge of the band
     * @param horizonSeconds above 0
     */
    public static @Nullable LateralOccupancy of(
            double lateral, double lateralSpeedMps, double low, double high, double horizonSeconds) {
        if (lateralSpeedMps == 0) {
            return lateral >= low && lateral <= high ? new LateralOccupancy(0, horizonSeconds) : null;
        }
        double atLow = (low - lateral) / lateralSpeedMps;
        double atHigh = (high - lateral) / lateralSpeedMps;
        double entry = Math.min(atLow, atHigh);
        double exit = Math.max(atLow, atHigh);
        if (!(exit >= 0 && entry <= horizonSeconds)) {
            return null;
        }
        return new LateralOccupancy(Math.max(0, entry), Math.min(exit, horizonSeconds));
    }
}
