package dev.wheelhouse.sim.math;

/** A point or vector of space: z up; metres unless a name says otherwise. */
public record Vec3(double x, double y, double z) {
    public static final Vec3 ZERO = new Vec3(0, 0, 0);

    public boolean isFinite() {
        return Double.isFinite(x) && Double.isFinite(y) && Double.isFinite(z);
    }

    public double length() {
        return Math.sqrt(x * x + y * y + z * z);
    }

    /** The length of the shadow on the ground. */
    public double horizontalLength() {
        return Math.sqrt(x * x + y * y);
    }

    public double horizontalDistanceTo(Vec3 other) {
        double dx = other.x - x;
        double dy = other.y - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    public double distanceTo(Vec3 other) {
        double dx = other.x - x;
        double dy = other.y - y;
        double dz = other.z - z;
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    /** How much higher or lower the other point is, without sign. */
    public double heightDifferenceTo(Vec3 other) {
        return Math.abs(other.z - z);
    }
}
