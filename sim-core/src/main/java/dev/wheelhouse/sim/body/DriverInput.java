package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.seat.Command;

/** Pedals in [0, 1] and steering in [−1, 1], left positive; always in range, what is no number is 0. */
public record DriverInput(double throttle, double brake, double steering, boolean handbrake, boolean reverse) {
    /** What a body gets that nobody drives: it rolls out. */
    public static final DriverInput NEUTRAL = new DriverInput(0, 0, 0, false, false);

    public DriverInput {
        throttle = clamp(throttle, 0);
        brake = clamp(brake, 0);
        steering = clamp(steering, -1);
    }

    /** The pedals that an accepted command asks for. */
    public static DriverInput of(Command command) {
        return new DriverInput(
                command.throttle(), command.brake(), command.steering(), command.handbrake(), command.reverse());
    }

    private static double clamp(double value, double least) {
        return Double.isNaN(value) ? 0 : Math.max(least, Math.min(1, value));
    }
}
