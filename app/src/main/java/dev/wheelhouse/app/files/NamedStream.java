package dev.wheelhouse.app.files;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says of which output a write failed, and why, in one line. */
public final class NamedStream extends FilterOutputStream {
    private final String name;

    public NamedStream(String name, OutputStream raw) {
        super(raw);
        this.name = name;
    }

    static IOException failure(String name, IOException e) {
        return new IOException(name + " cannot be written: " + reason(name, e), e);
    }

    private static String reason(String name, IOException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no folder " + Path.of(name).toAbsolutePath().getParent();
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
        return reason == null ? e.getClass().getSimpleName() : reason;
    }

    @Override
    public void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        try {
            out.write(bytes, from, count);
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    @Override
    public void flush() throws IOException {
        try {
            out.flush();
        } catch (IOException e) {
            throw failure(name, e);
        }
    }

    @Override
    public void close() throws IOException {
        try {
            out.close();
        } catch (IOException e) {
            throw failure(name, e);
        }
    }
}
