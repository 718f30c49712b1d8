package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.SpeedLimit;
import dev.wheelhouse.sim.kinematics.FollowingSpeed;
import dev.wheelhouse.sim.kinematics.GateSpeed;
import dev.wheelhouse.sim.kinematics.StoppingDistance;
import dev.wheelhouse.sim.math.SupportPoint;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import dev.wheelhouse.sim.state.Gate;
import java.util.ArrayList;
import java.util.List;

/**
 * The limits that a vehicle's speed had in a step, worked out by the core's own rules from the two completed steps: m/s,
 * infinite for one that does not apply.
 */
final class SpeedLimits {
    /** One limit. */
    record Limit(SpeedLimit kind, String words, double mps, boolean isBinding) {}

    private SpeedLimits() {}

    /** All that apply, the driver's own first; empty for step 0, which nothing led to. */
    static List<Limit> of(ViewFrame f, int slot) {
        CompletedStep now = f.current();
        CompletedStep before = f.previous();
        List<Limit> limits = new ArrayList<>();
        if (now.step() != before.step() + 1 || now.cycle() != before.cycle()) {
            return limits;
        }
        SpeedLimit binding = now.fleet().binding(slot);
        Scenario s = f.scenario();
        double wish = Math.min(s.driving().targetSpeed(), s.road().speedLimitMps());
        double points = before.fleet().damagePoints(slot);
        add(limits, SpeedLimit.TARGET, "Target", wish, binding);
        if (s.damage().state(points) != DamageState.HEALTHY) {
            add(limits, SpeedLimit.DAMAGE, "Damage", wish * s.damage().capability(points), binding);
        }
        SpeedLimit gateKind = binding == SpeedLimit.HAZARD ? SpeedLimit.HAZARD : SpeedLimit.GATE;
        add(limits, gateKind, "Gate", gate(s, now, before, slot), binding);
        addLeader(limits, f, slot, binding);
        return limits;
    }

    private static void add(List<Limit> limits, SpeedLimit kind, String words, double mps, SpeedLimit binding) {
        limits.add(new Limit(kind, words, mps, kind == binding));
    }

    private static double gate(Scenario s, CompletedStep now, CompletedStep before, int slot) {
        double limit = Double.POSITIVE_INFINITY;
        double v = before.fleet().speedMps(slot);
        for (Gate g : now.gates()) {
            double ahead = g.routeMeters() - before.fleet().routeMeters(slot) - front(s, before.fleet(), slot);
            if (g.slot() == slot && ahead >= 0) {
                boolean emergency = g.emergency() && g.lastBrakeStep() == now.step()
                        || StoppingDistance.brakingMeters(v, s.driving().braking()) > ahead;
                double own = GateSpeed.limitMps(
                        ahead,
                        s.driving().reactionTime(),
                        s.driving().braking(),
                        s.driving().stoppingMargin(),
                        Double.MAX_VALUE);
                limit = Math.min(limit, emergency ? 0 : own);
            }
        }
        return limit;
    }

    private static void addLeader(List<Limit> limits, ViewFrame f, int slot, SpeedLimit binding) {
        FleetState fleet = f.previous().fleet();
        int leader = leaderOf(fleet, slot);
        if (leader < 0) {
            add(limits, SpeedLimit.FOLLOWING, "Following", Double.POSITIVE_INFINITY, binding);
            add(limits, SpeedLimit.GAP, "Gap bound", Double.POSITIVE_INFINITY, binding);
            return;
        }
        Scenario s = f.scenario();
        boolean isAcrossSeam = fleet.slotAt(0) == slot;
        double leaderX = fleet.routeMeters(leader) + (isAcrossSeam ? s.road().lengthMeters() : 0);
        double x = fleet.routeMeters(slot);
        double front = front(s, fleet, slot);
        double rear = rear(s, fleet, leader);
        double least = isAcrossSeam ? seamGap(s, slot, leader) : s.fleet().minimumGapMeters();
        double policy = FollowingSpeed.policyMps(
                FollowingSpeed.bumperGapMeters(leaderX, rear, x, front),
                fleet.speedMps(leader),
                s.driving().reactionTime(),
                s.driving().braking(),
                least);
        double room = FollowingSpeed.gapSpeedMps(
                FollowingSpeed.maxFollowerCenterMeters(
                        leaderX, fleet.speedMps(leader), s.stepSeconds(), rear, front, least),
                x,
                s.stepSeconds());
        add(limits, SpeedLimit.FOLLOWING, "Following " + f.nameOf(leader), policy, binding);
        add(limits, SpeedLimit.GAP, "Gap bound", room, binding);
    }

    /** The vehicle ahead, also across the seam; −1 when there is no other. */
    static int leaderOf(FleetState fleet, int slot) {
        int n = fleet.size();
        for (int place = 0; place < n; place++) {
            if (fleet.slotAt(place) == slot) {
                return n == 1 ? -1 : fleet.slotAt(place == 0 ? n - 1 : place - 1);
            }
        }
        return -1;
    }

    private static double seamGap(Scenario s, int follower, int leader) {
        Scenario.Envelope e = s.fleet().vehicles().get(follower).envelope();
        Scenario.Envelope l = s.fleet().vehicles().get(leader).envelope();
        double distance = Math.max(s.fleet().spacingMeters(), s.fleet().minimumGapMeters() + e.front() + l.rear());
        return distance - e.front() - l.rear();
    }

    private static double front(Scenario s, FleetState fleet, int slot) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return SupportPoint.frontMeters(e.front(), e.width() / 2, fleet.yawRadians(slot), 0);
    }

    private static double rear(Scenario s, FleetState fleet, int slot) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        return SupportPoint.rearMeters(e.rear(), e.width() / 2, fleet.yawRadians(slot), 0);
    }
}
