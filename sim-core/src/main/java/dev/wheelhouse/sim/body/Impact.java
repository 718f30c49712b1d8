package dev.wheelhouse.sim.body;

import dev.wheelhouse.sim.math.Vec2;

/** What a contact does (J-43): no restitution, so both go on with the same speed along the normal. N·s, kilograms, m/s. */
public final class Impact {
    private Impact() {}

    /** How fast a first thing runs into a second along the normal from first to second; 0 when they part. */
    public static double closingSpeedMps(Vec2 first, Vec2 second, double normalX, double normalY) {
        return Math.max(0, (first.x() - second.x()) * normalX + (first.y() - second.y()) * normalY);
    }

    /** The impulse of two vehicles. */
    public static double impulseNs(double massKg, double otherMassKg, double closingSpeedMps) {
        return massKg * otherMassKg / (massKg + otherMassKg) * closingSpeedMps;
    }

    /** The impulse of a vehicle against something that does not give way. */
    public static double impulseAgainstBarrierNs(double massKg, double closingSpeedMps) {
        return massKg * closingSpeedMps;
    }
}
