package dev.wheelhouse.sim.seat;

import org.jspecify.annotations.Nullable;

/**
 * Under what a call runs.
 *
 * @param refused the write that fails, as an injected fault; null for none
 */
public record Terms(RelationRules rules, @Nullable Write refused) {
    public static final Terms STRICT = new Terms(RelationRules.STRICT, null);
    public static final Terms REFERENCE = new Terms(RelationRules.REFERENCE, null);

    public Terms refusing(Write write) {
        return new Terms(rules, write);
    }

    public boolean refuses(Write write) {
        return refused == write;
    }
}
