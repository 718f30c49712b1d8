package dev.wheelhouse.sim.state;

import java.util.ArrayList;
import java.util.List;

/** How far a script is: for each entry whether it acted, with what result, and how its expectation stands. */
public record ScriptProgress(List<Entry> entries) {
    public static final ScriptProgress NONE = new ScriptProgress(List.of());

    /** Where an entry is. */
    public enum Phase {
        /** It has not acted. */
        WAITING,
        /** It acted, and what must hold after that is being watched. */
        WATCHING,
        PASSED,
        FAILED
    }

    /**
     * An entry's part.
     *
     * @param startStep the step in which it acted, −1 before
     * @param heldStep since when all its facts hold, −1 for not
     * @param endStep the step at which it passed or failed, −1 before
     * @param status the name of its result's status, empty without one
     * @param detail what the result adds
     * @param failedFact the fact that did not hold when it failed, −1 for none
     */
    public record Entry(
            Phase phase, long startStep, long heldStep, long endStep, String status, String detail, int failedFact) {
        static final Entry WAITING = new Entry(Phase.WAITING, -1, -1, -1, "", "", -1);

        public boolean hasStarted() {
            return phase != Phase.WAITING;
        }

        public Entry started(long step) {
            return new Entry(Phase.WATCHING, step, -1, -1, "", "", -1);
        }

        public Entry answered(String newStatus, String newDetail) {
            return new Entry(phase, startStep, heldStep, endStep, newStatus, newDetail, failedFact);
        }

        public Entry holding(long sinceStep) {
            return new Entry(phase, startStep, sinceStep, endStep, status, detail, failedFact);
        }

        public Entry passed(long step) {
            return new Entry(Phase.PASSED, startStep, heldStep, step, status, detail, -1);
        }

        public Entry failed(long step, int fact) {
            return new Entry(Phase.FAILED, startStep, heldStep, step, status, detail, fact);
        }
    }

    public static ScriptProgress waiting(int entries) {
        List<Entry> all = new ArrayList<>();
        for (int i = 0; i < entries; i++) {
            all.add(Entry.WAITING);
        }
        return entries == 0 ? NONE : new ScriptProgress(List.copyOf(all));
    }

    public Entry entry(int index) {
        return entries.get(index);
    }

    public ScriptProgress with(int index, Entry entry) {
        if (entries.get(index) == entry) {
            return this;
        }
        List<Entry> next = new ArrayList<>(entries);
        next.set(index, entry);
        return new ScriptProgress(List.copyOf(next));
    }

    /** The fields of a script's state; a scenario without a script has none. */
    static void write(ScriptProgress progress, StateSink out) {
        for (int i = 0; i < progress.entries.size(); i++) {
            Entry e = progress.entries.get(i);
            out.whole("script.phase", i, e.phase().ordinal());
            out.whole("script.startStep", i, e.startStep());
            out.whole("script.heldStep", i, e.heldStep());
            out.whole("script.endStep", i, e.endStep());
            out.text("script.status", i, e.status());
            out.text("script.detail", i, e.detail());
            out.whole("script.failedFact", i, e.failedFact());
        }
    }
}
