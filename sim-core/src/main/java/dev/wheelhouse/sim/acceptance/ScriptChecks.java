package dev.wheelhouse.sim.acceptance;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScriptEntry;
import dev.wheelhouse.sim.scenario.ScriptEntry.Expectation;
import dev.wheelhouse.sim.script.Script;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ScriptProgress;
import java.util.ArrayList;
import java.util.List;

/** Each entry of a script as a check (S-61): passed, failed with step and figure, or not evaluated. */
public final class ScriptChecks {
    private final Script script;

    public ScriptChecks(Scenario scenario) {
        this.script = new Script(scenario);
    }

    /** Verdicts as of a step, which is looked at too. */
    public List<Check> verdicts(CompletedStep last) {
        List<Check> checks = new ArrayList<>();
        ScriptProgress progress = script.judged(last);
        for (int i = 0; i < script.entries().size(); i++) {
            checks.add(verdict(i, progress, last.step()));
        }
        return checks;
    }

    private Check verdict(int i, ScriptProgress progress, long lastStep) {
        ScriptProgress.Entry e = progress.entry(i);
        String id = "script." + script.entries().get(i).name();
        if (!script.expectation(i).isReached()) {
            String figure = e.hasStarted() ? "acted in step " + e.startStep() : "did not act by step " + lastStep;
            return new Check(id, !e.hasStarted(), figure, "S-61");
        }
        return switch (e.phase()) {
            case WAITING -> new Check(id, null, waiting(i, progress, lastStep), "S-61");
            case WATCHING ->
                new Check(
                        id,
                        null,
                        result(e) + "acted in step " + e.startStep() + ", last considered at step " + lastStep,
                        "S-61");
            case PASSED -> new Check(id, true, result(e) + "at step " + e.endStep(), "S-61");
            case FAILED -> new Check(id, false, failure(i, e), "S-61");
        };
    }

    private String waiting(int i, ScriptProgress progress, long lastStep) {
        ScriptEntry entry = script.entries().get(i);
        boolean isHeldBack = entry.after() >= 0 && progress.entry(entry.after()).phase() != ScriptProgress.Phase.PASSED;
        if (isHeldBack) {
            return "never considered: " + script.entries().get(entry.after()).name() + " has not passed";
        }
        return "last considered at step " + lastStep;
    }

    private String failure(int i, ScriptProgress.Entry e) {
        Expectation x = script.expectation(i);
        if (e.failedFact() >= 0) {
            return result(e) + "does not hold at step " + e.endStep() + ": "
                    + x.facts().get(e.failedFact()).text();
        }
        String needed = x.detail().isEmpty() ? x.status() : x.status() + ": " + x.detail();
        return "needed " + needed + ", had " + words(e) + " at step " + e.startStep();
    }

    private static String result(ScriptProgress.Entry e) {
        return e.status().isEmpty() ? "" : words(e) + " ";
    }

    private static String words(ScriptProgress.Entry e) {
        if (e.status().isEmpty()) {
            return "no result";
        }
        return e.detail().isEmpty() ? e.status() : e.status() + ": " + e.detail();
    }
}
