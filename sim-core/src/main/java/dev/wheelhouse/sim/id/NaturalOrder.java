package dev.wheelhouse.sim.id;

/** Orders identities as people read them: runs of digits by value, so that V2 stands before V10. */
final class NaturalOrder {
    private NaturalOrder() {}

    static int compare(String a, String b) {
        int i = 0;
        int j = 0;
        while (i < a.length() && j < b.length()) {
            if (isDigit(a.charAt(i)) && isDigit(b.charAt(j))) {
                int endA = digitsEnd(a, i);
                int endB = digitsEnd(b, j);
                int byValue = compareDigits(a.substring(i, endA), b.substring(j, endB));
                if (byValue != 0) {
                    return byValue;
                }
                i = endA;
                j = endB;
            } else {
                int byChar = Character.compare(a.charAt(i++), b.charAt(j++));
                if (byChar != 0) {
                    return byChar;
                }
            }
        }
        int byRest = Integer.compare(a.length() - i, b.length() - j);
        return byRest != 0 ? byRest : a.compareTo(b);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static int digitsEnd(String s, int from) {
        int end = from;
        while (end < s.length() && isDigit(s.charAt(end))) {
            end++;
        }
        return end;
    }

    private static int compareDigits(String a, String b) {
        String x = withoutLeadingZeros(a);
        String y = withoutLeadingZeros(b);
        int byLength = Integer.compare(x.length(), y.length());
        return byLength != 0 ? byLength : x.compareTo(y);
    }

    private static String withoutLeadingZeros(String digits) {
        int from = 0;
        while (from < digits.length() - 1 && digits.charAt(from) == '0') {
            from++;
        }
        return digits.substring(from);
    }
}
