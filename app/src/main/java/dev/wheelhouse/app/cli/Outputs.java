package dev.wheelhouse.app.cli;

import dev.wheelhouse.app.files.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The files of one command: opened before it runs, so that one that cannot be written costs no run (C-5). */
final class Outputs implements AutoCloseable {
    private final List<Path> targets = new ArrayList<>();
    private final List<WholeFile> files = new ArrayList<>();

    /** Null where no file is asked for. */
    @Nullable
    WholeFile open(@Nullable Path target) throws IOException {
        if (target == null) {
            return null;
        }
        Path absolute = target.toAbsolutePath().normalize();
        if (targets.contains(absolute)) {
            throw new IOException(target + " is asked for twice, and is one file");
        }
        WholeFile file = new WholeFile(target);
        targets.add(absolute);
        files.add(file);
        return file;
    }

    /** A folder for many files; made when it is missing. */
    static void makeFolder(Path folder) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new IOException(folder + " cannot be made or is no folder", e);
        }
        if (!Files.isWritable(folder)) {
            throw new IOException(folder + " cannot be written");
        }
    }

    @Override
    public void close() throws IOException {
        IOException first = null;
        for (WholeFile file : files) {
            try {
                file.close();
            } catch (IOException e) {
                first = first == null ? e : first;
            }
        }
        if (first != null) {
            throw first;
        }
    }
}
