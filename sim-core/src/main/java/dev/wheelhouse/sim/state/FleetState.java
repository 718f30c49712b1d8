package dev.wheelhouse.sim.state;

import dev.wheelhouse.sim.id.SpeedLimit;

/**
 * The fleet as columns addressed by slot: metres, m/s, m/s², radians. Handed over by the step that filled it and never
 * written again; readers use the accessors.
 */
public final class FleetState {
    public static final int GATE_CLOSED = 1;
    public static final int FOLLOWING_LIMITED = 2;
    public static final int NORMAL_BRAKING = 4;
    public static final int EMERGENCY_BRAKING = 8;
    public static final int POSITION_CLAMPED = 16;
    public static final int RECYCLED = 32;
    /** Braking asked for more than the surface's grip gives (M-63). */
    public static final int GRIP_EXCEEDED = 64;
    /** No wheel touches the ground now. */
    public static final int OFF_GROUND = 128;

    private static final int LIMIT_SHIFT = 8;
    private static final SpeedLimit[] LIMITS = SpeedLimit.values();
    /** The largest word of flags and limit. */
    public static final int ALL_FLAGS = (LIMITS.length - 1 << LIMIT_SHIFT) + 0xFF;

    private final double[] route;
    private final double[] speed;
    private final double[] acceleration;
    private final double[] target;
    private final double[] gap;
    private final double[] lateral;
    private final double[] yaw;
    final double[] damage;
    final double[] contactLoss;
    private final int[] flags;
    final int[] order;
    final double[] zeros;

    FleetState(
            double[] route,
            double[] speed,
            double[] acceleration,
            double[] target,
            double[] gap,
            double[] lateral,
            double[] yaw,
            double[] damage,
            double[] contactLoss,
            int[] flags,
            int[] order,
            double[] zeros) {
        this.route = route;
        this.speed = speed;
        this.acceleration = acceleration;
        this.target = target;
        this.gap = gap;
        this.lateral = lateral;
        this.yaw = yaw;
        this.damage = damage;
        this.contactLoss = contactLoss;
        this.flags = flags;
        this.order = order;
        this.zeros = zeros;
    }

    public int size() {
        return route.length;
    }

    public double routeMeters(int slot) {
        return route[slot];
    }

    public double speedMps(int slot) {
        return speed[slot];
    }

    public double accelerationMps2(int slot) {
        return acceleration[slot];
    }

    public double targetSpeedMps(int slot) {
        return target[slot];
    }

    /** To the leader, also across the seam; infinite without one. */
    public double bumperGapMeters(int slot) {
        return gap[slot];
    }

    public double lateralMeters(int slot) {
        return lateral[slot];
    }

    public double yawRadians(int slot) {
        return yaw[slot];
    }

    public double damagePoints(int slot) {
        return damage[slot];
    }

    /** Continuous contact with the ground in [0, 1]; decays over a brief miss. */
    public double contactStrength(int slot) {
        return 1 - contactLoss[slot];
    }

    /** All flags and the binding limit of a vehicle as one word. */
    public int flags(int slot) {
        return flags[slot];
    }

    public boolean has(int slot, int flag) {
        return (flags[slot] & flag) != 0;
    }

    public SpeedLimit binding(int slot) {
        return LIMITS[flags[slot] >>> LIMIT_SHIFT];
    }

    /** The slot that is {@code index} places behind the front. */
    public int slotAt(int index) {
        return order[index];
    }

    public static int flagOf(SpeedLimit limit) {
        return limit.ordinal() << LIMIT_SHIFT;
    }
}
