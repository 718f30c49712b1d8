package dev.wheelhouse.sim.cases;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/** Whole case files: from the class path, or from the folder that {@code -Dwheelhouse.cases} names. */
public final class CaseFiles {
    private static final ObjectMapper JSON = new ObjectMapper();

    private CaseFiles() {}

    /** The files named {@code <suite>.json} or of that suite; at least one. */
    public static List<JsonNode> of(String suite) {
        return of(suite, System.getProperty("wheelhouse.cases"));
    }

    static List<JsonNode> of(String suite, String folder) {
        return folder == null || folder.isBlank() ? bundled(suite) : inFolder(suite, Path.of(folder));
    }

    /** The one from the class path. */
    public static List<JsonNode> bundled(String suite) {
        String name = "/cases/" + suite + ".json";
        try (InputStream in = CaseFiles.class.getResourceAsStream(name)) {
            assertThat(in).as("resource " + name).isNotNull();
            return List.of(JSON.readTree(in));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<JsonNode> inFolder(String suite, Path folder) {
        List<JsonNode> found = new ArrayList<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
            TreeSet<Path> sorted = new TreeSet<>();
            files.forEach(sorted::add);
            for (Path file : sorted) {
                JsonNode root = JSON.readTree(file.toFile());
                boolean named = file.getFileName().toString().equals(suite + ".json");
                if (named || root.path("suite").asText().equals(suite)) {
                    found.add(root);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the cases in " + folder.toAbsolutePath(), e);
        }
        assertThat(found)
                .as("files %s.json in the folder of -Dwheelhouse.cases, %s", suite, folder.toAbsolutePath())
                .isNotEmpty();
        return found;
    }
}
