package dev.wheelhouse.sim.world;

import dev.wheelhouse.sim.kinematics.FollowingSpeed;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetColumns;
import dev.wheelhouse.sim.state.FleetState;

/** Speed first, then place (ruling A26): acceleration, braking and jerk limits, the clamp of M-33. */
final class Integration {
    private final double dt;
    private final double acceleration;
    private final double braking;
    private final double emergencyBraking;
    private final double standstill;
    private final double gripBraking;
    private final double jerkStep;
    private final boolean jerkLimited;
    private final boolean hasSurfaces;
    private final Scenario.Physical physical;

    Integration(Scenario s) {
        dt = s.stepSeconds();
        acceleration = s.driving().acceleration();
        braking = s.driving().braking();
        emergencyBraking = s.driving().emergencyBraking();
        standstill = s.driving().standstill();
        physical = s.physical();
        gripBraking = physical.gripBraking();
        hasSurfaces = !physical.surfaces().isEmpty();
        jerkLimited = !Double.isInfinite(s.driving().jerkLimit());
        jerkStep = s.driving().jerkLimit() * dt;
    }

    boolean limitsJerk() {
        return jerkLimited;
    }

    /**
     * The speed that the gap allows at the very most: from it the vehicle still stops behind its leader's stop when it begins to
     * brake with the next step. Smoothing may use the room up to it, and no more (M-39).
     */
    double safeMps(double gapMeters, double leaderSpeedMps, double minGapMeters, double roomMps) {
        return Math.min(roomMps, FollowingSpeed.policyMps(gapMeters, leaderSpeedMps, dt, braking, minGapMeters));
    }

    /**
     * Moves one vehicle.
     *
     * @param permitted the speed that all limits allow
     * @param safe the speed that smoothing may not exceed
     * @param maxCenter where the leader's accepted place ends the way
     * @param hard whether braking may be as hard as in an emergency
     * @return whether the place had to be clamped
     */
    boolean move(
            FleetState f,
            FleetColumns c,
            int slot,
            double permitted,
            double safe,
            double maxCenter,
            boolean hard,
            boolean disabled) {
        double v = f.speedMps(slot);
        double x = f.routeMeters(slot);
        double next = permitted >= v
                ? Math.min(permitted, v + acceleration * dt)
                : Math.max(permitted, v - (hard ? emergencyBraking : braking) * dt);
        if (jerkLimited && !hard) {
            next = smooth(f.accelerationMps2(slot), v, easeIn(v, next, permitted), safe);
        }
        if (next < standstill && permitted < standstill) {
            next = 0;
        }
        double target = permitted;
        if (disabled) {
            next = 0;
            target = 0;
        }
        double moved = x + next * dt;
        boolean clamped = moved > maxCenter;
        if (clamped) {
            moved = Math.max(x, maxCenter);
            next = (moved - x) / dt;
            target = next;
            c.flags[slot] |= FleetState.POSITION_CLAMPED;
        }
        c.route[slot] = moved;
        c.speed[slot] = next;
        c.target[slot] = target;
        c.acceleration[slot] = (next - v) / dt;
        if (next < v) {
            c.flags[slot] |= hard ? FleetState.EMERGENCY_BRAKING : FleetState.NORMAL_BRAKING;
            if ((v - next) / dt > grip(f, slot, x) * gripBraking && !disabled) {
                c.flags[slot] |= FleetState.GRIP_EXCEEDED;
            }
        }
        return clamped;
    }

    /**
     * Changes acceleration by no more than the limit in a step, both ways, as long as the speed stays within {@code safe}; a speed
     * of 0 ends any braking.
     */
    private double smooth(double lastAcceleration, double v, double next, double safe) {
        double wanted = (next - v) / dt;
        double last = Math.max(lastAcceleration, -braking);
        double least = last - jerkStep;
        double most = last + jerkStep;
        if (wanted > most) {
            return Math.max(0, v + most * dt);
        }
        if (wanted < least) {
            double softer = v + least * dt;
            return Math.max(next, Math.min(softer, safe));
        }
        return next;
    }

    /** Accelerates no more than can be taken back until the permitted speed is reached: a²/(2j) of speed, in whole steps. */
    private double easeIn(double v, double next, double permitted) {
        if (next <= v) {
            return next;
        }
        double half = jerkStep / 2;
        double most = Math.sqrt(half * half + 2 * jerkStep / dt * (permitted - v)) - half;
        return Math.min(next, v + most * dt);
    }

    private double grip(FleetState f, int slot, double route) {
        if (!hasSurfaces) {
            return 1;
        }
        Scenario.Surface surface = physical.at(route);
        return (surface == null ? 1 : surface.grip()) * f.contactStrength(slot);
    }
}
