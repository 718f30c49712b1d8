package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.id.SpeedLimit;
import dev.wheelhouse.sim.kinematics.FollowingSpeed;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;

/**
 * Following for vehicles that nothing else concerns: no gate, no damage, no yaw, no jerk limit, on a straight dry road. The same
 * arithmetic as {@link MotionStage} in the same order, so the bits are the same, in one loop over the columns; nearly all vehicles
 * of nearly all steps are moved here.
 */
final class PlainMotion {
    private static final int TARGET = FleetState.flagOf(SpeedLimit.TARGET);
    private static final int FOLLOWING = FleetState.flagOf(SpeedLimit.FOLLOWING) | FleetState.FOLLOWING_LIMITED;
    private static final int GAP = FleetState.flagOf(SpeedLimit.GAP) | FleetState.FOLLOWING_LIMITED;
    private final double dt;
    private final double tau;
    private final double braking;
    private final double emergencyBraking;
    private final double acceleration;
    private final double standstill;
    private final double minimumGap;
    private final double gripBraking;
    private final double[] front;
    private final double[] rear;
    private int clamps;
    private double smallestGap;

    PlainMotion(Scenario s, Roster roster) {
        dt = s.stepSeconds();
        tau = s.driving().reactionTime();
        braking = s.driving().braking();
        emergencyBraking = s.driving().emergencyBraking();
        acceleration = s.driving().acceleration();
        standstill = s.driving().standstill();
        minimumGap = s.fleet().minimumGapMeters();
        gripBraking = s.physical().gripBraking();
        front = roster.fronts();
        rear = roster.rears();
    }

    int clamps() {
        return clamps;
    }

    /** The smallest gap among those moved, infinite for none. */
    double smallestGapMeters() {
        return smallestGap;
    }

    void begin() {
        clamps = 0;
        smallestGap = Double.POSITIVE_INFINITY;
    }

    /**
     * Moves the vehicles from a place in the order on, as far as they are plain and their leaders are.
     *
     * @return the first place that is left to the general way, or the fleet's size
     */
    int move(FleetColumns c, int from, double[] wishes, boolean[] special) {
        double[] x0 = c.lastRoute;
        double[] v0 = c.lastSpeed;
        double[] route = c.route;
        int n = route.length;
        int leader = c.order(from - 1);
        double leaderX = x0[leader];
        double leaderV = v0[leader];
        double accepted = route[leader];
        double smallest = smallestGap;
        int i = from;
        for (; i < n; i++) {
            int slot = c.order(i);
            if (special[slot] || special[leader]) {
                break;
            }
            double x = x0[slot];
            double v = v0[slot];
            double frontMeters = front[slot];
            double rearMeters = rear[leader];
            double gap = FollowingSpeed.bumperGapMeters(leaderX, rearMeters, x, frontMeters);
            double policy = FollowingSpeed.policyMps(gap, leaderV, tau, braking, minimumGap);
            double room = FollowingSpeed.gapSpeedMps(
                    FollowingSpeed.maxFollowerCenterMeters(leaderX, leaderV, dt, rearMeters, frontMeters, minimumGap),
                    x,
                    dt);
            double permitted = wishes[slot];
            double following = Math.min(policy, room);
            int flags = TARGET;
            boolean hard = false;
            if (following < permitted) {
                permitted = following;
                flags = policy <= room ? FOLLOWING : GAP;
                hard = permitted < v - braking * dt;
            }
            double next = permitted >= v
                    ? Math.min(permitted, v + acceleration * dt)
                    : Math.max(permitted, v - (hard ? emergencyBraking : braking) * dt);
            if (next < standstill && permitted < standstill) {
                next = 0;
            }
            double moved = x + next * dt;
            double most = accepted - rearMeters - frontMeters - minimumGap;
            if (moved > most) {
                moved = Math.max(x, most);
                next = (moved - x) / dt;
                permitted = next;
                flags |= FleetState.POSITION_CLAMPED;
                clamps++;
            }
            double change = (next - v) / dt;
            if (next < v) {
                flags |= hard ? FleetState.EMERGENCY_BRAKING : FleetState.NORMAL_BRAKING;
                flags |= (v - next) / dt > gripBraking ? FleetState.GRIP_EXCEEDED : 0;
            }
            route[slot] = moved;
            c.speed[slot] = next;
            c.target[slot] = permitted;
            c.acceleration[slot] = change;
            c.flags[slot] = flags;
            double left = FollowingSpeed.bumperGapMeters(accepted, rearMeters, moved, frontMeters);
            c.gap[slot] = left;
            smallest = Math.min(smallest, left);
            leader = slot;
            leaderX = x;
            leaderV = v;
            accepted = moved;
        }
        smallestGap = smallest;
        return i;
    }
}
