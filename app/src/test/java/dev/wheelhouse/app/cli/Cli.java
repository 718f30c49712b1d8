package dev.wheelhouse.app.cli;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A command line whose words are kept. */
final class Cli {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();
    private boolean onTerminal;
    private @Nullable OutputStream data;
    private PictureWriter.@Nullable Factory pictures;

    Cli onTerminal() {
        onTerminal = true;
        return this;
    }

    Cli withData(OutputStream stream) {
        data = stream;
        return this;
    }

    Cli withPictures(PictureWriter.Factory factory) {
        pictures = factory;
        return this;
    }

    Console console() {
        return new Console(
                new PrintStream(out, false, StandardCharsets.UTF_8),
                data == null ? out : data,
                new PrintStream(err, true, StandardCharsets.UTF_8),
                onTerminal);
    }

    int run(String... args) {
        return Commands.execute(console(), pictures, args);
    }

    String out() {
        return out.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return err.toString(StandardCharsets.UTF_8);
    }

    List<String> errLines() {
        return err().lines().toList();
    }
}
