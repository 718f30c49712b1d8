package dev.wheelhouse.app.files;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** An output file that appears under its name only when it is whole (C-5). */
public final class WholeFile implements AutoCloseable {
    private final Path target;
    private final Path part;
    private final OutputStream out;
    private boolean kept;

    /** Opens it; fails at once where nothing can be written. */
    public WholeFile(Path target) throws IOException {
        this.target = target.toAbsolutePath();
        if (Files.isDirectory(this.target)) {
            throw new IOException(target + " is a directory");
        }
        this.part = Files.createTempFile(this.target.getParent(), "." + this.target.getFileName(), ".part");
        this.out = new BufferedOutputStream(Files.newOutputStream(part), 1 << 16);
    }

    public OutputStream stream() {
        return out;
    }

    /** Gives the file its name. */
    public void keep() throws IOException {
        out.close();
        Files.move(part, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        kept = true;
    }

    @Override
    public void close() throws IOException {
        if (!kept) {
            try {
                out.close();
            } finally {
                Files.deleteIfExists(part);
            }
        }
    }
}
