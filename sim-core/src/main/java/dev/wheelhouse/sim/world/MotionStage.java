package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.id.SpeedLimit;
import dev.wheelhouse.sim.kinematics.FollowingSpeed;
import dev.wheelhouse.sim.kinematics.GateSpeed;
import dev.wheelhouse.sim.kinematics.Relocation;
import dev.wheelhouse.sim.kinematics.RelocationReason;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import dev.wheelhouse.sim.math.SupportPoint;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.Arrays;

/** Reads the previous fleet, the gates and the avoidance; writes the motion columns, front to back (M-31 to M-37). */
final class MotionStage {
    private final Scenario s;
    private final double length;
    private final double dt;
    private final double[] gateLimit;
    private final boolean[] emergencyAsked;

    MotionStage(Scenario scenario) {
        this.s = scenario;
        this.length = scenario.road().lengthMeters();
        this.dt = scenario.stepSeconds();
        this.gateLimit = new double[scenario.fleet().vehicles().size()];
        this.emergencyAsked = new boolean[gateLimit.length];
    }

    void moveFleet(Draft d) {
        placeLaterally(d);
        limitByGates(d);
        int n = d.route.length;
        FleetState f = d.previous.fleet();
        for (int i = 0; i < n; i++) {
            int slot = d.order[i];
            int leader = n == 1 ? -1 : d.order[i == 0 ? n - 1 : i - 1];
            moveOne(d, f, slot, leader, i == 0);
        }
    }

    private void placeLaterally(Draft d) {
        if (d.avoidance == null) {
            return;
        }
        int elapsedSteps = (int) (d.step - d.avoidance.startStep());
        if (elapsedSteps < s.avoidance().durationSteps()) {
            double elapsed = s.secondsOf(elapsedSteps);
            int slot = d.avoidance.slot();
            d.lateral[slot] = d.avoidance.side().sign() * s.avoidance().curve().offsetMeters(elapsed);
            d.yaw[slot] = d.avoidance.side().sign() * s.avoidance().curve().yawRadians(elapsed);
        }
    }

    private void limitByGates(Draft d) {
        Arrays.fill(gateLimit, Double.POSITIVE_INFINITY);
        Arrays.fill(emergencyAsked, false);
        FleetState f = d.previous.fleet();
        for (Gate g : d.gates) {
            int slot = g.slot();
            d.flags[slot] |= FleetState.GATE_CLOSED;
            double ahead = g.routeMeters() - f.routeMeters(slot) - front(slot, f.yawRadians(slot));
            double v = f.speedMps(slot);
            if (ahead < 0) {
                continue;
            }
            boolean emergency = (g.emergency() && g.lastBrakeStep() == d.step)
                    || StoppingDistance.brakingMeters(v, s.driving().braking()) > ahead;
            emergencyAsked[slot] |= emergency && v > 0;
            double limit = emergency
                    ? 0
                    : GateSpeed.limitMps(
                            ahead,
                            s.driving().reactionTime(),
                            s.driving().braking(),
                            s.driving().stoppingMargin(),
                            Double.MAX_VALUE);
            gateLimit[slot] = Math.min(gateLimit[slot], limit);
        }
    }

    private void moveOne(Draft d, FleetState f, int slot, int leader, boolean seam) {
        double v = f.speedMps(slot);
        double x = f.routeMeters(slot);
        double wish = Math.min(s.driving().targetSpeed(), s.road().speedLimitMps());
        double permitted = wish * s.damage().capability(f.damagePoints(slot));
        SpeedLimit binding = permitted < wish ? SpeedLimit.DAMAGE : SpeedLimit.TARGET;
        if (gateLimit[slot] < permitted) {
            permitted = gateLimit[slot];
            binding = emergencyAsked[slot] ? SpeedLimit.HAZARD : SpeedLimit.GATE;
        }
        double maxCenter = Double.POSITIVE_INFINITY;
        boolean leaderDisabled = false;
        if (leader >= 0) {
            double shift = seam ? length : 0;
            double minGap = seam ? seamGap(slot, leader) : s.fleet().minimumGapMeters();
            double front = front(slot, f.yawRadians(slot));
            double rear = rear(leader, f.yawRadians(leader));
            double leaderX = f.routeMeters(leader) + shift;
            double leaderV = f.speedMps(leader);
            double gap = FollowingSpeed.bumperGapMeters(leaderX, rear, x, front);
            double policy = FollowingSpeed.policyMps(
                    gap, leaderV, s.driving().reactionTime(), s.driving().braking(), minGap);
            double room = FollowingSpeed.gapSpeedMps(
                    FollowingSpeed.maxFollowerCenterMeters(leaderX, leaderV, dt, rear, front, minGap), x, dt);
            leaderDisabled = isDisabled(f, leader);
            if (Math.min(policy, room) < permitted) {
                permitted = Math.min(policy, room);
                binding = policy <= room ? SpeedLimit.FOLLOWING : SpeedLimit.GAP;
                d.flags[slot] |= FleetState.FOLLOWING_LIMITED;
            }
            double accepted = seam ? f.routeMeters(leader) + length : d.route[leader];
            maxCenter = accepted - rear(leader, d.yaw[leader]) - front(slot, d.yaw[slot]) - minGap;
        }
        integrate(d, f, slot, v, x, permitted, binding, maxCenter, leaderDisabled);
    }

