package dev.wheelhouse.app.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where a command's words go.
 *
 * @param out results, as text
 * @param data standard output for a trace: unlike a print stream it reports what it could not write
 * @param err errors and progress
 * @param showsProgress whether somebody watches {@code err}
 */
public record Console(PrintStream out, OutputStream data, PrintStream err, boolean showsProgress) {
    private static final Path ERROR_STREAM = Path.of("/proc/self/fd/2");

    /** The process's own streams, in UTF-8 whatever the locale. */
    public static Console ofProcess() {
        return new Console(
                new PrintStream(new FileOutputStream(FileDescriptor.out), false, StandardCharsets.UTF_8),
                new FileOutputStream(FileDescriptor.out),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                isTerminal(ERROR_STREAM, hasConsole()));
    }

    /** From Java 22 on there is a console object in a pipe too, which then says that it is no terminal. */
    private static boolean hasConsole() {
        java.io.Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (Boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
        } catch (NoSuchMethodException e) {
            return true;
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the console does not say whether it is a terminal", e);
        }
    }

    /** Where the system tells what a stream is, that counts; elsewhere, whether the JVM has a console. */
    static boolean isTerminal(Path stream, boolean hasConsole) {
        if (!Files.isSymbolicLink(stream)) {
            return hasConsole;
        }
        try {
            String device = Files.readSymbolicLink(stream).toString();
            return device.startsWith("/dev/pts/") || device.startsWith("/dev/tty") || device.equals("/dev/console");
        } catch (IOException e) {
            return hasConsole;
        }
    }
}
