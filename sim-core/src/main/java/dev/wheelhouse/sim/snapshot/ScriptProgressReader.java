package dev.wheelhouse.sim.snapshot;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScriptEntry;
import dev.wheelhouse.sim.state.ScriptProgress;
import dev.wheelhouse.sim.state.ScriptProgress.Entry;
import dev.wheelhouse.sim.state.ScriptProgress.Phase;
import java.util.ArrayList;
import java.util.List;

/** A script's progress back from its fields; the scenario says how many entries there are. */
final class ScriptProgressReader {
    private final ByteSource in;
    private final Scenario scenario;

    ScriptProgressReader(ByteSource in, Scenario scenario) {
        this.in = in;
        this.scenario = scenario;
    }

    ScriptProgress read(long step) throws SnapshotException {
        List<Entry> entries = new ArrayList<>();
        List<ScriptEntry> script = scenario.script().entries();
        for (int i = 0; i < script.size(); i++) {
            entries.add(entry(i, step, script.get(i)));
        }
        return entries.isEmpty() ? ScriptProgress.NONE : new ScriptProgress(List.copyOf(entries));
    }

    private Entry entry(int i, long step, ScriptEntry script) throws SnapshotException {
        Phase phase = Phase.values()[in.small("script.phase", i, 0, Phase.values().length - 1)];
        boolean hasStarted = phase != Phase.WAITING;
        boolean isOver = phase == Phase.PASSED || phase == Phase.FAILED;
        long start = in.whole("script.startStep", i, hasStarted ? 0 : -1, hasStarted ? step : -1);
        long held = in.whole("script.heldStep", i, -1, hasStarted ? step : -1);
        long end = in.whole("script.endStep", i, isOver ? start : -1, isOver ? step : -1);
        String status = in.text("script.status", i);
        String detail = in.text("script.detail", i);
        int most = script.expectation(scenario.script().isUnderOtherRules())
                        .facts()
                        .size()
                - 1;
        return new Entry(phase, start, held, end, status, detail, in.small("script.failedFact", i, -1, most));
    }
}
