package dev.wheelhouse.app.shell;

import java.util.Locale;

/** How well typed letters fit words that have them in this order. */
final class Fuzzy {
    private static final int NONE = -1;
    private static final int ADJACENT = 4;
    private static final int WORD_START = 8;

    private Fuzzy() {}

    /** −1 where the letters do not occur in order; else more is better, for letters side by side and at starts of words. */
    static int score(String typed, String words) {
        String wanted = typed.toLowerCase(Locale.ROOT).replace(" ", "");
        String text = words.toLowerCase(Locale.ROOT);
        int score = text.contains(typed.toLowerCase(Locale.ROOT).strip()) ? 100 : 0;
        int at = NONE;
        for (int k = 0; k < wanted.length(); k++) {
            int next = text.indexOf(wanted.charAt(k), at + 1);
            if (next < 0) {
                return NONE;
            }
            score += next == at + 1 ? ADJACENT : 0;
            score += isWordStart(text, next) ? WORD_START : 0;
            at = next;
        }
        return score;
    }

    private static boolean isWordStart(String text, int at) {
        return at == 0 || !Character.isLetterOrDigit(text.charAt(at - 1));
    }
}
