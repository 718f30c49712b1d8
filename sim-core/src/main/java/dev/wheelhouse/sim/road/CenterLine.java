package dev.wheelhouse.sim.road;

import dev.wheelhouse.sim.math.Angles;
import dev.wheelhouse.sim.math.Trig;
import java.util.Arrays;

/**
 * The lane's centre line: straight pieces and arcs joined without a kink, starting at the world's origin along x. Route metres,
 * metres, radians counter-clockwise, 1/m with left bends positive. Before its start and after its end the line goes on with the
 * first and last curvature.
 */
public final class CenterLine {
    private final double[] starts;
    private final double[] curvature;
    private final double[] x;
    private final double[] y;
    private final double[] heading;
    private final double length;
    private final boolean straight;

    /**
     * @param lengths of the pieces in metres, above 0, at least one
     * @param curvatures one a piece
     * @throws IllegalArgumentException when there is no piece or the arrays differ in length
     */
    public CenterLine(double[] lengths, double[] curvatures) {
        if (lengths.length == 0 || lengths.length != curvatures.length) {
            throw new IllegalArgumentException("one curvature a piece: " + lengths.length + ", " + curvatures.length);
        }
        int n = lengths.length;
        starts = new double[n];
        curvature = curvatures.clone();
        x = new double[n];
        y = new double[n];
        heading = new double[n];
        double at = 0;
        for (int k = 0; k < n; k++) {
            starts[k] = at;
            at += lengths[k];
            if (k + 1 < n) {
                x[k + 1] = xOf(k, lengths[k], 0);
                y[k + 1] = yOf(k, lengths[k], 0);
                heading[k + 1] = Angles.wrap(heading[k] + curvature[k] * lengths[k]);
            }
        }
        length = at;
        straight = Arrays.stream(curvature).allMatch(k -> k == 0);
    }

    public double lengthMeters() {
        return length;
    }

    /** Whether there is no bend at all; the world's axes are then the lane's. */
    public boolean isStraight() {
        return straight;
    }

    /** The piece of a place; the last one that starts at or before it. */
    public int pieceAt(double routeMeters) {
        int k = starts.length - 1;
        while (k > 0 && starts[k] > routeMeters) {
            k--;
        }
        return k;
    }

    public double startOfPiece(int piece) {
        return starts[piece];
    }

    public double curvaturePerMeter(double routeMeters) {
        return straight ? 0 : curvature[pieceAt(routeMeters)];
    }

    public double headingRadians(double routeMeters) {
        if (straight) {
            return 0;
        }
        int k = pieceAt(routeMeters);
        return Angles.wrap(heading[k] + curvature[k] * (routeMeters - starts[k]));
    }

    public double worldX(double routeMeters, double lateralMeters) {
        if (straight) {
            return routeMeters;
        }
        int k = pieceAt(routeMeters);
        return xOf(k, routeMeters - starts[k], lateralMeters);
    }

    public double worldY(double routeMeters, double lateralMeters) {
        if (straight) {
            return lateralMeters;
        }
        int k = pieceAt(routeMeters);
        return yOf(k, routeMeters - starts[k], lateralMeters);
    }

    /** The direction of a body in the world, in (−π, π]; the yaw itself on a straight road. */
    public double worldHeading(double routeMeters, double yawRadians) {
        return straight ? yawRadians : Angles.wrap(headingRadians(routeMeters) + yawRadians);
    }

    private double xOf(int piece, double along, double lateral) {
        double k = curvature[piece];
        double from = heading[piece];
        double to = from + k * along;
        double arc = k == 0 ? along * Trig.cos(from) : (Trig.sin(to) - Trig.sin(from)) / k;
        return x[piece] + arc - lateral * Trig.sin(to);
    }

    private double yOf(int piece, double along, double lateral) {
        double k = curvature[piece];
        double from = heading[piece];
        double to = from + k * along;
        double arc = k == 0 ? along * Trig.sin(from) : (Trig.cos(from) - Trig.cos(to)) / k;
        return y[piece] + arc + lateral * Trig.cos(to);
    }
}
