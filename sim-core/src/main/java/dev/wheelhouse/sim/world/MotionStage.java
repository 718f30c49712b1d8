package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.SpeedLimit;
import dev.wheelhouse.sim.kinematics.FollowingSpeed;
import dev.wheelhouse.sim.kinematics.GateSpeed;
import dev.wheelhouse.sim.kinematics.Relocation;
import dev.wheelhouse.sim.kinematics.RelocationReason;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import dev.wheelhouse.sim.state.Relocated;
import java.util.Arrays;

/** Reads the previous fleet, the gates and the avoidance; writes the motion columns, front to back (M-31 to M-37). */
final class MotionStage {
    private static final double ROUNDING = 1e-9;
    private static final int TARGET = FleetState.flagOf(SpeedLimit.TARGET);
    private static final int DAMAGE = FleetState.flagOf(SpeedLimit.DAMAGE);
    private static final int GATE = FleetState.flagOf(SpeedLimit.GATE);
    private static final int HAZARD = FleetState.flagOf(SpeedLimit.HAZARD);
    private static final int FOLLOWING = FleetState.flagOf(SpeedLimit.FOLLOWING);
    private static final int GAP = FleetState.flagOf(SpeedLimit.GAP);
    private final Scenario s;
    private final Roster roster;
    private final Integration integration;
    private final double length;
    private final double dt;
    private final double tau;
    private final double braking;
    private final double minimumGap;
    /** What each driver would drive on an empty road, m/s. */
    final double[] wishes;

    private final boolean disabledLeaderIsEmergency;
    private final double[] gateLimit;
    private final boolean[] emergencyAsked;
    private final boolean[] special;
    private final PlainMotion plain;
    /** Whether the loop for the plain case may be used; off only where a test compares both ways. */
    boolean plainRoad;

    private int avoider = -1;
    private boolean square;
    private double smallestBehindFirst;

    MotionStage(Scenario scenario, Roster roster) {
        this.s = scenario;
        this.roster = roster;
        this.integration = new Integration(scenario);
        this.length = roster.roadLength;
        this.dt = scenario.stepSeconds();
        this.tau = scenario.driving().reactionTime();
        this.braking = scenario.driving().braking();
        this.minimumGap = scenario.fleet().minimumGapMeters();
        this.wishes = new double[scenario.fleet().vehicles().size()];
        Arrays.fill(
                wishes,
                Math.min(scenario.driving().targetSpeed(), scenario.road().speedLimitMps()));
        this.disabledLeaderIsEmergency = scenario.fleet().disabledLeaderIsEmergency();
        this.gateLimit = new double[scenario.fleet().vehicles().size()];
        this.emergencyAsked = new boolean[gateLimit.length];
        this.special = new boolean[gateLimit.length];
        this.plain = new PlainMotion(scenario, roster);
        this.plainRoad =
                !integration.limitsJerk() && scenario.physical().surfaces().isEmpty() && roster.isStraight();
        Arrays.fill(gateLimit, Double.POSITIVE_INFINITY);
    }

    /** Front to back; each one's gap is known as soon as it has moved, but for the first one's, across the seam. */
    void moveFleet(Draft d) {
        placeLaterally(d);
        limitByGates(d);
        FleetState f = d.previous.fleet();
        FleetColumns c = d.fleet;
        int n = c.size();
        avoider = d.avoidance == null ? -1 : d.avoidance.slot();
        square = roster.isStraight() && f.hasNoYaw() && c.hasNoYaw();
        boolean fast = square && plainRoad;
        markSpecial(d);
        plain.begin();
        int clamps = 0;
        double smallest = Double.POSITIVE_INFINITY;
        int i = 0;
        while (i < n) {
            int slot = c.order(i);
            int leader = n == 1 ? -1 : c.order(i == 0 ? n - 1 : i - 1);
            clamps += moveOne(f, c, slot, leader, i == 0);
            if (i > 0) {
                c.gap[slot] = gap(c, slot, leader, c.route[leader]);
                smallest = Math.min(smallest, c.gap[slot]);
            }
            i++;
            i = fast && i < n ? plain.move(c, i, wishes, special) : i;
        }
        d.clamps += clamps + plain.clamps();
        smallestBehindFirst = Math.min(smallest, plain.smallestGapMeters());
        forgetGates(d);
    }

    /** Whoever has a gate or damage is moved the general way, and so is who follows. */
    private void markSpecial(Draft d) {
        FleetColumns c = d.fleet;
        for (int k = 0; k < d.gates.size(); k++) {
            special[d.gates.get(k).slot()] = true;
        }
        if (!c.hasNoDamage()) {
            for (int slot = 0; slot < c.size(); slot++) {
                special[slot] |= c.damage(slot) != 0;
            }
        }
    }

