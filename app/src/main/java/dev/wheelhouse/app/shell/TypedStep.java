package dev.wheelhouse.app.shell;

import dev.wheelhouse.sim.clock.StepClock;
import java.util.Locale;

/**
 * A time or a step as a person types it: {@code 45.8} or {@code 45.8 s} for seconds, {@code #458} for a step (T-3).
 *
 * @param step −1 where the text cannot be used
 * @param refusal what is allowed, empty where the text can be used
 */
public record TypedStep(long step, String refusal) {
    /** Reads what was typed, against the steps that are recorded. */
    public static TypedStep read(String typed, StepClock clock, long newest) {
        String text = typed.strip().replace(',', '.');
        boolean isStep = text.startsWith("#");
        String digits = (isStep ? text.substring(1) : withoutUnit(text)).strip();
        double number;
        try {
            number = Double.parseDouble(digits);
        } catch (NumberFormatException e) {
            return refused("\u201c" + typed.strip() + "\u201d is no time or step", clock, newest);
        }
        boolean isPlain = digits.chars().allMatch(c -> c >= '0' && c <= '9' || c == '.' || c == '-');
        if (!isPlain || isStep && number != Math.rint(number)) {
            return refused("\u201c" + typed.strip() + "\u201d is no time or step", clock, newest);
        }
        double step = isStep ? number : number * clock.stepsPerSecond();
        if (!(step > -0.5 && step < newest + 0.5)) {
            return refused((isStep ? "Step " : "Time ") + text.replace("#", "") + " is not recorded", clock, newest);
        }
        return new TypedStep(isStep ? (long) number : clock.stepOf(number), "");
    }

    private static String withoutUnit(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.endsWith("s") ? lower.substring(0, lower.length() - 1) : lower;
    }

    private static TypedStep refused(String what, StepClock clock, long newest) {
        return new TypedStep(-1, what + "; allowed 0 to " + clock.format(newest) + " s, or #0 to #" + newest);
    }

    public boolean isUsable() {
        return step >= 0;
    }
}
