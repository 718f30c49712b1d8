package dev.wheelhouse.sim.network;

import dev.wheelhouse.sim.math.Vec3;
import java.util.ArrayList;
import java.util.List;

/** Heights of a shape in which some, or all, are missing (NaN): a missing height is unknown, not 0. */
final class Heights {
    private Heights() {}

    static boolean anyMissing(List<Vec3> points) {
        return points.stream().anyMatch(p -> Double.isNaN(p.z()));
    }

    static boolean allMissing(List<Vec3> points) {
        return points.stream().allMatch(p -> Double.isNaN(p.z()));
    }

    /**
     * Between two known heights by length; before the first and after the last that of the nearest; without any, from one height to
     * another, each 0 when it is not known either.
     */
    static List<Vec3> filled(List<Vec3> points, double startMeters, double endMeters) {
        if (!anyMissing(points)) {
            return points;
        }
        double[] along = lengths(points);
        List<Vec3> filled = new ArrayList<>();
        for (int i = 0; i < points.size(); i++) {
            Vec3 p = points.get(i);
            filled.add(
                    Double.isNaN(p.z()) ? new Vec3(p.x(), p.y(), height(points, along, i, startMeters, endMeters)) : p);
        }
        return filled;
    }

    private static double[] lengths(List<Vec3> points) {
        double[] along = new double[points.size()];
        for (int i = 1; i < along.length; i++) {
            along[i] = along[i - 1] + points.get(i - 1).horizontalDistanceTo(points.get(i));
        }
        return along;
    }

    private static double height(List<Vec3> points, double[] along, int i, double startMeters, double endMeters) {
        int before = i;
        while (before >= 0 && Double.isNaN(points.get(before).z())) {
            before--;
        }
        int after = i;
        while (after < points.size() && Double.isNaN(points.get(after).z())) {
            after++;
        }
        if (before < 0 && after == points.size()) {
            return between(known(startMeters), known(endMeters), along[i], along[along.length - 1]);
        }
        if (before < 0 || after == points.size()) {
            return points.get(before < 0 ? after : before).z();
        }
        return between(
                points.get(before).z(), points.get(after).z(), along[i] - along[before], along[after] - along[before]);
    }

    private static double known(double height) {
        return Double.isNaN(height) ? 0 : height;
    }

    private static double between(double low, double high, double part, double whole) {
        return whole == 0 ? low : low + (high - low) * (part / whole);
    }
}
