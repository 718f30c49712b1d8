package dev.wheelhouse.sim.risk;

/**
 * Everything that one vehicle's assessment of one pedestrian depends on; kept with the result, so that the decision can be
 * explained later (M-49). SI units; y to the left of the lane's centre.
 *
 * @param clearance front bumper to the pedestrian's place along the lane; negative behind it
 * @param speed of the vehicle
 * @param lateral pedestrian's position
 * @param lateralSpeed pedestrian's, positive to the left
 * @param active whether the pedestrian is on the road
 * @param length of the vehicle
 * @param longMargin longitudinal margin before and behind the vehicle
 * @param halfWidth of the vehicle
 * @param radius of the pedestrian
 * @param lateralMargin to each side
 * @param horizon how far to predict
 * @param reaction time before anything happens
 * @param braking normal braking
 * @param stoppingMargin distance kept when stopping
 * @param timeToFull time in which an avoidance reaches its full offset
 * @param fullOffset of an avoidance, a magnitude
 * @param leftAvailable whether the corridor to the left is free
 * @param rightAvailable whether the corridor to the right is free
 * @param lateralLow least lateral position of the vehicle's centre while it passes, 0 in its lane
 * @param lateralHigh largest one
 */
public record RiskInputs(
        double clearance,
        double speed,
        double lateral,
        double lateralSpeed,
        boolean active,
        double length,
        double longMargin,
        double halfWidth,
        double radius,
        double lateralMargin,
        double horizon,
        double reaction,
        double braking,
        double stoppingMargin,
        double timeToFull,
        double fullOffset,
        boolean leftAvailable,
        boolean rightAvailable,
        double lateralLow,
        double lateralHigh) {
    /** Half width + radius + lateral margin: how near the pedestrian's centre may come to the vehicle's. */
    public double halfEnvelope() {
        return halfWidth + radius + lateralMargin;
    }
}