    private double gap(FleetColumns c, int slot, int leader, double leaderX) {
        double x = c.route[slot];
        double rear = square ? roster.rearExtent(leader) : roster.rear(leader, c.yaw(leader), c.route[leader]);
        double front = square ? roster.frontExtent(slot) : roster.front(slot, c.yaw(slot), x);
        return FollowingSpeed.bumperGapMeters(leaderX, rear, x, front);
    }

    private void placeLaterally(Draft d) {
        if (d.avoidance == null) {
            return;
        }
        int elapsedSteps = (int) (d.step - d.avoidance.startStep());
        if (elapsedSteps < s.avoidance().durationSteps()) {
            double elapsed = s.secondsOf(elapsedSteps);
            int slot = d.avoidance.slot();
            // Adding zero leaves no negative one.
            d.fleet.setLateral(
                    slot, d.avoidance.side().sign() * s.avoidance().curve().offsetMeters(elapsed) + 0.0);
            d.fleet.setYaw(
                    slot, d.avoidance.side().sign() * s.avoidance().curve().yawRadians(elapsed) + 0.0);
        }
    }

    private void limitByGates(Draft d) {
        FleetState f = d.previous.fleet();
        for (int k = 0; k < d.gates.size(); k++) {
            Gate g = d.gates.get(k);
            int slot = g.slot();
            d.fleet.flags[slot] |= FleetState.GATE_CLOSED;
            double ahead = roster.ahead(f, slot, g.routeMeters());
            double v = f.speedMps(slot);
            boolean asked = g.emergency() && g.lastBrakeStep() == d.step;
            if (ahead < 0 && !asked) {
                continue;
            }
            boolean emergency = asked || StoppingDistance.brakingMeters(v, braking) > ahead;
            emergencyAsked[slot] |= emergency && v > 0;
            double limit = emergency
                    ? 0
                    : GateSpeed.limitMps(ahead, tau, braking, s.driving().stoppingMargin(), Double.MAX_VALUE);
            gateLimit[slot] = Math.min(gateLimit[slot], limit);
        }
    }

    private void forgetGates(Draft d) {
        for (int k = 0; k < d.gates.size(); k++) {
            gateLimit[d.gates.get(k).slot()] = Double.POSITIVE_INFINITY;
            emergencyAsked[d.gates.get(k).slot()] = false;
            special[d.gates.get(k).slot()] = false;
        }
        if (!d.fleet.hasNoDamage()) {
            Arrays.fill(special, false);
        }
    }

    /** Decides the permitted speed and integrates; 1 when the position had to be clamped. */
    private int moveOne(FleetState f, FleetColumns c, int slot, int leader, boolean seam) {
        double v = f.speedMps(slot);
        double x = f.routeMeters(slot);
        double damage = f.damagePoints(slot);
        double wish = wishes[slot];
        double permitted = damage == 0 ? wish : wish * roster.capability(damage);
        int binding = permitted < wish ? DAMAGE : TARGET;
        boolean hard = emergencyAsked[slot];
        if (gateLimit[slot] < permitted) {
            permitted = gateLimit[slot];
            binding = hard ? HAZARD : GATE;
        }
        double safe = gateLimit[slot];
        double maxCenter = Double.POSITIVE_INFINITY;
        if (leader >= 0) {
            double shift = seam ? length : 0;
            double minGap = seam ? roster.seamGap(slot, leader) : minimumGap;
            double front = square ? roster.frontExtent(slot) : roster.front(slot, f.yawRadians(slot), x);
            double leaderX = f.routeMeters(leader);
            double rear = square ? roster.rearExtent(leader) : roster.rear(leader, f.yawRadians(leader), leaderX);
            leaderX += shift;
            double leaderV = f.speedMps(leader);
            double gap = FollowingSpeed.bumperGapMeters(leaderX, rear, x, front);
            double policy = FollowingSpeed.policyMps(gap, leaderV, tau, braking, minGap);
            double room = FollowingSpeed.gapSpeedMps(
                    FollowingSpeed.maxFollowerCenterMeters(leaderX, leaderV, dt, rear, front, minGap), x, dt);
            double following = Math.min(policy, room);
            if (following < permitted) {
                permitted = following;
                binding = policy <= room ? FOLLOWING : GAP;
                c.flags[slot] |= FleetState.FOLLOWING_LIMITED;
                hard |= permitted < v - braking * dt
                        || disabledLeaderIsEmergency && permitted < v && roster.isDisabled(f, leader);
            }
            if (integration.limitsJerk()) {
                safe = Math.min(safe, integration.safeMps(gap, leaderV, minGap, room));
            }
            double accepted = seam ? leaderX : c.route[leader];
            maxCenter = accepted
                    - roster.mostRear(leader, leader == avoider)
                    - roster.mostFront(slot, slot == avoider)
                    - minGap;
        }
        c.flags[slot] |= binding;
        return integration.move(f, c, slot, permitted, safe, maxCenter, hard, roster.isDisabled(f, slot)) ? 1 : 0;
    }

