package dev.wheelhouse.app.theme;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Map;
import javafx.scene.paint.Color;

/**
 * The colours of a theme, from {@code assets/tokens.json}; a colour never stands without a shape or a word. The style sheet has
 * the same names with {@code -wh-} before them.
 *
 * @param looks the same colours as declarations for the style of a scene's root
 */
public record Palette(
        boolean isDark,
        String looks,
        Color bg,
        Color panel,
        Color raised,
        Color sunken,
        Color line,
        Color lineStrong,
        Color ink,
        Color ink2,
        Color ink3,
        Color ground,
        Color shoulder,
        Color lane,
        Color mark,
        Color body,
        Color bodyLine,
        Color glass,
        Color select,
        Color brake,
        Color stop,
        Color avoid,
        Color ok,
        Color script,
        Color player,
        Color ai,
        Color onFill,
        Color brakeFill,
        Color selectTint,
        Color brakeTint,
        Color stopTint,
        Color avoidTint,
        Color okTint,
        Color scriptTint,
        Color playerTint,
        Color aiTint) {
    public static final Palette DARK = of("dark");
    public static final Palette LIGHT = of("light");

    private static Palette of(String theme) {
        JsonNode t = tokens().path("themes").path(theme);
        StringBuilder looks = new StringBuilder();
        for (Iterator<Map.Entry<String, JsonNode>> it = t.fields(); it.hasNext(); ) {
            Map.Entry<String, JsonNode> e = it.next();
            looks.append("-wh-")
                    .append(e.getKey())
                    .append(": ")
                    .append(e.getValue().asText())
                    .append("; ");
        }
        return new Palette(
                theme.equals("dark"),
                looks.toString(),
                colour(t, "bg"),
                colour(t, "panel"),
                colour(t, "raised"),
                colour(t, "sunken"),
                colour(t, "line"),
                colour(t, "lineStrong"),
                colour(t, "ink"),
                colour(t, "ink2"),
                colour(t, "ink3"),
                colour(t, "ground"),
                colour(t, "shoulder"),
                colour(t, "lane"),
                colour(t, "mark"),
                colour(t, "body"),
                colour(t, "bodyLine"),
                colour(t, "glass"),
                colour(t, "select"),
                colour(t, "brake"),
                colour(t, "stop"),
                colour(t, "avoid"),
                colour(t, "ok"),
                colour(t, "script"),
                colour(t, "player"),
                colour(t, "ai"),
                colour(t, "onFill"),
                colour(t, "brakeFill"),
                colour(t, "selectTint"),
                colour(t, "brakeTint"),
                colour(t, "stopTint"),
                colour(t, "avoidTint"),
                colour(t, "okTint"),
                colour(t, "scriptTint"),
                colour(t, "playerTint"),
                colour(t, "aiTint"));
    }

    private static JsonNode tokens() {
        try (InputStream in = Palette.class.getResourceAsStream("/assets/tokens.json")) {
            if (in == null) {
                throw new IllegalStateException("the application lacks its colours");
            }
            return new ObjectMapper().readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Color colour(JsonNode theme, String name) {
        return Color.web(theme.path(name).textValue());
    }
}
