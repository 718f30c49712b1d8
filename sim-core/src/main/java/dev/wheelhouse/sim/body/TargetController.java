package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.math.Trig;

/**
 * Drives to a target point at a desired speed (J-44): pure pursuit about the rear axle (R. C. Coulter, 1992) and a proportional
 * pedal.
 *
 * @param pedalPerMps how much pedal a difference of 1 m/s asks for
 * @param nearestMeters a target nearer to the rear axle gives no direction
 */
public record TargetController(double pedalPerMps, double nearestMeters) {
    public static final TargetController DEFAULT = new TargetController(0.5, 0.5);

    /**
     * The input for this step. Its steering is what the next step passes as the previous one; an exchange of drivers resets it
     * to 0. Without a direction the previous steering stays; a target or speed that is not finite brakes.
     */
    public DriverInput control(
            VehicleParameters vehicle,
            PedalLimits limits,
            BodyState state,
            double targetX,
            double targetY,
            double desiredSpeedMps,
            double previousSteering) {
        if (!Double.isFinite(targetX) || !Double.isFinite(targetY) || !Double.isFinite(desiredSpeedMps)) {
            return new DriverInput(0, 1, previousSteering, false, false);
        }
        double more = pedalPerMps * (Math.max(0, desiredSpeedMps) - state.speedMps());
        double steering = steering(vehicle, limits, state, targetX, targetY, previousSteering);
        return new DriverInput(more, -more, steering, false, false);
    }

    private double steering(
            VehicleParameters vehicle,
            PedalLimits limits,
            BodyState state,
            double targetX,
            double targetY,
            double previous) {
        double cos = Trig.cos(state.headingRadians());
        double sin = Trig.sin(state.headingRadians());
        double dx = targetX - state.xMeters();
        double dy = targetY - state.yMeters();
        double ahead = dx * cos + dy * sin;
        double left = dy * cos - dx * sin;
        double distanceSquared = ahead * ahead + left * left;
        if (distanceSquared < nearestMeters * nearestMeters) {
            return previous;
        }
        if (ahead <= 0) {
            // Behind: turn round, in doubt the way that it turns already.
            return (left == 0 ? previous : left) < 0 ? -1 : 1;
        }
        double angle = Trig.atan(vehicle.wheelbaseMeters() * 2 * left / distanceSquared);
        double limit = DrivenBody.steeringLimitRadians(vehicle, limits, state.speedMps());
        return Math.max(-1, Math.min(1, angle / limit));
    }
}
