package dev.wheelhouse.sim.math;

/** A point or vector of the plane: x along the lane or east, y to the left of it; metres unless a name says otherwise. */
public record Vec2(double x, double y) {
    public static final Vec2 ZERO = new Vec2(0, 0);

    /** The unit vector of a heading, counter-clockwise from x. */
    public static Vec2 ofHeading(double radians) {
        return new Vec2(Trig.cos(radians), Trig.sin(radians));
    }

    public Vec2 plus(Vec2 other) {
        return new Vec2(x + other.x, y + other.y);
    }

    public Vec2 minus(Vec2 other) {
        return new Vec2(x - other.x, y - other.y);
    }

    public Vec2 times(double factor) {
        return new Vec2(x * factor, y * factor);
    }

    public double dot(Vec2 other) {
        return x * other.x + y * other.y;
    }

    /** The z component of the cross product: positive when {@code other} lies to the left of this vector. */
    public double cross(Vec2 other) {
        return x * other.y - y * other.x;
    }

    public double length() {
        return Math.sqrt(x * x + y * y);
    }

    public double distanceTo(Vec2 other) {
        double dx = other.x - x;
        double dy = other.y - y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    /** This vector turned a quarter to the left. */
    public Vec2 leftNormal() {
        return new Vec2(-y, x);
    }

    /** This vector turned counter-clockwise. */
    public Vec2 rotated(double radians) {
        double cos = Trig.cos(radians);
        double sin = Trig.sin(radians);
        return new Vec2(x * cos - y * sin, x * sin + y * cos);
    }

    /** Fraction 0 gives this point, 1 the other. */
    public Vec2 lerp(Vec2 other, double fraction) {
        return new Vec2(x + (other.x - x) * fraction, y + (other.y - y) * fraction);
    }
}
