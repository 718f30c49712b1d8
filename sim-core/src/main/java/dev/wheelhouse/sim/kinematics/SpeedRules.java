package dev.wheelhouse.sim.kinematics;

/** The speeds that a gate and a leader permit: m/s from metres, seconds and m/s². */
public final class SpeedRules {
    private SpeedRules() {}

    /** The largest speed, at most {@code base}, whose required distance fits the clearance; 0 inside the margin (ruling A3). */
    public static double gateMps(double clearance, double reaction, double braking, double margin, double base) {
        double room = clearance - margin;
        if (!(room > 0)) {
            return 0;
        }
        double b = Math.max(braking, StoppingDistance.BRAKING_FLOOR_MPS2);
        double bt = b * reaction;
        return Math.max(0, Math.min(base, -bt + Math.sqrt(bt * bt + 2 * b * room)));
    }

    /** The following policy of ruling A6: what can still stop behind a leader that brakes as hard. */
    public static double followingMps(double gap, double leaderSpeed, double reaction, double braking, double minGap) {
        double bt = braking * reaction;
        double root = bt * bt + leaderSpeed * leaderSpeed + 2 * braking * (gap - minGap);
        return root > 0 ? Math.max(0, -bt + Math.sqrt(root)) : 0;
    }

    /** The furthest centre that keeps the minimum gap to the leader's predicted place (M-32). */
    public static double maxFollowerCenterMeters(
            double leaderCenter,
            double leaderSpeed,
            double dt,
            double leaderRear,
            double followerFront,
            double minGap) {
        return leaderCenter + leaderSpeed * dt - leaderRear - followerFront - minGap;
    }

    /** The speed that reaches {@code maxCenter} in one step, never negative (M-32). */
    public static double gapMps(double maxCenter, double followerCenter, double dt) {
        return Math.max(0, (maxCenter - followerCenter) / dt);
    }

    /** From the follower's front to the leader's rear (M-30). */
    public static double bumperGapMeters(
            double leaderCenter, double leaderRear, double followerCenter, double followerFront) {
        return (leaderCenter - leaderRear) - (followerCenter + followerFront);
    }

    /** Alpha of the front bumper (M-36). */
    public static double frontAlpha(double centerAlpha, double frontExtent, double laneLength) {
        return centerAlpha + frontExtent / laneLength;
    }

    /** Metres from the front bumper to a stop line (M-36). */
    public static double stopLineClearanceMeters(
            double lineAlpha, double centerAlpha, double frontExtent, double laneLength) {
        return (lineAlpha - frontAlpha(centerAlpha, frontExtent, laneLength)) * laneLength;
    }
}
