package dev.wheelhouse.app.theme;

import java.util.Locale;

/** How numbers are written: decimal point, true minus, a no-break space before the unit, no sign at zero. */
public final class Figures {
    public static final String ABSENT = "\u2013";
    private static final int MOST_DIGITS = 9;

    private Figures() {}

    /** A dash for NaN, which stands for a quantity that does not exist now; the sign for one without bound. */
    public static String of(double value, int digits) {
        if (Double.isNaN(value)) {
            return ABSENT;
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? "\u221e" : "\u2212\u221e";
        }
        String text = String.format(Locale.ROOT, "%." + digits + "f", value);
        if (text.startsWith("-")) {
            return isZero(text) ? text.substring(1) : "\u2212" + text.substring(1);
        }
        return text;
    }

    private static boolean isZero(String text) {
        return text.chars().noneMatch(c -> c >= '1' && c <= '9');
    }

    public static String of(double value, int digits, String unit) {
        return of(value, digits) + "\u00a0" + unit;
    }

    /** With its sign, for offsets on scales. */
    public static String signed(double value, int digits) {
        String text = of(value, digits);
        return value > 0 && !isZero(text) ? "+" + text : text;
    }

    /** Two figures with the relation between them; digits are added to both until they differ, unless they are equal. */
    public static String comparison(double had, String relation, double limit, int digits, String unit) {
        int n = digits;
        while (had != limit && n < MOST_DIGITS && of(had, n).equals(of(limit, n))) {
            n++;
        }
        return of(had, n) + "\u00a0" + unit + " " + relation + " " + of(limit, n) + "\u00a0" + unit;
    }
}
