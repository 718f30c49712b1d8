package dev.wheelhouse.sim.measure;

import dev.wheelhouse.sim.math.SupportPoint;
import dev.wheelhouse.sim.scenario.Scenario;

/** What a body covers across the road, metres, y to the left. */
public record LateralBand(double low, double high) {
    /** The band of an envelope, yaw included: never less than its corners reach. */
    public static LateralBand of(Scenario.Envelope e, double lateralMeters, double yawRadians) {
        double longest = Math.max(e.front(), e.rear());
        double half = SupportPoint.frontMeters(e.width() / 2, longest, yawRadians, 0);
        return new LateralBand(lateralMeters - half, lateralMeters + half);
    }

    /** Bands that only touch do not overlap. */
    public boolean overlaps(LateralBand other) {
        return low < other.high && other.low < high;
    }
}
