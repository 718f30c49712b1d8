package dev.wheelhouse.sim.world;

/**
 * K, the yardstick: the arithmetic of following on plain arrays and nothing else. Front to back, the policy speed, the room, the
 * clamp to the leader's accepted place.
 */
final class PlainFollowing {
    private static final double DT = 0.1;
    private static final double BODY = 4.8;
    private static final double MIN_GAP = 7;
    private static final double LAG = 4 * 0.6;
    private final double ring;
    private double[] x;
    private double[] v;
    private double[] nextX;
    private double[] nextV;
    final double[] wishes;

    PlainFollowing(int cars) {
        ring = cars * DisturbedTraffic.METERS_A_CAR;
        x = new double[cars];
        v = new double[cars];
        nextX = new double[cars];
        nextV = new double[cars];
        wishes = new double[cars];
        for (int i = 0; i < cars; i++) {
            x[i] = ring - 10 - i * DisturbedTraffic.METERS_A_CAR;
            v[i] = 8;
            wishes[i] = 11;
        }
    }

    double step() {
        int n = x.length;
        double leaderX = x[n - 1] + ring;
        double leaderV = v[n - 1];
        double accepted = leaderX;
        for (int i = 0; i < n; i++) {
            double gap = leaderX - x[i] - BODY;
            double square = LAG * LAG + leaderV * leaderV + 8 * (gap - MIN_GAP);
            double policy = square > 0 ? Math.max(0, Math.sqrt(square) - LAG) : 0;
            double room = Math.max(0, (leaderX + leaderV * DT - BODY - MIN_GAP - x[i]) / DT);
            double permitted = Math.min(wishes[i], Math.min(policy, room));
            double now = v[i];
            double next = permitted >= now ? Math.min(permitted, now + 0.28) : Math.max(permitted, now - 0.4);
            double moved = x[i] + next * DT;
            double most = accepted - BODY - MIN_GAP;
            if (moved > most) {
                moved = Math.max(x[i], most);
                next = (moved - x[i]) / DT;
            }
            leaderX = x[i];
            leaderV = now;
            accepted = moved;
            nextX[i] = moved;
            nextV[i] = next;
        }
        double[] swap = x;
        x = nextX;
        nextX = swap;
        swap = v;
        v = nextV;
        nextV = swap;
        return x[0];
    }
}
