package dev.wheelhouse.app.files;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Watches one file by its folder, so that editors which replace a file are seen too. Changes are gathered into one flag that the
 * window takes when it likes, however many there were.
 */
public final class FileWatch implements AutoCloseable {
    /** The thread's name. */
    public static final String NAME = "scenario watch";

    private final Path file;
    private final WatchService service;
    private final AtomicBoolean changed = new AtomicBoolean();

    public FileWatch(Path file) throws IOException {
        this.file = file.toAbsolutePath();
        Path folder = this.file.getParent();
        if (folder == null) {
            throw new IOException(file + " has no folder");
        }
        service = folder.getFileSystem().newWatchService();
        folder.register(service, StandardWatchEventKinds.ENTRY_CREATE, StandardWatchEventKinds.ENTRY_MODIFY);
        Thread thread = new Thread(this::watch, NAME);
        thread.setDaemon(true);
        thread.start();
    }

    public Path file() {
        return file;
    }

    private void watch() {
        try {
            while (true) {
                WatchKey key = service.take();
                for (WatchEvent<?> event : key.pollEvents()) {
                    boolean isOurs = event.context() instanceof Path name
                            && file.getFileName().equals(name.getFileName());
                    if ((isOurs || event.kind() == StandardWatchEventKinds.OVERFLOW) && Files.exists(file)) {
                        changed.set(true);
                    }
                }
                if (!key.reset()) {
                    return; // the folder is gone
                }
            }
        } catch (ClosedWatchServiceException e) {
            Thread.currentThread().interrupt(); // closed: the thread ends here
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether it changed since the last time this was asked. */
    public boolean takeChange() {
        return changed.getAndSet(false);
    }

    @Override
    public void close() throws IOException {
        service.close();
    }
}
