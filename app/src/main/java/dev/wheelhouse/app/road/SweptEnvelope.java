package dev.wheelhouse.app.road;

import dev.wheelhouse.sim.math.Angles;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Vec2;
import java.util.Arrays;
import java.util.List;

/** The outline of all places that a box covers on its way, in columns of a quarter of a metre along the route. */
final class SweptEnvelope {
    private static final double COLUMN_METERS = 0.25;
    private static final int BETWEEN = 6;
    private final double fromMeters;
    private final double[] low;
    private final double[] high;

    SweptEnvelope(double fromMeters, double toMeters) {
        this.fromMeters = fromMeters;
        int columns = (int) Math.ceil(Math.max(0, toMeters - fromMeters) / COLUMN_METERS) + 1;
        low = new double[columns];
        high = new double[columns];
        Arrays.fill(low, Double.POSITIVE_INFINITY);
        Arrays.fill(high, Double.NEGATIVE_INFINITY);
    }

    /** All boxes on the way, with the ones between two of them as the picture itself shows them. */
    void addWay(List<OrientedBox> way) {
        for (int k = 0; k < way.size(); k++) {
            add(way.get(k));
            for (int n = 1; k + 1 < way.size() && n < BETWEEN; n++) {
                add(between(way.get(k), way.get(k + 1), (double) n / BETWEEN));
            }
        }
    }

    private static OrientedBox between(OrientedBox a, OrientedBox b, double part) {
        return new OrientedBox(
                a.centerX() + (b.centerX() - a.centerX()) * part,
                a.centerY() + (b.centerY() - a.centerY()) * part,
                Angles.lerp(a.headingRadians(), b.headingRadians(), part),
                a.frontExtent(),
                a.rearExtent(),
                a.halfWidth());
    }

    void add(OrientedBox box) {
        Vec2[] corners = box.corners();
        for (int k = 0; k < 4; k++) {
            edge(corners[k], corners[(k + 1) % 4]);
        }
    }

    private void edge(Vec2 a, Vec2 b) {
        int from = column(Math.min(a.x(), b.x()));
        int to = column(Math.max(a.x(), b.x()));
        for (int c = Math.max(0, from); c <= Math.min(low.length - 1, to); c++) {
            double x =
                    Math.max(Math.min(a.x(), b.x()), Math.min(Math.max(a.x(), b.x()), fromMeters + c * COLUMN_METERS));
            double part = a.x() == b.x() ? 0 : (x - a.x()) / (b.x() - a.x());
            double y = a.y() + (b.y() - a.y()) * part;
            double other = a.x() == b.x() ? b.y() : y;
            low[c] = Math.min(low[c], Math.min(y, other));
            high[c] = Math.max(high[c], Math.max(y, other));
        }
    }

    private int column(double meters) {
        return (int) Math.round((meters - fromMeters) / COLUMN_METERS);
    }

    /** Fills and strokes it with the pen as it is. */
    void draw(Drawing d) {
        int first = 0;
        int last = low.length - 1;
        while (first <= last && low[first] > high[first]) {
            first++;
        }
        while (last >= first && low[last] > high[last]) {
            last--;
        }
        int n = last - first + 1;
        if (n < 2) {
            return;
        }
        double[] xs = new double[2 * n];
        double[] ys = new double[2 * n];
        for (int k = 0; k < n; k++) {
            int c = first + k;
            xs[k] = d.x(fromMeters + c * COLUMN_METERS);
            ys[k] = d.y(high[c]);
            xs[2 * n - 1 - k] = xs[k];
            ys[2 * n - 1 - k] = d.y(low[c]);
        }
        d.g().fillPolygon(xs, ys, 2 * n);
        d.g().strokePolygon(xs, ys, 2 * n);
    }
}
