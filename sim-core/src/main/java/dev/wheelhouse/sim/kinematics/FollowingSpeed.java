package dev.wheelhouse.sim.kinematics;

/** Speeds and gaps behind a leader (M-30, M-32, ruling A6). Centres are route metres; all clearances are from bumpers. */
public final class FollowingSpeed {
    private FollowingSpeed() {}

    /** The free length between the bumpers (M-30); negative when the bodies overlap. */
    public static double bumperGapMeters(
            double leaderCenter, double leaderRear, double followerCenter, double followerFront) {
        return (leaderCenter - leaderRear) - (followerCenter + followerFront);
    }

    /** The foremost place for the follower's centre in this step, behind the leader's predicted place (M-32). */
    public static double maxFollowerCenterMeters(
            double leaderCenter,
            double predictedLeaderSpeedMps,
            double stepSeconds,
            double leaderRear,
            double followerFront,
            double minGapMeters) {
        double predictedLeader = leaderCenter + predictedLeaderSpeedMps * stepSeconds;
        return predictedLeader - leaderRear - followerFront - minGapMeters;
    }

    /** The speed that reaches that place in one step, never negative (M-32). */
    public static double gapSpeedMps(double maxFollowerCenter, double followerCenter, double stepSeconds) {
        return Math.max(0, (maxFollowerCenter - followerCenter) / stepSeconds);
    }

    /**
     * The speed from which the follower still stops at the minimum gap when the leader brakes as hard as it can itself (ruling
     * A6): −bτ + √((bτ)² + v_leader² + 2b(gap − minGap)). Never NaN: 0 where the root has no positive argument. Rises with the
     * gap and with the leader's speed.
     */
    public static double policyMps(
            double gapMeters, double leaderSpeedMps, double reactionSeconds, double brakingMps2, double minGapMeters) {
        double braking = StoppingDistance.flooredBraking(brakingMps2);
        double lag = braking * reactionSeconds;
        double leader = Math.max(0, leaderSpeedMps);
        double square = lag * lag + leader * leader + 2 * braking * (gapMeters - minGapMeters);
        return square > 0 ? Math.max(0, Math.sqrt(square) - lag) : 0;
    }
}
