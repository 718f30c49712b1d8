package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LauncherTest {
    @TempDir
    Path folder;

    @Test
    @DisplayName("C-3: a bad file is refused before a window opens, with file, line, column, path and range")
    void badFileIsRefusedBeforeTheWindow() throws Exception {
        Path bad = folder.resolve("bad.json");
        Files.writeString(bad, "{\n  \"name\": 5\n}");
        String refusal = Launcher.refusalOf(new String[] {bad.toString()});
        assertThat(refusal).contains("at name (" + bad + ":2:");
        assertThat(Launcher.refusalOf(new String[] {"nowhere"})).contains("loop-100s");
        assertThat(Launcher.refusalOf(new String[] {"a", "b"})).contains("takes one scenario");
        assertThat(Launcher.refusalOf(new String[0])).isNull();
        assertThat(Launcher.refusalOf(new String[] {"loop-mixed-fleet"})).isNull();
    }

    @Test
    @DisplayName("C-4: a display or library that is missing gives one line, any other failure is left alone")
    void missingLibrariesGiveOneLine() {
        RuntimeException display = new RuntimeException(new UnsupportedOperationException("Unable to open DISPLAY"));
        assertThat(Launcher.displayTrouble(display))
                .contains("cannot be opened")
                .doesNotContain("\n");
        UnsatisfiedLinkError gtk = new UnsatisfiedLinkError("libgtk-3.so.0: cannot open shared object file");
        assertThat(Launcher.displayTrouble(new RuntimeException(gtk)))
                .contains("libgtk-3-0")
                .doesNotContain("\n");
        assertThat(Launcher.displayTrouble(new IllegalStateException("another")))
                .isNull();
    }
}