    private void integrate(
            Draft d,
            FleetState f,
            int slot,
            double v,
            double x,
            double permitted,
            SpeedLimit binding,
            double maxCenter,
            boolean leaderDisabled) {
        boolean following = (d.flags[slot] & FleetState.FOLLOWING_LIMITED) != 0;
        boolean hard = emergencyAsked[slot]
                || permitted < v - s.driving().braking() * dt && following
                || s.fleet().disabledLeaderIsEmergency() && leaderDisabled && following && permitted < v;
        double braking = hard ? s.driving().emergencyBraking() : s.driving().braking();
        double next = permitted >= v
                ? Math.min(permitted, v + s.driving().acceleration() * dt)
                : Math.max(permitted, v - braking * dt);
        if (!hard) {
            next = limitJerk(f.accelerationMps2(slot), v, next);
        }
        if (permitted < s.driving().standstill() && next < s.driving().standstill()) {
            next = 0;
        }
        double target = permitted;
        if (isDisabled(f, slot)) {
            next = 0;
            target = 0;
            binding = SpeedLimit.DAMAGE;
        }
        double moved = x + next * dt;
        if (moved > maxCenter) {
            moved = Math.max(x, maxCenter);
            next = (moved - x) / dt;
            target = next;
            d.flags[slot] |= FleetState.POSITION_CLAMPED;
            d.clamps++;
        }
        d.route[slot] = moved;
        d.speed[slot] = next;
        d.target[slot] = target;
        d.acceleration[slot] = (next - v) / dt;
        d.flags[slot] |= FleetState.flagOf(binding);
        if (next < v) {
            d.flags[slot] |= hard ? FleetState.EMERGENCY_BRAKING : FleetState.NORMAL_BRAKING;
        }
    }

    /** Softens the start of speeding up alone, so that it can never cost a gap (M-39). */
    private double limitJerk(double lastAcceleration, double v, double next) {
        double most = Math.max(0, lastAcceleration) + s.driving().jerkLimit() * dt;
        return next > v ? Math.min(next, v + most * dt) : next;
    }

    /** The front vehicle goes to the entrance when that is free, one a step (M-80); its overshoot is kept. */
    void recycleOne(Draft d) {
        sortFrontToBack(d);
        int n = d.order.length;
        int front = d.order[0];
        if (d.route[front] >= length) {
            int tail = d.order[n - 1];
            double landing = d.route[front] - length;
            double free = n == 1 ? length : d.route[tail] - landing;
            double required = n == 1 ? 0 : entranceDistance(front, tail);
            Relocation r = new Relocation(RelocationReason.ROUTE_RECYCLE, true, free, required, 0);
            if (free >= required - 1e-9) {
                d.route[front] = landing;
                d.exempt[front] = r.isExempt();
                d.flags[front] |= FleetState.RECYCLED;
                System.arraycopy(d.order, 1, d.order, 0, n - 1);
                d.order[n - 1] = front;
                d.recycles++;
                d.event(EventKind.ROUTE_RECYCLE, front, "free " + free + " of " + required + " m");
            } else {
                d.route[front] = length;
                d.speed[front] = 0;
            }
        }
        fillGaps(s, d.route, d.yaw, d.order, d.gap);
        for (double gap : d.gap) {
            d.minGap = Math.min(d.minGap, gap);
        }
    }

    private static void sortFrontToBack(Draft d) {
        for (int i = 1; i < d.order.length; i++) {
            int slot = d.order[i];
            int j = i - 1;
            while (j >= 0 && d.route[d.order[j]] < d.route[slot]) {
                d.order[j + 1] = d.order[j];
                j--;
            }
            d.order[j + 1] = slot;
        }
    }

    static void fillGaps(Scenario s, double[] route, double[] yaw, int[] order, double[] gap) {
        int n = order.length;
        double length = s.road().lengthMeters();
        for (int i = 0; i < n; i++) {
            int slot = order[i];
            if (n == 1) {
                gap[slot] = Double.POSITIVE_INFINITY;
                continue;
            }
            int leader = order[i == 0 ? n - 1 : i - 1];
            Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
            Scenario.Envelope l = s.fleet().vehicles().get(leader).envelope();
            gap[slot] = FollowingSpeed.bumperGapMeters(
                    route[leader] + (i == 0 ? length : 0),
                    SupportPoint.rearMeters(l.rear(), l.width() / 2, yaw[leader], 0),
                    route[slot],
                    SupportPoint.frontMeters(e.front(), e.width() / 2, yaw[slot], 0));
        }
    }

    private double entranceDistance(int follower, int leader) {
        Scenario.Envelope e = s.fleet().vehicles().get(follower).envelope();
        Scenario.Envelope l = s.fleet().vehicles().get(leader).envelope();
        return Math.max(s.fleet().spacingMeters(), s.fleet().minimumGapMeters() + e.front() + l.rear());
    }

    /** Across the seam the entrance's distance is kept, as a bumper gap (ruling A23). */
    private double seamGap(int follower, int leader) {
        return entranceDistance(follower, leader)
                - s.fleet().vehicles().get(follower).envelope().front()
                - s.fleet().vehicles().get(leader).envelope().rear();
    }

    private boolean isDisabled(FleetState f, int slot) {
        return s.damage().state(f.damagePoints(slot)) == DamageState.DISABLED;
    }

    private double front(int slot, double yaw) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return SupportPoint.frontMeters(e.front(), e.width() / 2, yaw, 0);
    }

    private double rear(int slot, double yaw) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return SupportPoint.rearMeters(e.rear(), e.width() / 2, yaw, 0);
    }
}
