package dev.wheelhouse.sim.state;

/**
 * The fleet of a step while it is computed. Columns that seldom change are the previous step's until they are written. Belongs to
 * the thread that computes the step, up to {@link #publish()}.
 */
public final class FleetColumns {
    public final double[] route;
    public final double[] speed;
    public final double[] acceleration;
    public final double[] target;
    public final double[] gap;
    public final int[] flags;
    private double[] lateral;
    private double[] yaw;
    private double[] damage;
    private double[] contactLoss;
    private int[] order;
    private final double[] zeros;
    private int owned;

    private static final int LATERAL = 1;
    private static final int YAW = 2;
    private static final int DAMAGE = 4;
    private static final int CONTACT = 8;
    private static final int ORDER = 16;

    /** Columns of {@code n} vehicles at rest, in the lane, whole, in the order of their slots. */
    public FleetColumns(int n) {
        route = new double[n];
        speed = new double[n];
        acceleration = new double[n];
        target = new double[n];
        gap = new double[n];
        flags = new int[n];
        zeros = new double[n];
        lateral = zeros;
        yaw = zeros;
        damage = zeros;
        contactLoss = zeros;
        order = new int[n];
        for (int i = 0; i < n; i++) {
            order[i] = i;
        }
        owned = ORDER;
    }

    /** Columns of the step after {@code f}: everybody back in the lane, damage, contact and order as they were. */
    public FleetColumns(FleetState f) {
        int n = f.size();
        route = new double[n];
        speed = new double[n];
        acceleration = new double[n];
        target = new double[n];
        gap = new double[n];
        flags = new int[n];
        zeros = f.zeros;
        lateral = zeros;
        yaw = zeros;
        damage = f.damage;
        contactLoss = f.contactLoss;
        order = f.order;
    }

    public int size() {
        return route.length;
    }

    public double lateral(int slot) {
        return lateral[slot];
    }

    public double yaw(int slot) {
        return yaw[slot];
    }

    public double damage(int slot) {
        return damage[slot];
    }

    public double contactStrength(int slot) {
        return 1 - contactLoss[slot];
    }

    public int order(int index) {
        return order[index];
    }

    public void setLateral(int slot, double meters) {
        lateral = owned(LATERAL, lateral);
        lateral[slot] = meters;
    }

    public void setYaw(int slot, double radians) {
        yaw = owned(YAW, yaw);
        yaw[slot] = radians;
    }

    public void setDamage(int slot, double points) {
        damage = owned(DAMAGE, damage);
        damage[slot] = points;
    }

    public void setContactStrength(int slot, double strength) {
        contactLoss = owned(CONTACT, contactLoss);
        contactLoss[slot] = 1 - strength;
    }

    public void setOrder(int index, int slot) {
        if ((owned & ORDER) == 0) {
            order = order.clone();
            owned |= ORDER;
        }
        order[index] = slot;
    }

    /** The front vehicle becomes the last one. */
    public void moveFrontToBack() {
        int front = order[0];
        setOrder(0, front);
        System.arraycopy(order, 1, order, 0, order.length - 1);
        order[order.length - 1] = front;
    }

    private double[] owned(int column, double[] values) {
        if ((owned & column) != 0) {
            return values;
        }
        owned |= column;
        return values.clone();
    }

    /** Hands the columns over; nobody writes them again. */
    public FleetState publish() {
        return new FleetState(
                route, speed, acceleration, target, gap, lateral, yaw, damage, contactLoss, flags, order, zeros);
    }
}
