package dev.wheelhouse.app.widget;

import java.util.HashMap;
import java.util.Map;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/** Widths of texts from the advances of their characters, each measured once. The window's thread's own. */
public final class TextWidth {
    private static final Map<Font, Map<Character, Double>> ADVANCES = new HashMap<>();
    private static final int REPEATED = 8;

    private TextWidth() {}

    public static double of(String text, Font font) {
        Map<Character, Double> advances = ADVANCES.computeIfAbsent(font, f -> new HashMap<>());
        double sum = 0;
        for (int k = 0; k < text.length(); k++) {
            sum += advances.computeIfAbsent(text.charAt(k), c -> measure(c, font));
        }
        return sum;
    }

    /** Between two letters, since a space at an end may not count. */
    private static double measure(char c, Font font) {
        return (width("n" + String.valueOf(c).repeat(REPEATED) + "n", font) - width("nn", font)) / REPEATED;
    }

    private static double width(String text, Font font) {
        Text node = new Text(text);
        node.setFont(font);
        return node.getLayoutBounds().getWidth();
    }
}
