package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.math.Trig;

/**
 * The kinematic single-track model of M. Althoff and G. Würsching, "CommonRoad: Vehicle Models 2020a", eq. 4 to 6, with its
 * limits of steering and acceleration. The state is [s_x, s_y, δ, v, Ψ] at the rear axle, the inputs are the steering rate and
 * the longitudinal acceleration. It is what the driven body is checked against.
 */
public final class KinematicSingleTrack {
    private static final int SX = 0;
    private static final int SY = 1;
    private static final int DELTA = 2;
    private static final int V = 3;
    private static final int PSI = 4;

    private KinematicSingleTrack() {}

    /** The derivative of a state. */
    public static double[] derivative(VehicleParameters vehicle, double[] x, double steeringRate, double acceleration) {
        return new double[] {
            x[V] * Trig.cos(x[PSI]),
            x[V] * Trig.sin(x[PSI]),
            limitedSteeringRate(vehicle, x[DELTA], steeringRate),
            limitedAcceleration(vehicle, x[V], acceleration),
            x[V] / vehicle.wheelbaseMeters() * Trig.tan(x[DELTA])
        };
    }

    private static double limitedSteeringRate(VehicleParameters vehicle, double delta, double rate) {
        boolean atLock = delta <= -vehicle.steeringLockRadians() && rate <= 0
                || delta >= vehicle.steeringLockRadians() && rate >= 0;
        double limit = vehicle.steeringRateRadps();
        return atLock ? 0 : Math.max(-limit, Math.min(limit, rate));
    }

    private static double limitedAcceleration(VehicleParameters vehicle, double v, double acceleration) {
        if (v <= vehicle.minimumSpeedMps() && acceleration <= 0
                || v >= vehicle.maximumSpeedMps() && acceleration >= 0) {
            return 0;
        }
        double most = vehicle.maximumAccelerationMps2();
        double forward = v > vehicle.switchSpeedMps() ? most * vehicle.switchSpeedMps() / v : most;
        return Math.max(-most, Math.min(forward, acceleration));
    }

    /** One step of the classical Runge-Kutta method. */
    public static double[] rungeKutta(
            VehicleParameters vehicle, double[] x, double steeringRate, double acceleration, double seconds) {
        double[] k1 = derivative(vehicle, x, steeringRate, acceleration);
        double[] k2 = derivative(vehicle, moved(x, k1, seconds / 2), steeringRate, acceleration);
        double[] k3 = derivative(vehicle, moved(x, k2, seconds / 2), steeringRate, acceleration);
        double[] k4 = derivative(vehicle, moved(x, k3, seconds), steeringRate, acceleration);
        double[] next = x.clone();
        for (int i = SX; i <= PSI; i++) {
            next[i] += seconds / 6 * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
        }
        return next;
    }

    private static double[] moved(double[] x, double[] k, double seconds) {
        return new double[] {
            x[SX] + k[SX] * seconds,
            x[SY] + k[SY] * seconds,
            x[DELTA] + k[DELTA] * seconds,
            x[V] + k[V] * seconds,
            x[PSI] + k[PSI] * seconds
        };
    }
}
