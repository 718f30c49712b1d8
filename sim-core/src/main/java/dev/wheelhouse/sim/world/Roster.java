package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.damage.DamageModel;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.math.SupportPoint;
import dev.wheelhouse.sim.math.Trig;
import dev.wheelhouse.sim.road.CenterLine;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetState;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What never changes about the vehicles, as columns by slot, and the measures that need it. */
final class Roster {
    private static final int YAW_SAMPLES = 16;
    /** What the reach can be larger between two samples of yaw, generously. */
    private static final double BETWEEN_SAMPLES = 0.01;

    final double roadLength;
    final double longestFront;
    final double longestRear;
    private final double[] front;
    private final double[] rear;
    private final double[] halfWidth;
    private final double[] widestFront;
    private final double[] widestRear;
    private final double[] avoidingFront;
    private final double[] avoidingRear;
    private final int[] rank;
    private final CenterLine line;
    private final DamageModel damage;
    private final double disabledFrom;
    private final double minimumGap;
    private final double spacing;
    private final Map<String, Integer> slots = new TreeMap<>();

    Roster(Scenario s) {
        List<Scenario.Vehicle> vehicles = s.fleet().vehicles();
        int n = vehicles.size();
        roadLength = s.road().lengthMeters();
        line = s.road().centerLine();
        damage = s.damage();
        disabledFrom = damage.disabledFrom();
        minimumGap = s.fleet().minimumGapMeters();
        spacing = s.fleet().spacingMeters();
        front = new double[n];
        rear = new double[n];
        halfWidth = new double[n];
        Integer[] byName = new Integer[n];
        for (int slot = 0; slot < n; slot++) {
            Scenario.Envelope e = vehicles.get(slot).envelope();
            front[slot] = e.front();
            rear[slot] = e.rear();
            halfWidth[slot] = e.width() / 2;
            byName[slot] = slot;
            slots.put(vehicles.get(slot).id().value(), slot);
        }
        widestFront = new double[n];
        widestRear = new double[n];
        avoidingFront = new double[n];
        avoidingRear = new double[n];
        fillReaches(s);
        Arrays.sort(
                byName, (a, b) -> vehicles.get(a).id().compareTo(vehicles.get(b).id()));
        rank = new int[n];
        for (int k = 0; k < n; k++) {
            rank[byName[k]] = k;
        }
        longestFront = Arrays.stream(front).max().orElse(0);
        longestRear = Arrays.stream(rear).max().orElse(0);
    }

    /** The largest reach that a body can have anywhere on the road, in the lane and while it avoids; types are worked out once. */
    private void fillReaches(Scenario s) {
        double steepest = s.avoidance().curve().largestYawRadians();
        Map<String, Integer> sameType = new TreeMap<>();
        for (int slot = 0; slot < front.length; slot++) {
            Integer like = sameType.putIfAbsent(s.fleet().vehicles().get(slot).type(), slot);
            int from = like == null ? slot : like;
            if (like == null) {
                for (Scenario.Segment piece : s.road().segments()) {
                    widen(slot, steepest, piece.curvaturePerMeter());
                }
            }
            widestFront[slot] = widestFront[from];
            widestRear[slot] = widestRear[from];
            avoidingFront[slot] = avoidingFront[from];
            avoidingRear[slot] = avoidingRear[from];
        }
    }

    private void widen(int slot, double steepest, double curvature) {
        double half = halfWidth[slot];
        widestFront[slot] = Math.max(widestFront[slot], SupportPoint.frontMeters(front[slot], half, 0, curvature));
        widestRear[slot] = Math.max(widestRear[slot], SupportPoint.rearMeters(rear[slot], half, 0, curvature));
        avoidingFront[slot] = Math.max(avoidingFront[slot], Trig.hypot(front[slot], half));
        avoidingRear[slot] = Math.max(avoidingRear[slot], Trig.hypot(rear[slot], half));
        for (int k = -YAW_SAMPLES; k <= YAW_SAMPLES && curvature != 0; k++) {
            double yaw = steepest * k / YAW_SAMPLES;
            avoidingFront[slot] = Math.max(
                    avoidingFront[slot], SupportPoint.frontMeters(front[slot], half, yaw, curvature) + BETWEEN_SAMPLES);
            avoidingRear[slot] = Math.max(
                    avoidingRear[slot], SupportPoint.rearMeters(rear[slot], half, yaw, curvature) + BETWEEN_SAMPLES);
        }
    }

    /** The reach ahead that is never exceeded, whatever bend follows; while it avoids, whatever yaw follows. */
    double mostFront(int slot, boolean avoids) {
        return avoids ? avoidingFront[slot] : widestFront[slot];
    }

    double mostRear(int slot, boolean avoids) {
        return avoids ? avoidingRear[slot] : widestRear[slot];
    }

    /** The slot of a vehicle, −1 for one that there is not. */
    int slotOf(String id) {
        return slots.getOrDefault(id, -1);
    }

    /** Place of the vehicle's identity in the natural order of identities. */
    int rank(int slot) {
        return rank[slot];
    }

    double halfWidth(int slot) {
        return halfWidth[slot];
    }

    double frontExtent(int slot) {
        return front[slot];
    }

    double rearExtent(int slot) {
        return rear[slot];
    }

    /** Reach ahead along the lane's tangent (M-38). */
    double front(int slot, double yaw, double route) {
        return yaw == 0 && line.isStraight()
                ? front[slot]
                : SupportPoint.frontMeters(front[slot], halfWidth[slot], yaw, line.curvaturePerMeter(route));
    }

    double rear(int slot, double yaw, double route) {
        return yaw == 0 && line.isStraight()
                ? rear[slot]
                : SupportPoint.rearMeters(rear[slot], halfWidth[slot], yaw, line.curvaturePerMeter(route));
    }

    /** From the front bumper to a place; a place that lies behind the vehicle on this lap is looked for on the next. */
    double ahead(FleetState f, int slot, double routeMeters) {
        double ahead = clearance(f, slot, routeMeters);
        return ahead < -roadLength / 2 ? ahead + roadLength : ahead;
    }

    private double clearance(FleetState f, int slot, double routeMeters) {
        double x = f.routeMeters(slot);
        return routeMeters - x - front(slot, f.yawRadians(slot), x);
    }

    boolean isDisabled(FleetState f, int slot) {
        return f.damagePoints(slot) >= disabledFrom;
    }

    double capability(double points) {
        return points == 0 ? 1 : damage.capability(points);
    }

    DamageState state(double points) {
        return damage.state(points);
    }

    /** What the entrance must have free, centre to centre (M-80). */
    double entranceDistance(int follower, int leader) {
        return Math.max(spacing, minimumGap + front[follower] + rear[leader]);
    }

    /** Across the seam the entrance's distance is kept, as a bumper gap (ruling A23). */
    double seamGap(int follower, int leader) {
        return entranceDistance(follower, leader) - front[follower] - rear[leader];
    }

    /**
     * The first place in the order, front to back, whose vehicle is at or behind {@code routeMeters}; the fleet's size when all
     * are ahead of it.
     */
    static int firstAtOrBehind(FleetState f, double routeMeters) {
        int low = 0;
        int high = f.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (f.routeMeters(f.slotAt(middle)) <= routeMeters) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low;
    }
}
