package dev.wheelhouse.app.cli;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The points of a sweep, the last path's values changing first. Values are exact decimals: 0.1 ten times is 1. */
final class Grid {
    private static final int MOST_POINTS = 100_000;
    private static final int MOST_DECIMALS = 400;

    private Grid() {}

    /** One {@code path=from:to:step}. */
    private record Axis(String path, List<String> values) {}

    /** @param sweeps each {@code path=from:to:step}; an empty list has one point without values */
    static List<Map<String, String>> points(List<String> sweeps) throws UsageException {
        List<Axis> axes = new ArrayList<>();
        long count = 1;
        for (String sweep : sweeps) {
            Axis axis = axis(sweep);
            if (axes.stream().anyMatch(a -> a.path().equals(axis.path()))) {
                throw new UsageException("--sweep has " + axis.path() + " twice");
            }
            axes.add(axis);
            count *= axis.values().size();
            if (count > MOST_POINTS) {
                throw new UsageException("--sweep has too many points, allowed: " + MOST_POINTS);
            }
        }
        List<Map<String, String>> points = List.of(Map.of());
        for (Axis axis : axes) {
            points = extended(points, axis);
        }
        return points;
    }

    private static List<Map<String, String>> extended(List<Map<String, String>> points, Axis axis) {
        List<Map<String, String>> more = new ArrayList<>();
        for (Map<String, String> point : points) {
            for (String value : axis.values()) {
                Map<String, String> next = new TreeMap<>(point);
                next.put(axis.path(), value);
                more.add(next);
            }
        }
        return more;
    }

    private static Axis axis(String sweep) throws UsageException {
        int equals = sweep.indexOf('=');
        String[] parts = sweep.substring(equals + 1).split(":", -1);
        if (equals < 1 || parts.length != 3) {
            throw malformed(sweep);
        }
        try {
            BigDecimal from = number(parts[0]);
            BigDecimal to = number(parts[1]);
            BigDecimal step = number(parts[2]);
            if (step.signum() <= 0 || to.compareTo(from) < 0) {
                throw malformed(sweep);
            }
            BigDecimal steps = to.subtract(from).divide(step, 0, RoundingMode.FLOOR);
            if (steps.compareTo(BigDecimal.valueOf(MOST_POINTS)) >= 0) {
                throw new UsageException("--sweep has too many points, allowed: " + MOST_POINTS);
            }
            List<String> values = new ArrayList<>();
            for (int k = 0; k <= steps.intValueExact(); k++) {
                values.add(from.add(step.multiply(BigDecimal.valueOf(k))).toPlainString());
            }
            return new Axis(sweep.substring(0, equals), values);
        } catch (NumberFormatException e) {
            throw malformed(sweep);
        }
    }

    /** Exponents beyond those of a double are no number here: their decimals would fill the memory. */
    private static BigDecimal number(String text) {
        BigDecimal value = new BigDecimal(text);
        if (Math.abs((long) value.scale()) > MOST_DECIMALS) {
            throw new NumberFormatException(text);
        }
        return value;
    }

    private static UsageException malformed(String sweep) {
        return new UsageException("--sweep is " + sweep + ", allowed: path=from:to:step with from ≤ to and step > 0");
    }
}
