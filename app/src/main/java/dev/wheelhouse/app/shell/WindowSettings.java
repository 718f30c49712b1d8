package dev.wheelhouse.app.shell;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.wheelhouse.app.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What the window remembers between runs: sizes, theme, layers, files opened last, the first one being the newest. A file that cannot be read or has values out of range counts as
 * none.
 */
public record WindowSettings(
        double width,
        double height,
        double inspectorWidth,
        double timelineHeight,
        boolean isDark,
        int layersOn,
        boolean showsHint,
        List<String> recent) {
    private static final int MOST_RECENT = 8;
    public static final WindowSettings DEFAULT = new WindowSettings(1280, 800, 344, 226, true, 0xFE, true, List.of());
    private static final ObjectMapper JSON = new ObjectMapper();

    public WindowSettings {
        width = within(width, 1024, 16384);
        height = within(height, 700, 16384);
        inspectorWidth = within(inspectorWidth, 300, 560);
        timelineHeight = within(timelineHeight, 150, 600);
        layersOn = layersOn & 0xFE;
        recent = recent.stream().distinct().limit(MOST_RECENT).toList();
    }

    private static double within(double value, double least, double most) {
        return Double.isFinite(value) ? Math.max(least, Math.min(most, value)) : least;
    }

    /** The user's own file, by the platform's custom. */
    public static Path usualFile() {
        String xdg = System.getenv("XDG_CONFIG_HOME");
        String appData = System.getenv("APPDATA");
        Path home = Path.of(System.getProperty("user.home", "."));
        Path folder = appData != null
                ? Path.of(appData)
                : xdg != null && !xdg.isEmpty() ? Path.of(xdg) : home.resolve(".config");
        return folder.resolve("wheelhouse").resolve("window.json");
    }

    public static WindowSettings read(Path file) {
        if (!Files.isRegularFile(file)) {
            return DEFAULT;
        }
        try {
            JsonNode n = JSON.readTree(file.toFile());
            return new WindowSettings(
                    n.path("width").asDouble(DEFAULT.width),
                    n.path("height").asDouble(DEFAULT.height),
                    n.path("inspectorWidth").asDouble(DEFAULT.inspectorWidth),
                    n.path("timelineHeight").asDouble(DEFAULT.timelineHeight),
                    n.path("dark").asBoolean(DEFAULT.isDark),
                    n.path("layers").asInt(DEFAULT.layersOn),
                    n.path("hint").asBoolean(true),
                    strings(n.path("recent")));
        } catch (IOException e) {
            return DEFAULT;
        }
    }

    private static List<String> strings(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(n -> texts.add(n.asText()));
        return texts;
    }

    public void write(Path file) throws IOException {
        ObjectNode n = JSON.createObjectNode();
        n.put("width", width);
        n.put("height", height);
        n.put("inspectorWidth", inspectorWidth);
        n.put("timelineHeight", timelineHeight);
        n.put("dark", isDark);
        n.put("layers", layersOn);
        n.put("hint", showsHint);
        recent.forEach(n.putArray("recent")::add);
        Files.createDirectories(file.toAbsolutePath().getParent());
        try (WholeFile out = new WholeFile(file)) {
            out.stream().write(JSON.writerWithDefaultPrettyPrinter().writeValueAsBytes(n));
            out.keep();
        }
    }
}
