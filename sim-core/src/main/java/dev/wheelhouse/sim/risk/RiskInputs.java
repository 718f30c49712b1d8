package dev.wheelhouse.sim.risk;

/**
 * Everything an assessment reads (M-49), kept with it. Metres, seconds, m/s; lateral figures are in the world's sign,
 * left positive.
 *
 * @param pathLow the lowest lateral offset that the vehicle still takes: 0 in its lane
 * @param pathHigh the highest one
 */
public record RiskInputs(
        double clearance,
        double speed,
        double lateral,
        double lateralSpeed,
        boolean active,
        double length,
        double longitudinalMargin,
        double halfWidth,
        double radius,
        double lateralMargin,
        double horizon,
        double reaction,
        double braking,
        double stoppingMargin,
        double timeToFull,
        double fullOffset,
        double sideTie,
        double reachTolerance,
        double pathLow,
        double pathHigh,
        Corridor left,
        Corridor right) {

    /** Whether a corridor can be driven, and what takes it if not. */
    public enum Corridor {
        FREE,
        ROAD_EDGE,
        BARRIER,
        VEHICLE,
        AVOIDANCE_ACTIVE,
        BATCH_USED;

        public boolean isFree() {
            return this == FREE;
        }
    }

    /** Half the width that a pedestrian's centre must stay out of, metres. */
    public double envelope() {
        return halfWidth + radius + lateralMargin;
    }
}
