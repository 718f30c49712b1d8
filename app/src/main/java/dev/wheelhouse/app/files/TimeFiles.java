package dev.wheelhouse.app.files;

import dev.wheelhouse.sim.recording.RunFile;
import dev.wheelhouse.sim.recording.RunFileException;
import dev.wheelhouse.sim.scenario.ScenarioException;
import dev.wheelhouse.sim.snapshot.SnapshotException;
import dev.wheelhouse.sim.snapshot.SnapshotFile;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Opens run files, snapshot files and report bundles, and tells them from scenarios by what they hold (C-1). */
public final class TimeFiles {
    private static final int MARK_BYTES = 8;
    private static final int MOST_SNAPSHOT_BYTES = 1 << 30;

    /** What a file is, by how it begins. */
    public enum Kind {
        SCENARIO,
        RUN,
        SNAPSHOT,
        BUNDLE
    }

    private TimeFiles() {}

    /** What has no mark, or cannot be read, counts as a scenario: reading it as one says what is wrong. */
    public static Kind kindOf(String nameOrFile) {
        if (Scenarios.BUILT_IN.contains(nameOrFile)) {
            return Kind.SCENARIO;
        }
        try {
            Path file = Path.of(nameOrFile);
            if (!Files.isRegularFile(file)) {
                return Kind.SCENARIO;
            }
            try (InputStream in = Files.newInputStream(file)) {
                return kindOf(in.readNBytes(MARK_BYTES));
            }
        } catch (InvalidPathException | IOException e) {
            return Kind.SCENARIO;
        }
    }

    private static Kind kindOf(byte[] beginning) {
        if (RunFile.isOne(beginning)) {
            return Kind.RUN;
        }
        if (SnapshotFile.isOne(beginning)) {
            return Kind.SNAPSHOT;
        }
        boolean isZip = beginning.length > 3 && beginning[0] == 'P' && beginning[1] == 'K' && beginning[2] == 3;
        return isZip ? Kind.BUNDLE : Kind.SCENARIO;
    }

    /** A run file, or the run in a report bundle. Each failure's message names the file. */
    public static RunFile run(Path file) throws IOException, ScenarioException {
        try (InputStream raw = open(file);
                InputStream in = kindOf(file.toString()) == Kind.BUNDLE ? Bundle.runOf(raw) : raw) {
            return RunFile.read(in);
        } catch (RunFileException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    /** Each failure's message names the file. */
    public static SnapshotFile snapshot(Path file) throws IOException, ScenarioException {
        try (InputStream in = open(file)) {
            return SnapshotFile.read(in.readNBytes(MOST_SNAPSHOT_BYTES));
        } catch (SnapshotException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private static InputStream open(Path file) throws IOException {
        try {
            if (Files.isDirectory(file)) {
                throw new IOException("it is a folder");
            }
            return new BufferedInputStream(Files.newInputStream(file), 1 << 16);
        } catch (NoSuchFileException e) {
            throw new IOException(file + ": there is no such file", e);
        } catch (AccessDeniedException e) {
            throw new IOException(file + " cannot be read: permission denied", e);
        } catch (IOException e) {
            throw new IOException(file + " cannot be read: " + e.getMessage(), e);
        }
    }
}
