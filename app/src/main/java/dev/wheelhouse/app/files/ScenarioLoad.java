package dev.wheelhouse.app.files;

import dev.wheelhouse.sim.scenario.Problem;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What reading a scenario gave: the scenario, or its problems with the file's lines to show them in.
 *
 * @param scenario null where there are problems
 */
public record ScenarioLoad(String source, @Nullable Scenario scenario, List<Problem> problems, List<String> lines) {
    private static final int MOST_LINES = 100_000;

    public static ScenarioLoad of(String source) {
        try {
            return new ScenarioLoad(source, Scenarios.load(source, Map.of()), List.of(), List.of());
        } catch (ScenarioException e) {
            return new ScenarioLoad(source, null, e.problems(), linesOf(source));
        }
    }

    /** For the excerpt alone: a file that cannot be read has its problem already, and no lines. */
    private static List<String> linesOf(String source) {
        try {
            Path file = Path.of(source);
            if (!Files.isRegularFile(file)) {
                return List.of();
            }
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            return text.lines().limit(MOST_LINES).toList();
        } catch (InvalidPathException | IOException e) {
            return List.of();
        }
    }
}
