package dev.wheelhouse.app.files;

import dev.wheelhouse.sim.scenario.Problem;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.StoredScenario;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** A scenario is a file or the name of a built-in one (C-1). */
public final class Scenarios {
    /** The built-in ones, in the order in which they are listed. */
    public static final List<String> BUILT_IN = List.of(
            "loop-100s",
            "loop-mixed-fleet",
            "loop-jerk-limited",
            "loop-segments",
            "seat-passenger",
            "seat-cancel-retry",
            "seat-handover",
            "seat-exit",
            "seat-after-exit",
            "seat-repair",
            "standing-pedestrian",
            "disabled-leader",
            "fault-teleport");

    private static final int MOST_BYTES = 16 << 20;

    private Scenarios() {}

    public static Scenario load(String nameOrFile, Map<String, String> overrides) throws ScenarioException {
        return stored(nameOrFile, overrides).load();
    }

    /** The scenario's bytes with the overrides, as run and snapshot files hold them. */
    public static StoredScenario stored(String nameOrFile, Map<String, String> overrides) throws ScenarioException {
        byte[] bytes = BUILT_IN.contains(nameOrFile) ? builtIn(nameOrFile) : bytes(nameOrFile);
        return new StoredScenario(nameOrFile, bytes, overrides);
    }

    private static byte[] builtIn(String name) throws ScenarioException {
        try (InputStream in = Scenarios.class.getResourceAsStream("/scenarios/" + name + ".json")) {
            if (in == null) {
                throw refused(name, "the application lacks this scenario", "");
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw refused(name, "cannot be read: " + e.getMessage(), "");
        }
    }

    private static byte[] bytes(String file) throws ScenarioException {
        try {
            Path path = Path.of(file);
            if (Files.isDirectory(path)) {
                throw refused(file, "is a directory", "a scenario file");
            }
            if (!Files.exists(path)) {
                throw refused(file, "there is no such file or scenario", String.join(", ", BUILT_IN));
            }
            try (InputStream in = Files.newInputStream(path)) {
                byte[] bytes = in.readNBytes(MOST_BYTES + 1);
                if (bytes.length > MOST_BYTES) {
                    throw refused(file, "is too large for a scenario", "at most 16 MiB");
                }
                return bytes;
            }
        } catch (InvalidPathException | IOException e) {
            throw refused(file, "cannot be read: " + e.getMessage(), "");
        }
    }

    private static ScenarioException refused(String file, String message, String allowed) {
        return new ScenarioException(List.of(new Problem(file, 1, 1, "", message, allowed)));
    }
}
