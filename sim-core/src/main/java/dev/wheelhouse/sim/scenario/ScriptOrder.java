package dev.wheelhouse.sim.scenario;

import dev.wheelhouse.sim.scenario.ScriptEntry.Expectation;
import java.util.List;

/** Finds entries of a script that can never act, whatever happens. */
final class ScriptOrder {
    private final Fields f;
    private final List<Node> rows;
    private final List<ScriptEntry> entries;
    private final long durationSteps;

    ScriptOrder(Fields fields, List<Node> rows, List<ScriptEntry> entries, long durationSteps) {
        this.f = fields;
        this.rows = rows;
        this.entries = entries;
        this.durationSteps = durationSteps;
    }

    void check() {
        for (int i = 0; i < entries.size(); i++) {
            ScriptEntry entry = entries.get(i);
            if (waitsForItself(i)) {
                f.problem(rows.get(i), "the entry waits for itself", "an entry that comes before it");
            } else if (entry.after() >= 0
                    && !entries.get(entry.after()).expect().isReached()) {
                String name = entries.get(entry.after()).name();
                f.problem(rows.get(i), name + " is not to act, so this entry never does", "an entry that acts");
            } else if (earliestEnd(i, 0) > durationSteps) {
                f.problem(
                        rows.get(i),
                        "the entry lies after the scenario's end",
                        "over by step " + durationSteps + ", at the earliest it is " + earliestEnd(i, 0));
            }
        }
    }

    private boolean waitsForItself(int i) {
        int at = entries.get(i).after();
        for (int hops = 0; at >= 0 && at != i && hops < entries.size(); hops++) {
            at = entries.get(at).after();
        }
        return at == i;
    }

    /** The step at which an entry can have passed at the earliest. */
    private long earliestEnd(int i, int hops) {
        ScriptEntry entry = entries.get(i);
        Expectation x = entry.expect();
        long start = Math.max(1, entry.atStep());
        if (entry.after() >= 0 && hops < entries.size()) {
            start = Math.max(start, earliestEnd(entry.after(), hops + 1) + 1 + entry.delaySteps());
        }
        return start + x.holdSteps();
    }
}
