package dev.wheelhouse.sim.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entry of a script (E-4): when something is done, what, and what must hold then.
 *
 * @param caption a sentence of state for the caption, empty for none
 * @param why a sentence of why for the caption, empty for none
 * @param when over the completed step before; empty for at once
 * @param after the entry that has to have passed before, −1 for none
 * @param delaySteps steps between that and this one
 * @param atStep the first step in which it may act
 * @param underOtherRules what holds instead when the scenario runs under the other set of rules, null for the same
 */
public record ScriptEntry(
        String name,
        String caption,
        String why,
        ScriptText when,
        int after,
        long delaySteps,
        long atStep,
        ScriptAction action,
        Expectation expect,
        @Nullable Expectation underOtherRules) {

    /**
     * What must hold after the action. All facts have to hold together, for the first time {@code withinSteps} after it at the
     * latest, and go on to hold for {@code holdSteps}.
     *
     * @param isReached whether the entry acts at all
     * @param status the name of the result's status, empty for any
     * @param detail what the result adds to its status, empty for any
     */
    public record Expectation(
            boolean isReached,
            String status,
            String detail,
            List<ScriptText> facts,
            long withinSteps,
            long holdSteps) {}

    public Expectation expectation(boolean otherRules) {
        return otherRules && underOtherRules != null ? underOtherRules : expect;
    }
}
