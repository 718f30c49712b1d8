package dev.wheelhouse.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.wheelhouse.sim.scenario.Problem;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Opening, watching and reloading files in the real window. */
class WindowFilesTest extends WindowTest {
    private static String loop() throws IOException {
        try (InputStream in = MainWindow.class.getResourceAsStream("/scenarios/loop-100s.json")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, text);
        return file;
    }

    private boolean isNamed(String name) {
        return workspace().session().scenario().name().equals(name);
    }

    @Test
    @DisplayName("A-12, X-I7: Ctrl+O opens a file whose name has blanks, umlauts, % and #, from its first step")
    void opensAFile() throws Exception {
        pauseAt(50);
        toOpen = write("m\u00fcller 100% #1.json", loop().replace("\"loop-100s\"", "\"mine\""));
        robot.push(KeyCode.CONTROL, KeyCode.O);
        await(() -> isNamed("mine"));
        await(() -> text("status").equals("Opened mine"));
        assertThat(stage().getTitle()).isEqualTo("Wheelhouse: mine");
        assertThat(text("watching")).isEqualTo("Watching m\u00fcller 100% #1.json");
    }

    @Test
    @DisplayName("A-12: a bad file shows all its problems with line and column, and what runs stays")
    void badFileShowsItsProblems() throws Exception {
        String bad = loop().replace("\"speedLimitMps\": 14", "\"speedLimitMps\": 1400")
                .replace("\"lengthMeters\": 300", "\"lengthMeters\": \"300 m\"");
        toOpen = write("bad.json", bad);
        robot.push(KeyCode.CONTROL, KeyCode.O);
        await(() -> node("problems", Node.class).isVisible());
        assertThat(text("problems-what")).startsWith("bad.json was not loaded, ");
        @SuppressWarnings("unchecked")
        ListView<Problem> list = node("problem-list", ListView.class);
        assertThat(list.getItems()).extracting(Problem::path).contains("road.speedLimitMps");
        assertThat(list.getItems()).allMatch(p -> p.line() > 1 && p.column() > 1);
        assertThat(text("problem-caret")).contains("^");
        assertThat(isNamed("loop-100s")).isTrue();
        savePicture("window-problems.png");
        robot.clickOn("#copy-problems");
        assertThat(copied).contains("bad.json:").contains("allowed");
        int shown = workspace().playback().shown();
        await(() -> workspace().playback().shown() > shown);
        robot.push(KeyCode.ESCAPE);
        await(() -> !node("problems", Node.class).isVisible());
    }

    @Test
    @DisplayName("A-12: a saved file is validated; a valid one waits for Ctrl+R, an invalid one shows why")
    void watchesTheOpenFile() throws Exception {
        toOpen = write("watched.json", loop().replace("\"loop-100s\"", "\"first\""));
        robot.push(KeyCode.CONTROL, KeyCode.O);
        await(() -> isNamed("first"));
        write("watched.json", loop().replace("\"loop-100s\"", "\"second\""));
        await(() -> text("status").startsWith("watched.json changed and is valid"));
        assertThat(isNamed("first")).isTrue();
        robot.push(KeyCode.CONTROL, KeyCode.R);
        await(() -> isNamed("second"));
        write("watched.json", "{ \"name\": 5 }");
        await(() -> node("problems", Node.class).isVisible());
        assertThat(isNamed("second")).isTrue();
        write("watched.json", loop());
        await(() -> !node("problems", Node.class).isVisible());
    }

    @Test
    @DisplayName("A-12: a file that is not there is refused with one line")
    void missingFileIsRefused() throws Exception {
        toOpen = folder.resolve("nowhere.json");
        robot.push(KeyCode.CONTROL, KeyCode.O);
        await(() -> text("status").startsWith("nowhere.json refused: 1 problem"));
        assertThat(isNamed("loop-100s")).isTrue();
    }
}
