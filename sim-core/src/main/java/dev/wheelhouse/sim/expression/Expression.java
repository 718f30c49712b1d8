package dev.wheelhouse.sim.expression;

import dev.wheelhouse.sim.state.CompletedStep;

/**
 * A condition over a completed step (T-4), such as {@code decision.vehicle = V03 and decision.response = AVOID_LEFT},
 * {@code vehicle(V03).speedMps < 1}, {@code vehicle(any).bumperGapMeters < 7.5} or {@code event IMPACT of V07}. Every comparison
 * with a figure that does not exist in the step is false, {@code !=} too; {@code = null} asks for that. Immutable; evaluation
 * makes no objects.
 */
public final class Expression {
    private final String text;
    private final Test test;

    /** Whether something holds at a step. */
    @FunctionalInterface
    interface Test {
        boolean holds(CompletedStep step);
    }

    private Expression(String text, Test test) {
        this.text = text;
        this.test = test;
    }

    /** @throws ExpressionException with place and what was expected; every name is looked up here, none is left to a run */
    public static Expression parse(String text, Vocabulary names) throws ExpressionException {
        return new Expression(text.strip(), new Parser(text, names).whole());
    }

    public boolean holds(CompletedStep step) {
        return test.holds(step);
    }

    public String text() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }
}
