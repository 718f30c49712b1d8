package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.id.Response;
import java.util.List;

/** Which conflict is answered first (M-45, ruling A17). */
public final class CandidateSelection {
    private CandidateSelection() {}

    /** A conflict that asks for a response. Seconds and metres; {@code rank} orders identities. */
    public record Candidate(int rank, double ttc, Response response, double clearance) {
        int severity() {
            return switch (response) {
                case EMERGENCY_BRAKE -> 0;
                case BRAKE -> 1;
                case AVOID_LEFT, AVOID_RIGHT -> 2;
            };
        }
    }

    /** The index of the chosen candidate, −1 for none. */
    public static int select(List<Candidate> candidates, double tie) {
        double earliest = Double.POSITIVE_INFINITY;
        for (Candidate c : candidates) {
            earliest = Math.min(earliest, c.ttc());
        }
        int best = -1;
        for (int i = 0; i < candidates.size(); i++) {
            Candidate c = candidates.get(i);
            if (c.ttc() <= earliest + tie && (best < 0 || isBefore(c, candidates.get(best)))) {
                best = i;
            }
        }
        return best;
    }

    private static boolean isBefore(Candidate a, Candidate b) {
        if (a.severity() != b.severity()) {
            return a.severity() < b.severity();
        }
        if (a.clearance() != b.clearance()) {
            return a.clearance() < b.clearance();
        }
        return a.rank() < b.rank();
    }
}
