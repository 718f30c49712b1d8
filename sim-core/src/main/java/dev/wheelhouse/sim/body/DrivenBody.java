package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.math.Trig;

/**
 * A kinematic single track under pedals (J-40): gear, steering, longitudinal motion, pose, in sub-steps. It cannot slide; at rest
 * it stays at rest exactly.
 */
public final class DrivenBody {
    public static final int SUBSTEPS = 6;
    public static final double SUBSTEP_SECONDS = 1.0 / 60;

    private DrivenBody() {}

    /** The body after a step of 0.1 s. */
    public static BodyState step(VehicleParameters vehicle, PedalLimits limits, BodyState state, DriverInput input) {
        BodyState next = state;
        for (int i = 0; i < SUBSTEPS; i++) {
            next = substep(vehicle, limits, next, input, SUBSTEP_SECONDS);
        }
        return next;
    }

    /** The body after one sub-step. */
    public static BodyState substep(
            VehicleParameters vehicle, PedalLimits limits, BodyState state, DriverInput input, double seconds) {
        double v = state.speedMps();
        boolean reverse = Math.abs(v) <= limits.gearSpeedMps() ? input.reverse() : state.reverse();
        double steering = steering(vehicle, limits, state, input, seconds);
        double a = acceleration(vehicle, limits, v, input, reverse);
        double end = v + a * seconds;
        double tau = seconds;
        if (v * end < 0) {
            tau = -v / a;
            end = 0;
        }
        end = Math.max(-limits.reverseCapMps(), Math.min(limits.forwardCapMps(), end));
        return v == 0 && end == 0
                ? new BodyState(state.xMeters(), state.yMeters(), state.headingRadians(), 0, steering, reverse)
                : moved(vehicle, state, end, steering, reverse, tau, tau / seconds);
    }

    /** The angle moves towards what is asked for, which the lock and the lateral acceleration bound, at the steering's rate. */
    private static double steering(
            VehicleParameters vehicle, PedalLimits limits, BodyState state, DriverInput input, double seconds) {
        double wanted = input.steering() * steeringLimitRadians(vehicle, limits, state.speedMps());
        double most = vehicle.steeringRateRadps() * seconds;
        return state.steeringRadians() + Math.max(-most, Math.min(most, wanted - state.steeringRadians()));
    }

    /** The largest steering angle at a speed. */
    public static double steeringLimitRadians(VehicleParameters vehicle, PedalLimits limits, double speedMps) {
        double lateral = vehicle.wheelbaseMeters() * limits.lateralMps2() / (speedMps * speedMps);
        return Math.min(vehicle.steeringLockRadians(), Trig.atan(lateral));
    }

    private static double acceleration(
            VehicleParameters vehicle, PedalLimits limits, double v, DriverInput input, boolean reverse) {
        // Until the gear is in, the pedal for the other direction brakes.
        boolean shifting = reverse != input.reverse();
        double throttle = shifting ? 0 : input.throttle();
        double brake = shifting ? Math.max(input.brake(), input.throttle()) : input.brake();
        double drive = drive(vehicle, limits, v, throttle, reverse);
        double resistance = Math.min(
                limits.decelerationCapMps2(),
                limits.rollingMps2() + limits.brakeMps2() * brake + (input.handbrake() ? limits.handbrakeMps2() : 0));
        if (v != 0) {
            return drive - Math.signum(v) * resistance;
        }
        return Math.abs(drive) <= resistance ? 0 : drive - Math.signum(drive) * resistance;
    }

    private static double drive(
            VehicleParameters vehicle, PedalLimits limits, double v, double throttle, boolean reverse) {
        double along = reverse ? -v : v;
        if (along >= (reverse ? limits.reverseCapMps() : limits.forwardCapMps())) {
            return 0;
        }
        double power = Math.abs(v) > vehicle.switchSpeedMps() ? vehicle.switchSpeedMps() / Math.abs(v) : 1;
        return reverse ? -throttle * limits.reverseMps2() * power : throttle * limits.driveMps2() * power;
    }

    /**
     * One Runge-Kutta step of the pose, with speed and steering angle linear in time.
     *
     * @param fraction the part of the sub-step after which it stands; the wheel goes on turning
     */
    private static BodyState moved(
            VehicleParameters vehicle,
            BodyState s,
            double endSpeed,
            double endSteering,
            boolean reverse,
            double seconds,
            double fraction) {
        double turned = (endSteering - s.steeringRadians()) * fraction;
        double l = vehicle.wheelbaseMeters();
        double vHalf = (s.speedMps() + endSpeed) / 2;
        double yaw1 = s.speedMps() / l * Trig.tan(s.steeringRadians());
        double yaw2 = vHalf / l * Trig.tan(s.steeringRadians() + turned / 2);
        double yaw4 = endSpeed / l * Trig.tan(s.steeringRadians() + turned);
        double psi2 = s.headingRadians() + yaw1 * seconds / 2;
        double psi3 = s.headingRadians() + yaw2 * seconds / 2;
        double psi4 = s.headingRadians() + yaw2 * seconds;
        double dx = s.speedMps() * Trig.cos(s.headingRadians())
                + 2 * vHalf * (Trig.cos(psi2) + Trig.cos(psi3))
                + endSpeed * Trig.cos(psi4);
        double dy = s.speedMps() * Trig.sin(s.headingRadians())
                + 2 * vHalf * (Trig.sin(psi2) + Trig.sin(psi3))
                + endSpeed * Trig.sin(psi4);
        return new BodyState(
                s.xMeters() + seconds / 6 * dx,
                s.yMeters() + seconds / 6 * dy,
                s.headingRadians() + seconds / 6 * (yaw1 + 4 * yaw2 + yaw4),
                endSpeed,
                endSteering,
                reverse);
    }
}
