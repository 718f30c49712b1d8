package dev.wheelhouse.sim.script;

import dev.wheelhouse.sim.expression.Expression;
import dev.wheelhouse.sim.expression.ExpressionException;
import dev.wheelhouse.sim.expression.Vocabulary;
import dev.wheelhouse.sim.scenario.Problem;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScriptAction;
import dev.wheelhouse.sim.scenario.ScriptEntry;
import dev.wheelhouse.sim.scenario.ScriptEntry.Expectation;
import dev.wheelhouse.sim.scenario.ScriptText;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.ScriptProgress;
import dev.wheelhouse.sim.state.ScriptProgress.Entry;
import dev.wheelhouse.sim.state.ScriptProgress.Phase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A scenario's script, understood. Every answer is a function of a completed step. Immutable. */
public final class Script {
    private final List<ScriptEntry> entries;
    private final List<Expectation> expectations = new ArrayList<>();
    private final List<@Nullable Expression> conditions = new ArrayList<>();
    private final List<List<Expression>> facts = new ArrayList<>();

    /** @throws IllegalArgumentException for a script in which {@link #problems} finds some */
    public Script(Scenario scenario) {
        this(scenario, new ArrayList<>());
    }

    private Script(Scenario scenario, List<Problem> problems) {
        this.entries = scenario.script().entries();
        Vocabulary names = new Vocabulary(scenario);
        for (ScriptEntry entry : entries) {
            Expectation expectation = entry.expectation(scenario.script().isUnderOtherRules());
            expectations.add(expectation);
            conditions.add(parsed(entry.when(), names, problems));
            facts.add(parsed(expectation.facts(), names, problems));
        }
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(problems.get(0).toString());
        }
    }

    /** What is wrong with a script's expressions, each at its place in the file. */
    public static List<Problem> problems(Scenario scenario) {
        List<Problem> problems = new ArrayList<>();
        Vocabulary names = new Vocabulary(scenario);
        for (ScriptEntry entry : scenario.script().entries()) {
            parsed(entry.when(), names, problems);
            parsed(entry.expect().facts(), names, problems);
            Expectation other = entry.underOtherRules();
            if (other != null && !other.facts().equals(entry.expect().facts())) {
                parsed(other.facts(), names, problems);
            }
        }
        return problems;
    }

    private static List<Expression> parsed(List<ScriptText> texts, Vocabulary names, List<Problem> problems) {
        List<Expression> parsed = new ArrayList<>();
        for (ScriptText text : texts) {
            Expression expression = parsed(text, names, problems);
            if (expression != null) {
                parsed.add(expression);
            }
        }
        return parsed;
    }

    private static @Nullable Expression parsed(ScriptText text, Vocabulary names, List<Problem> problems) {
        if (text.isEmpty()) {
            return null;
        }
        try {
            return Expression.parse(text.text(), names);
        } catch (ExpressionException e) {
            int column = text.column() + 1 + e.position(); // behind the quotation mark
            problems.add(new Problem("", text.line(), column, text.path(), String.valueOf(e.getMessage()), ""));
            return null;
        }
    }

    public boolean isEmpty() {
        return entries.isEmpty();
    }

    public List<ScriptEntry> entries() {
        return entries;
    }

    /** What is expected of an entry under the rules of this run. */
    public Expectation expectation(int index) {
        return expectations.get(index);
    }

    /** Progress of step 0. */
    public ScriptProgress initial() {
        return ScriptProgress.waiting(entries.size());
    }

    /** A step's progress with what the step itself shows about entries that are being watched. */
    public ScriptProgress judged(CompletedStep step) {
        ScriptProgress progress = step.script();
        for (int i = 0; i < entries.size(); i++) {
            progress = progress.with(i, judged(i, progress.entry(i), step));
        }
        return progress;
    }

    private Entry judged(int i, Entry e, CompletedStep step) {
        if (e.phase() != Phase.WATCHING) {
            return e;
        }
        Expectation x = expectations.get(i);
        boolean hasOtherResult = !x.status().isEmpty() && !x.status().equals(e.status())
                || !x.detail().isEmpty() && !x.detail().equals(e.detail());
        if (hasOtherResult) {
            return e.failed(step.step(), -1);
        }
        int fact = firstFalse(facts.get(i), step);
        if (fact >= 0) {
            boolean isLate = step.step() - e.startStep() >= x.withinSteps();
            return isLate ? e.failed(step.step(), fact) : e.holding(-1);
        }
        Entry holding = e.heldStep() < 0 ? e.holding(step.step()) : e;
        return step.step() - holding.heldStep() >= x.holdSteps() ? holding.passed(step.step()) : holding;
    }

    private static int firstFalse(List<Expression> facts, CompletedStep step) {
        for (int k = 0; k < facts.size(); k++) {
            if (!facts.get(k).holds(step)) {
                return k;
            }
        }
        return -1;
    }

    /**
     * Whether an entry acts in the step after this one.
     *
     * @param progress as the step itself {@link #judged} it
     */
    public boolean starts(int index, ScriptProgress progress, CompletedStep previous) {
        if (!mayStart(index, progress, previous.step() + 1)) {
            return false;
        }
        Expression when = conditions.get(index);
        return when == null || when.holds(previous);
    }

    /** Whether nothing but its condition keeps an entry from acting in a step. */
    public boolean mayStart(int index, ScriptProgress progress, long step) {
        ScriptEntry entry = entries.get(index);
        if (progress.entry(index).hasStarted() || step < entry.atStep()) {
            return false;
        }
        if (entry.after() < 0) {
            return true;
        }
        Entry before = progress.entry(entry.after());
        return before.phase() == Phase.PASSED && step > before.endStep() + entry.delaySteps();
    }

    /** Whether an entry that has begun still offers its command in a step. */
    public boolean isOffering(int index, ScriptProgress progress, long step) {
        ScriptAction action = entries.get(index).action();
        Entry e = progress.entry(index);
        if (action.kind() != ScriptAction.Kind.OFFER || !e.hasStarted()) {
            return false;
        }
        if (action.offeredUntil() >= 0) {
            return !progress.entry(action.offeredUntil()).hasStarted() && !isStopped(index, progress);
        }
        return step < e.startStep() + action.offeredSteps() && !isStopped(index, progress);
    }

    private boolean isStopped(int index, ScriptProgress progress) {
        for (int k = 0; k < entries.size(); k++) {
            ScriptAction action = entries.get(k).action();
            boolean stops = action.kind() == ScriptAction.Kind.STOP_OFFERING && action.of() == index;
            if (stops && progress.entry(k).hasStarted()) {
                return true;
            }
        }
        return false;
    }
}
