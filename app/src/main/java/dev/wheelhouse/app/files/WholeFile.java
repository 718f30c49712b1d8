package dev.wheelhouse.app.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * An output file that appears under its name only when it is whole (C-5). What exists and is no plain file, such as a pipe or a
 * device, is written to directly. Each failure is an {@link IOException} whose message names the file and what is wrong.
 */
public final class WholeFile implements AutoCloseable {
    private static final AtomicLong SERIAL = new AtomicLong();
    private final Path name;
    private final Path target;
    private final @Nullable Path part;
    private final OutputStream out;
    private boolean kept;
    private boolean closed;

    /** Opens a file for writing; a test puts a full disk here. */
    interface Opener {
        OutputStream open(Path path) throws IOException;
    }

    /** Opens it; fails at once where nothing can be written. */
    public WholeFile(Path target) throws IOException {
        this(target, WholeFile::create);
    }

    WholeFile(Path name, Opener opener) throws IOException {
        this.name = name;
        if (Files.isDirectory(name)) {
            throw new IOException(name + " cannot be written: it is a folder");
        }
        try {
            boolean special = Files.exists(name) && !Files.isRegularFile(name);
            // Through a symbolic link the file behind it is replaced, not the link.
            this.target = Files.isRegularFile(name) ? name.toRealPath() : name.toAbsolutePath();
            if (Files.isRegularFile(target) && !Files.isWritable(target)) {
                throw new AccessDeniedException(name.toString());
            }
            String unique = "." + ProcessHandle.current().pid() + "-" + SERIAL.incrementAndGet() + ".part";
            this.part = special ? null : target.resolveSibling("." + target.getFileName() + unique);
            OutputStream raw = opener.open(part == null ? target : part);
            this.out = new BufferedOutputStream(new NamedStream(name.toString(), raw), 1 << 16);
        } catch (IOException e) {
            throw NamedStream.failure(name.toString(), e);
        }
    }

    private static OutputStream create(Path path) throws IOException {
        return Files.exists(path)
                ? Files.newOutputStream(path, StandardOpenOption.WRITE)
                : Files.newOutputStream(path, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW);
    }

    public OutputStream stream() {
        return out;
    }

    /** Gives the file its name. */
    public void keep() throws IOException {
        closeStream();
        if (part != null) {
            try {
                Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (IOException e) {
                throw NamedStream.failure(name.toString(), e);
            }
        }
        kept = true;
    }

    /** Leaves nothing behind unless it was kept. */
    @Override
    public void close() throws IOException {
        if (kept) {
            return;
        }
        try {
            closeStream();
        } finally {
            if (part != null) {
                Files.deleteIfExists(part);
            }
        }
    }

    private void closeStream() throws IOException {
        if (!closed) {
            closed = true;
            out.close();
        }
    }
}
