package dev.wheelhouse.app.files;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A scenario with the step to open it at, written {@code loop-100s#step=431}.
 *
 * @param step −1 where none is named
 */
public record StepLink(String source, long step) {
    /** No link leads further: the steps up to it have to be computed first. */
    public static final long LARGEST = 9_999_999;

    private static final Pattern FORM = Pattern.compile("(.+)#step=(\\d{1,18})");

    /** What is no link is a source without a step. */
    public static StepLink of(String text) {
        Matcher m = FORM.matcher(text);
        return m.matches() ? new StepLink(m.group(1), Long.parseLong(m.group(2))) : new StepLink(text, -1);
    }

    public boolean hasStep() {
        return step >= 0;
    }

    /** Why it cannot be opened; empty where it can. */
    public String refusal() {
        return step > LARGEST ? "step " + step + " is beyond what a link may name, allowed 0 to " + LARGEST : "";
    }

    @Override
    public String toString() {
        return hasStep() ? source + "#step=" + step : source;
    }
}
