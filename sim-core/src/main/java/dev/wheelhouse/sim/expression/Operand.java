package dev.wheelhouse.sim.expression;

import dev.wheelhouse.sim.expression.Expression.Test;
import dev.wheelhouse.sim.state.CompletedStep;

/** A field of the step or of one, any or all vehicles. */
record Operand(Field field, int slot) {
    static final int ANY = -1;
    static final int ALL = -2;
    static final int THE_STEP = -3;

    /** Whether something holds for a vehicle of a step. */
    @FunctionalInterface
    interface SlotTest {
        boolean holds(CompletedStep step, int slot);
    }

    Test test(SlotTest each) {
        return switch (slot) {
            case ANY -> step -> countOf(step, each, true) > 0;
            case ALL -> step -> countOf(step, each, false) == 0;
            default -> step -> each.holds(step, slot);
        };
    }

    /** 1 when some vehicle answers as wanted, else 0. */
    private static int countOf(CompletedStep step, SlotTest each, boolean wanted) {
        for (int k = 0; k < step.fleet().size(); k++) {
            if (each.holds(step, k) == wanted) {
                return 1;
            }
        }
        return 0;
    }
}
