package dev.wheelhouse.sim.recording;

import dev.wheelhouse.sim.expression.Expression;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Where one of several conditions begins to hold: at this step and not at the one before it, or at the oldest step. What held
 * all along is no match, so that going on from a match finds the next one.
 */
public final class Matches {
    private final List<Expression> conditions;

    /** A step and the condition that begins to hold there. */
    public record Match(long step, Expression condition) {}

    public Matches(List<Expression> conditions) {
        this.conditions = List.copyOf(conditions);
    }

    public boolean isEmpty() {
        return conditions.isEmpty();
    }

    /** The first condition that holds at a step and did not at the one before it. */
    public @Nullable Expression beginning(CompletedStep previous, CompletedStep step) {
        for (int k = 0; k < conditions.size(); k++) {
            Expression e = conditions.get(k);
            if (e.holds(step) && !e.holds(previous)) {
                return e;
            }
        }
        return null;
    }

    /** The first match after {@code from}, up to and with {@code to}; null for none or when given up. */
    public @Nullable Match after(StepSource steps, long from, long to, BooleanSupplier givesUp) {
        if (isEmpty() || from >= to) {
            return null;
        }
        CompletedStep previous = steps.at(from);
        for (long n = from + 1; n <= to && !givesUp.getAsBoolean(); n++) {
            CompletedStep step = steps.at(n);
            Expression e = beginning(previous, step);
            if (e != null) {
                return new Match(n, e);
            }
            previous = step;
        }
        return null;
    }

    /** The last match before {@code from}; null for none or when given up. */
    public @Nullable Match before(StepSource steps, long from, BooleanSupplier givesUp) {
        long oldest = steps.oldest();
        if (isEmpty() || from <= oldest) {
            return null;
        }
        CompletedStep step = steps.at(from - 1);
        for (long n = from - 1; n > oldest && !givesUp.getAsBoolean(); n--) {
            CompletedStep previous = steps.at(n - 1);
            Expression e = beginning(previous, step);
            if (e != null) {
                return new Match(n, e);
            }
            step = previous;
        }
        return givesUp.getAsBoolean() ? null : atOldest(step);
    }

    private @Nullable Match atOldest(CompletedStep oldest) {
        for (Expression e : conditions) {
            if (e.holds(oldest)) {
                return new Match(oldest.step(), e);
            }
        }
        return null;
    }
}
