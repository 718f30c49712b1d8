package dev.wheelhouse.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowSettingsTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("A-2: what was written comes back")
    void readsWhatItWrote() throws IOException {
        WindowSettings settings =
                new WindowSettings(1600, 1000, 420, 200, false, 0b1010_1010, false, List.of("a.json", "b.json"));
        Path file = folder.resolve("new folder/window.json");
        settings.write(file);
        assertThat(WindowSettings.read(file)).isEqualTo(settings);
    }

    @Test
    @DisplayName("A-2: a missing or broken file is no obstacle, and no value leaves its range")
    void brokenFileCountsAsNone() throws IOException {
        Path file = folder.resolve("window.json");
        assertThat(WindowSettings.read(file)).isEqualTo(WindowSettings.DEFAULT);
        Files.writeString(file, "{\"width\": 12");
        assertThat(WindowSettings.read(file)).isEqualTo(WindowSettings.DEFAULT);
        Files.writeString(file, "{\"width\": 1, \"inspectorWidth\": 9000, \"timelineHeight\": \"x\"}");
        WindowSettings held = WindowSettings.read(file);
        assertThat(held.width()).isEqualTo(1024);
        assertThat(held.inspectorWidth()).isEqualTo(560);
        assertThat(held.timelineHeight()).isEqualTo(WindowSettings.DEFAULT.timelineHeight());
    }
}
