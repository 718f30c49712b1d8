package dev.wheelhouse.sim.risk;

import dev.wheelhouse.sim.id.Response;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The one conflict that decides (M-45, ruling A17): earliest time to collision; within the tolerance of the earliest, which does
 * not chain, EmergencyBrake before Brake before Avoid; then the smaller clearance; then the lower rank of the identity.
 */
public final class CandidateSelection {
    private static final double ROUNDING_SECONDS = 1e-9;

    private CandidateSelection() {}

    /**
     * A vehicle's conflict.
     *
     * @param rank place of the vehicle's identity in the order of identities
     * @param ttcSeconds NaN for none
     * @param response null for clear; such a candidate is never selected
     * @param clearanceMeters front bumper to the pedestrian
     */
    public record Candidate(
            int rank, double ttcSeconds, @Nullable Response response, double clearanceMeters) {
        boolean conflicts() {
            return response != null && !Double.isNaN(ttcSeconds);
        }
    }

    /** The index of the deciding candidate, or −1 when none conflicts. The order of the list never matters. */
    public static int select(List<Candidate> candidates, double tieSeconds) {
        double latest = earliest(candidates) + tieSeconds + ROUNDING_SECONDS;
        int best = -1;
        for (int i = 0; i < candidates.size(); i++) {
            Candidate candidate = candidates.get(i);
            if (candidate.conflicts()
                    && candidate.ttcSeconds() <= latest
                    && (best < 0 || precedes(candidate, candidates.get(best)))) {
                best = i;
            }
        }
        return best;
    }

    private static double earliest(List<Candidate> candidates) {
        double earliest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < candidates.size(); i++) {
            if (candidates.get(i).conflicts()) {
                earliest = Math.min(earliest, candidates.get(i).ttcSeconds());
            }
        }
        return earliest;
    }

    private static boolean precedes(Candidate a, Candidate b) {
        int bySeverity = severity(a.response()) - severity(b.response());
        if (bySeverity != 0) {
            return bySeverity < 0;
        }
        if (a.clearanceMeters() != b.clearanceMeters()) {
            return a.clearanceMeters() < b.clearanceMeters();
        }
        return a.rank() < b.rank();
    }

    /** 0 is the most severe; left and right rank equal. */
    private static int severity(@Nullable Response response) {
        if (response == Response.EMERGENCY_BRAKE) {
            return 0;
        }
        return response == Response.BRAKE ? 1 : 2;
    }
}
