package dev.wheelhouse.sim.expression;

import java.util.ArrayList;
import java.util.List;

/** A word, number or sign of an expression, with the place where it begins. */
record Token(Kind kind, String text, int position) {
    /** What a token is. */
    enum Kind {
        WORD,
        NUMBER,
        SIGN,
        END
    }

    private static final String SIGNS = "(),=<>!\u2260\u2264\u2265";
    private static final List<String> PAIRS = List.of("<=", ">=", "!=", "==");

    static List<Token> of(String text) throws ExpressionException {
        List<Token> tokens = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            if (Character.isWhitespace(text.charAt(at))) {
                at++;
                continue;
            }
            Token token = at(text, at);
            tokens.add(token);
            at += token.text().length();
        }
        tokens.add(new Token(Kind.END, "", text.length()));
        return tokens;
    }

    private static Token at(String text, int at) throws ExpressionException {
        char c = text.charAt(at);
        if (SIGNS.indexOf(c) >= 0) {
            boolean isPair = at + 1 < text.length() && PAIRS.contains(text.substring(at, at + 2));
            return new Token(Kind.SIGN, text.substring(at, at + (isPair ? 2 : 1)), at);
        }
        if (isDigit(c) || c == '-' || c == '+' || c == '.') {
            return new Token(Kind.NUMBER, text.substring(at, end(text, at)), at);
        }
        if (Character.isLetter(c) || c == '_') {
            return new Token(Kind.WORD, text.substring(at, end(text, at)), at);
        }
        throw new ExpressionException(at, "'" + c + "' means nothing here", List.of());
    }

    /** Identities such as S4-1 and numbers such as 1e-3 have signs inside. */
    private static int end(String text, int from) {
        int at = from + 1;
        while (at < text.length()) {
            char c = text.charAt(at);
            boolean isInside = Character.isLetterOrDigit(c) || c == '_' || c == '.' || c == '-' || c == '+';
            if (!isInside) {
                break;
            }
            at++;
        }
        return at;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    boolean is(String word) {
        return kind != Kind.END && text.equals(word);
    }
}
