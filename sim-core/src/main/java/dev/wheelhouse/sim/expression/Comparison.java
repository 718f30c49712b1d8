package dev.wheelhouse.sim.expression;

/** How two figures are compared; with NaN, what does not exist, every comparison is false. */
enum Comparison {
    EQUAL,
    UNEQUAL,
    LESS,
    AT_MOST,
    MORE,
    AT_LEAST;

    private static final String SIGNS = "= == != \u2260 < <= \u2264 > >= \u2265";

    static boolean isSign(String sign) {
        return (" " + SIGNS + " ").contains(" " + sign + " ");
    }

    static Comparison of(String sign) {
        return switch (sign) {
            case "=", "==" -> EQUAL;
            case "!=", "\u2260" -> UNEQUAL;
            case "<" -> LESS;
            case "<=", "\u2264" -> AT_MOST;
            case ">" -> MORE;
            default -> AT_LEAST;
        };
    }

    boolean isEquality() {
        return this == EQUAL || this == UNEQUAL;
    }

    boolean holds(double left, double right) {
        return switch (this) {
            case EQUAL -> left == right;
            case UNEQUAL -> left < right || left > right;
            case LESS -> left < right;
            case AT_MOST -> left <= right;
            case MORE -> left > right;
            case AT_LEAST -> left >= right;
        };
    }
}
