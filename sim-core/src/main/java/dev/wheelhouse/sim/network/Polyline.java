package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.math.Vec3;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The middle of a lane: at least two points with heights. Lengths are horizontal arc lengths in metres. Points that stand on the
 * one before them in the plane are left out; a line without length keeps its two ends.
 */
public final class Polyline {
    private static final int STRIDE = 4;
    private static final int ALONG = 3;

    /** x, y, z and the arc length up to here, point by point. */
    private final double[] data;

    private Polyline(double[] data) {
        this.data = data;
    }

    /** @throws IllegalArgumentException with fewer than two points */
    public static Polyline of(List<Vec3> points) {
        if (points.size() < 2) {
            throw new IllegalArgumentException("a line needs two points: " + points.size());
        }
        double[] data = new double[points.size() * STRIDE];
        int n = 0;
        for (Vec3 point : points) {
            if (n == 0 || point.x() != data[(n - 1) * STRIDE] || point.y() != data[(n - 1) * STRIDE + 1]) {
                put(data, n++, point);
            }
        }
        if (n == 1) {
            put(data, n++, points.get(points.size() - 1));
        }
        return new Polyline(n * STRIDE == data.length ? data : Arrays.copyOf(data, n * STRIDE));
    }

    public static Polyline of(Vec3... points) {
        return of(List.of(points));
    }

    private static void put(double[] data, int n, Vec3 point) {
        int at = n * STRIDE;
        data[at] = point.x();
        data[at + 1] = point.y();
        data[at + 2] = point.z();
        if (n > 0) {
            double dx = point.x() - data[at - STRIDE];
            double dy = point.y() - data[at - STRIDE + 1];
            data[at + ALONG] = data[at - STRIDE + ALONG] + Math.sqrt(dx * dx + dy * dy);
        }
    }

    public int size() {
        return data.length / STRIDE;
    }

    public double x(int point) {
        return data[point * STRIDE];
    }

    public double y(int point) {
        return data[point * STRIDE + 1];
    }

    public double z(int point) {
        return data[point * STRIDE + 2];
    }

    public double alongMeters(int point) {
        return data[point * STRIDE + ALONG];
    }

    public Vec3 point(int point) {
        return new Vec3(x(point), y(point), z(point));
    }

    public Vec3 first() {
        return point(0);
    }

    public Vec3 last() {
        return point(size() - 1);
    }

    public double lengthMeters() {
        return data[data.length - 1];
    }

    /** The line's nearest point; of equally near ones the first. */
    public Projection project(double px, double py) {
        double nearest = Double.POSITIVE_INFINITY;
        int chord = 0;
        double part = 0;
        for (int i = 0; i + 1 < size(); i++) {
            double t = partOf(i, px, py);
            double dx = px - (x(i) + t * (x(i + 1) - x(i)));
            double dy = py - (y(i) + t * (y(i + 1) - y(i)));
            double square = dx * dx + dy * dy;
            if (square < nearest) {
                nearest = square;
                chord = i;
                part = t;
            }
        }
        return projection(chord, part, px, py);
    }

    private double partOf(int chord, double px, double py) {
        double dx = x(chord + 1) - x(chord);
        double dy = y(chord + 1) - y(chord);
        double square = dx * dx + dy * dy;
        if (square == 0) {
            return 0;
        }
        double t = ((px - x(chord)) * dx + (py - y(chord)) * dy) / square;
        return Math.max(0, Math.min(1, t));
    }

    private Projection projection(int chord, double part, double px, double py) {
        Vec3 on = onChord(chord, part);
        double length = alongMeters(chord + 1) - alongMeters(chord);
        double along = alongMeters(chord) + part * length;
        // One chord: the quotient itself, so that a bound on alpha is met exactly where the arithmetic of the chord
        // meets it.
        double alpha = size() == 2 ? part : along / lengthMeters();
        double dx = px - on.x();
        double dy = py - on.y();
        double directionX = length == 0 ? 0 : (x(chord + 1) - x(chord)) / length;
        double directionY = length == 0 ? 0 : (y(chord + 1) - y(chord)) / length;
        return new Projection(on, along, alpha, Math.sqrt(dx * dx + dy * dy), directionX, directionY);
    }

    private Vec3 onChord(int chord, double part) {
        return new Vec3(
                x(chord) + part * (x(chord + 1) - x(chord)),
                y(chord) + part * (y(chord + 1) - y(chord)),
                z(chord) + part * (z(chord + 1) - z(chord)));
    }

    /** The place at an arc length, which is limited to the line. */
    public Vec3 pointAt(double alongMeters) {
        if (alongMeters >= lengthMeters()) {
            return last();
        }
        int chord = chordAt(alongMeters);
        double length = alongMeters(chord + 1) - alongMeters(chord);
        return onChord(chord, length == 0 ? 0 : Math.max(0, (alongMeters - alongMeters(chord)) / length));
    }

    /** The last chord that starts at or before an arc length. */
    private int chordAt(double alongMeters) {
        int low = 0;
        int high = size() - 2;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (alongMeters(middle) <= alongMeters) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** How far a place lies beyond the end, measured along the last chord; negative before it, 0 on a line without length. */
    public double beyondEndMeters(double px, double py) {
        int n = size();
        double length = alongMeters(n - 1) - alongMeters(n - 2);
        if (length == 0) {
            return 0;
        }
        double dx = (x(n - 1) - x(n - 2)) / length;
        double dy = (y(n - 1) - y(n - 2)) / length;
        return (px - x(n - 1)) * dx + (py - y(n - 1)) * dy;
    }

    /** The part between two arc lengths, both limited to the line. */
    public Polyline between(double fromMeters, double toMeters) {
        List<Vec3> points = new ArrayList<>();
        points.add(pointAt(fromMeters));
        for (int i = 0; i < size(); i++) {
            if (alongMeters(i) > fromMeters && alongMeters(i) < toMeters) {
                points.add(point(i));
            }
        }
        points.add(pointAt(toMeters));
        return of(points);
    }

    /** This line and then the other, with a straight piece between where they do not meet. */
    public Polyline then(Polyline other) {
        List<Vec3> points = new ArrayList<>();
        for (int i = 0; i < size(); i++) {
            points.add(point(i));
        }
        for (int i = 0; i < other.size(); i++) {
            points.add(other.point(i));
        }
        return of(points);
    }
}
