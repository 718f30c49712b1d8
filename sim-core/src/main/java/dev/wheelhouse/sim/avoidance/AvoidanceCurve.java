package dev.wheelhouse.sim.avoidance;

import dev.wheelhouse.sim.math.Angles;
import java.util.List;

/**
 * The fixture curve of an avoidance (M-50, ruling A14): lateral offset and yaw over elapsed time, both piecewise linear through
 * knots that are data, and both as magnitudes for an avoidance to the left; multiply by {@code Side.sign()}. It is observable,
 * not tyre-feasible. Before the first knot and after the last the end values hold.
 */
public final class AvoidanceCurve {
    /** A value at an elapsed time. Seconds rise from knot to knot. */
    public record Knot(double seconds, double value) {}

    private final double fullOffsetMeters;
    private final Polyline offsetFraction;
    private final Polyline yawDegrees;

    /**
     * @param fullOffsetMeters offset at fraction 1
     * @param offsetFractionKnots fraction of the full offset
     * @param yawDegreeKnots yaw relative to the lane in degrees, left positive
     * @throws IllegalArgumentException when a list is empty or its times do not rise
     */
    public AvoidanceCurve(double fullOffsetMeters, List<Knot> offsetFractionKnots, List<Knot> yawDegreeKnots) {
        this.fullOffsetMeters = fullOffsetMeters;
        this.offsetFraction = Polyline.of(offsetFractionKnots);
        this.yawDegrees = Polyline.of(yawDegreeKnots);
    }

    /** The lateral offset for an avoidance to the left. */
    public double offsetMeters(double elapsedSeconds) {
        return fullOffsetMeters * offsetFraction.at(elapsedSeconds);
    }

    /** The yaw relative to the lane for an avoidance to the left. */
    public double yawRadians(double elapsedSeconds) {
        return Angles.radiansFromDegrees(yawDegrees.at(elapsedSeconds));
    }

    /** The largest yaw of the curve, a magnitude. */
    public double largestYawRadians() {
        return Angles.radiansFromDegrees(yawDegrees.largest());
    }

    /** The time of the last knot: the manoeuvre is over. */
    public double durationSeconds() {
        return Math.max(offsetFraction.endSeconds(), yawDegrees.endSeconds());
    }

    public double fullOffsetMeters() {
        return fullOffsetMeters;
    }

    /** The time at which the full offset is first reached, or NaN when no knot reaches it. */
    public double secondsToFullOffset() {
        return offsetFraction.firstKnotAtLeast(1);
    }

    /** The largest lateral speed of the curve: 3.2 m/s in the fixture (ruling A21). */
    public double maxLateralSpeedMps() {
        return Math.abs(fullOffsetMeters) * offsetFraction.steepest();
    }

    /** Knots as two arrays that nobody else holds. */
    private record Polyline(double[] seconds, double[] values) {
        static Polyline of(List<Knot> knots) {
            if (knots.isEmpty()) {
                throw new IllegalArgumentException("a curve needs at least one knot");
            }
            double[] seconds = new double[knots.size()];
            double[] values = new double[knots.size()];
            for (int i = 0; i < seconds.length; i++) {
                seconds[i] = knots.get(i).seconds();
                values[i] = knots.get(i).value();
                if (i > 0 && !(seconds[i] > seconds[i - 1])) {
                    throw new IllegalArgumentException("knot times must rise: " + seconds[i]);
                }
            }
            return new Polyline(seconds, values);
        }

        double at(double elapsed) {
            int last = seconds.length - 1;
            if (!(elapsed > seconds[0])) {
                return values[0];
            }
            if (elapsed >= seconds[last]) {
                return values[last];
            }
            int next = 1;
            while (elapsed > seconds[next]) {
                next++;
            }
            double fraction = (elapsed - seconds[next - 1]) / (seconds[next] - seconds[next - 1]);
            return values[next - 1] + (values[next] - values[next - 1]) * fraction;
        }

        double largest() {
            double largest = 0;
            for (double value : values) {
                largest = Math.max(largest, Math.abs(value));
            }
            return largest;
        }

        double endSeconds() {
            return seconds[seconds.length - 1];
        }

        double firstKnotAtLeast(double value) {
            for (int i = 0; i < values.length; i++) {
                if (values[i] >= value) {
                    return seconds[i];
                }
            }
            return Double.NaN;
        }

        double steepest() {
            double steepest = 0;
            for (int i = 1; i < values.length; i++) {
                double slope = Math.abs(values[i] - values[i - 1]) / (seconds[i] - seconds[i - 1]);
                steepest = Math.max(steepest, slope);
            }
            return steepest;
        }
    }
}