    /** The front vehicle goes to the entrance when that is free, one a step (M-80); its overshoot is kept. */
    void recycleOne(Draft d) {
        FleetColumns c = d.fleet;
        int n = c.size();
        boolean moved = !d.accepted.isEmpty();
        if (moved) {
            sortFrontToBack(c);
        }
        int front = c.order(0);
        if (c.route[front] >= length) {
            int tail = c.order(n - 1);
            double landing = c.route[front] - length;
            double free = n == 1 ? length : c.route[tail] - landing;
            double required = n == 1 ? 0 : roster.entranceDistance(front, tail);
            moved = true;
            if (free >= required - ROUNDING) {
                recycle(d, front, landing, free, required);
            } else {
                waitAtEnd(d, front);
            }
        }
        d.minGap = Math.min(d.minGap, moved || n == 1 ? fillGaps(roster, c) : fillFirstGap(c));
    }

    private double fillFirstGap(FleetColumns c) {
        int first = c.order(0);
        int last = c.order(c.size() - 1);
        c.gap[first] = gap(c, first, last, c.route[last] + length);
        return Math.min(smallestBehindFirst, c.gap[first]);
    }

    private void recycle(Draft d, int slot, double landing, double free, double required) {
        FleetColumns c = d.fleet;
        double before = c.route[slot];
        c.route[slot] = landing;
        c.flags[slot] |= FleetState.RECYCLED;
        c.moveFrontToBack();
        Relocation claim = new Relocation(
                RelocationReason.ROUTE_RECYCLE, before >= length, free, required, c.route[slot] - landing);
        d.relocated(new Relocated(slot, claim, before / length, landing, c.route[slot]));
        d.recycles++;
        d.event(EventKind.ROUTE_RECYCLE, slot, "", "free " + free + " of " + required + " m");
    }

    /** A wait is an instant stop at the end, felt by the followers (ruling A23); counted. */
    private void waitAtEnd(Draft d, int slot) {
        FleetColumns c = d.fleet;
        c.route[slot] = length;
        c.speed[slot] = 0;
        c.target[slot] = 0;
        c.acceleration[slot] = -d.previous.fleet().speedMps(slot) / dt;
        c.flags[slot] = c.flags[slot] & 0xFF | FleetState.flagOf(SpeedLimit.ROUTE_END);
        d.waits++;
    }

    private static void sortFrontToBack(FleetColumns c) {
        double last = Double.POSITIVE_INFINITY;
        for (int i = 0; i < c.size(); i++) {
            int slot = c.order(i);
            double x = c.route[slot];
            if (x > last) {
                int j = i - 1;
                while (j >= 0 && c.route[c.order(j)] < x) {
                    c.setOrder(j + 1, c.order(j));
                    j--;
                }
                c.setOrder(j + 1, slot);
            } else {
                last = x;
            }
        }
    }

    /**
     * Each vehicle's gap to the one before it in the order; the front one's across the seam, infinite without a leader.
     *
     * @return the smallest
     */
    static double fillGaps(Roster roster, FleetColumns c) {
        int n = c.size();
        if (n == 1) {
            c.gap[0] = Double.POSITIVE_INFINITY;
            return c.gap[0];
        }
        double smallest = Double.POSITIVE_INFINITY;
        int leader = c.order(n - 1);
        double leaderX = c.route[leader] + roster.roadLength;
        for (int i = 0; i < n; i++) {
            int slot = c.order(i);
            double x = c.route[slot];
            c.gap[slot] = FollowingSpeed.bumperGapMeters(
                    leaderX,
                    roster.rear(leader, c.yaw(leader), c.route[leader]),
                    x,
                    roster.front(slot, c.yaw(slot), x));
            smallest = Math.min(smallest, c.gap[slot]);
            leader = slot;
            leaderX = x;
        }
        return smallest;
    }
}
