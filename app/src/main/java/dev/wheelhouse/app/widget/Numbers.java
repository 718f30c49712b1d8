package dev.wheelhouse.app.widget;

import java.math.BigDecimal;
import java.math.RoundingMode;

/** How numbers are written everywhere in the window, in any locale: decimal point, true minus, no sign on a rounded zero. */
public final class Numbers {
    /** The quantity does not exist now. */
    public static final String ABSENT = "\u2013";

    public static final String UNBOUNDED = "\u221e";
    private static final char MINUS = '\u2212';
    private static final char NO_BREAK_SPACE = '\u00a0';
    private static final char THIN_SPACE = '\u2009';
    private static final int MOST_DIGITS = 12;

    private Numbers() {}

    /** A dash for what does not exist (NaN), the sign for what has no bound, else the digits. */
    public static String of(double value, int digits) {
        if (Double.isNaN(value)) {
            return ABSENT;
        }
        if (Double.isInfinite(value)) {
            return value > 0 ? UNBOUNDED : MINUS + UNBOUNDED;
        }
        BigDecimal rounded = new BigDecimal(value).setScale(digits, RoundingMode.HALF_UP);
        String text = grouped(rounded.abs().toPlainString());
        return rounded.signum() < 0 ? MINUS + text : text;
    }

    /** With a sign also where it is positive, for offsets on scales. */
    public static String signed(double value, int digits) {
        String text = of(value, digits);
        boolean isZero = text.chars().allMatch(c -> c == '0' || c == '.');
        return value > 0 && !isZero ? "+" + text : text;
    }

    /** With its unit after a no-break space; what does not exist has no unit. */
    public static String of(double value, int digits, String unit) {
        String text = of(value, digits);
        return text.equals(ABSENT) ? text : text + NO_BREAK_SPACE + unit;
    }

    public static String two(double value, String unit) {
        return of(value, 2, unit);
    }

    /** Degrees take no space. */
    public static String degrees(double radians) {
        return of(Math.toDegrees(radians), 1) + (Double.isNaN(radians) ? "" : "\u00b0");
    }

    public static String count(long value) {
        return grouped(Long.toString(Math.abs(value))).transform(t -> value < 0 ? MINUS + t : t);
    }

    /** How many digits it takes for a measured value and its limit never to look alike unless they are equal. */
    public static int digitsApart(double measured, double limit, int least) {
        int digits = least;
        while (measured != limit && digits < MOST_DIGITS && of(measured, digits).equals(of(limit, digits))) {
            digits++;
        }
        return digits;
    }

    /** Five digits and more before the point get thin spaces. */
    private static String grouped(String digits) {
        int point = digits.indexOf('.');
        int whole = point < 0 ? digits.length() : point;
        if (whole < 5) {
            return digits;
        }
        StringBuilder text = new StringBuilder(digits);
        for (int at = whole - 3; at > 0; at -= 3) {
            text.insert(at, THIN_SPACE);
        }
        return text.toString();
    }
}
