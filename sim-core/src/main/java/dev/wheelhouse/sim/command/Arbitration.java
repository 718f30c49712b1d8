package dev.wheelhouse.sim.command;

import java.util.List;

/** Which candidate competes for acceptance (S-32). */
public final class Arbitration {
    private Arbitration() {}

    /** The index of the first available candidate of the highest priority, −1 without one; then the old command stays. */
    public static int select(List<Candidate> candidates) {
        int selected = -1;
        for (int i = 0; i < candidates.size(); i++) {
            Candidate c = candidates.get(i);
            if (c.isAvailable()
                    && (selected < 0 || c.priority() > candidates.get(selected).priority())) {
                selected = i;
            }
        }
        return selected;
    }
}
