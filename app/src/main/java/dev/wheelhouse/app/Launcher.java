package dev.wheelhouse.app;

import dev.wheelhouse.app.cli.Commands;
import dev.wheelhouse.app.cli.Console;
import dev.wheelhouse.app.cli.HeadlessLoop;
import dev.wheelhouse.app.cli.PictureWriter;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.files.StepLink;
import dev.wheelhouse.sim.scenario.ScenarioException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.logging.Logger;
import javafx.application.Application;
import org.jspecify.annotations.Nullable;

/** The main class. It does not extend {@link Application}, so that JavaFX starts from the class path. */
public final class Launcher {
    /** What draws pictures without a display. */
    private static final PictureWriter.Factory PICTURES = RunPictures::open;

    private static final int UNUSABLE = 2;
    /** Held here, because a logger that nobody holds loses its filter. */
    private static final Logger JAVAFX = Logger.getLogger("javafx");

    private Launcher() {}

    public static void main(String[] args) {
        boolean opensWindow = args.length == 0 || args[0].equals("view");
        if (!opensWindow) {
            System.exit(Commands.execute(Console.ofProcess(), PICTURES, args));
        } else if (hasDisplay()) {
            view(Arrays.copyOfRange(args, Math.min(1, args.length), args.length));
        } else if (args.length == 0) {
            System.exit(HeadlessLoop.run(Console.ofProcess(), PICTURES, Path.of("wheelhouse-out")));
        } else {
            System.err.println("'view' needs a display, and there is none; 'wheelhouse run' and 'check' need none");
            System.exit(UNUSABLE);
        }
    }

    private static void view(String[] names) {
        // The class path is chosen on purpose, and the warning about it would be the first thing that a user reads.
        JAVAFX.setFilter(r -> r.getMessage() == null || !r.getMessage().startsWith("Unsupported JavaFX configuration"));
        String refusal = refusalOf(names);
        if (refusal != null) {
            System.err.println(refusal);
            System.exit(UNUSABLE);
        }
        try {
            Application.launch(MainWindow.class, names);
        } catch (RuntimeException | LinkageError e) {
            String cause = displayTrouble(e);
            if (cause == null) {
                throw e;
            }
            System.err.println(cause);
            System.exit(UNUSABLE);
        }
    }

    /** What is wrong with a {@code view} before any window opens; null when nothing is. */
    static @Nullable String refusalOf(String[] names) {
        if (names.length > 1) {
            return "'view' takes one scenario, a file or the name of a built-in one, and got " + names.length;
        }
        StepLink link = StepLink.of(names.length == 0 ? MainWindow.DEFAULT_SCENARIO : names[0]);
        if (!link.refusal().isEmpty()) {
            return names[0] + ": " + link.refusal();
        }
        try {
            Scenarios.load(link.source(), Map.of());
            return null;
        } catch (ScenarioException e) {
            return e.getMessage();
        }
    }

    /** One clear line for a display or a library that JavaFX lacks; null where the failure is another one. */
    static @Nullable String displayTrouble(Throwable failure) {
        for (Throwable t = failure; t != null; t = t.getCause()) {
            String words = String.valueOf(t.getMessage()).toLowerCase(Locale.ROOT);
            if (words.contains("unable to open display")) {
                return "the display " + System.getenv("DISPLAY")
                        + " cannot be opened; 'wheelhouse run' and 'check' need none";
            }
            boolean isLibrary = t instanceof UnsatisfiedLinkError
                    || words.contains("libgtk")
                    || words.contains("glass")
                    || words.contains("no suitable pipeline");
            if (isLibrary) {
                return "the window's libraries are missing: on Linux install GTK 3 (libgtk-3-0); 'wheelhouse run' and 'check'"
                        + " need none (" + t.getMessage() + ")";
            }
        }
        return null;
    }

    private static boolean hasDisplay() {
        boolean unix = !System.getProperty("os.name").startsWith("Windows")
                && !System.getProperty("os.name").startsWith("Mac");
        return !unix || System.getenv("DISPLAY") != null || "Monocle".equals(System.getProperty("glass.platform"));
    }
}
