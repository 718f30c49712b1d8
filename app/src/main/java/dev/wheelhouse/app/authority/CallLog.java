package dev.wheelhouse.app.authority;

import dev.wheelhouse.sim.recording.StepSource;
import java.util.ArrayList;
import java.util.List;

/**
 * The last calls up to a step, from the recorded steps' own results. Looks back over a bounded window, keeps what it has read,
 * and so reads a step once while the playhead moves about in it.
 */
public final class CallLog {
    /** So many steps are looked back over. */
    public static final int WINDOW_STEPS = 300;

    /** So many lines are shown. */
    public static final int MOST_LINES = 30;

    private final People people;
    private List<CallLine> lines = new ArrayList<>();
    private long from;
    private long to = -1;
    private int reads;

    public CallLog(People people) {
        this.people = people;
    }

    /**
     * The newest lines first.
     *
     * @param dropped how many older lines of the window are left out
     * @param sinceStep the first step looked at
     */
    public record Shown(List<CallLine> lines, int dropped, long sinceStep) {}

    public Shown upTo(StepSource steps, int slot, long step) {
        long since = Math.max(steps.oldest(), step - WINDOW_STEPS + 1);
        read(steps, since, step);
        List<CallLine> shown = new ArrayList<>();
        int dropped = 0;
        for (int k = lines.size() - 1; k >= 0; k--) {
            CallLine line = lines.get(k);
            if (line.slot() != slot || line.step() > step || line.step() < since) {
                continue;
            }
            CallLine last = shown.isEmpty() ? null : shown.get(shown.size() - 1);
            if (last != null && line.looksLike(last)) {
                shown.set(shown.size() - 1, line.with(last));
            } else if (shown.size() < MOST_LINES) {
                shown.add(line);
            } else {
                dropped++;
            }
        }
        return new Shown(shown, dropped, since);
    }

    private void read(StepSource steps, long since, long step) {
        boolean isApart = since > to + 1 || step < from - 1 || to - from > 4L * WINDOW_STEPS;
        if (isApart) {
            lines = new ArrayList<>();
            from = since;
            to = since - 1;
        }
        if (since < from) {
            List<CallLine> earlier = lines(steps, since, from - 1);
            earlier.addAll(lines);
            lines = earlier;
            from = since;
        }
        if (step > to) {
            lines.addAll(lines(steps, to + 1, step));
            to = step;
        }
    }

    private List<CallLine> lines(StepSource steps, long first, long last) {
        List<CallLine> found = new ArrayList<>();
        for (long n = first; n <= last; n++) {
            found.addAll(CallLine.of(steps.at(n), people));
            reads++;
        }
        return found;
    }

    /** How many steps were read in all. */
    int reads() {
        return reads;
    }
}
