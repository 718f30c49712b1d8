package dev.wheelhouse.app;

import dev.wheelhouse.app.cli.Commands;
import dev.wheelhouse.app.cli.Console;
import dev.wheelhouse.app.cli.HeadlessLoop;
import dev.wheelhouse.app.cli.PictureWriter;
import java.nio.file.Path;
import java.util.Arrays;
import javafx.application.Application;

/** The main class. It does not extend {@link Application}, so that JavaFX starts from the class path. */
public final class Launcher {
    /** What draws pictures without a display. */
    private static final PictureWriter.Factory PICTURES = RunPictures::open;

    private Launcher() {}

    public static void main(String[] args) {
        boolean opensWindow = args.length == 0 || args[0].equals("view");
        if (!opensWindow) {
            System.exit(Commands.execute(Console.ofProcess(), PICTURES, args));
        } else if (hasDisplay()) {
            Application.launch(MainWindow.class, Arrays.copyOfRange(args, Math.min(1, args.length), args.length));
        } else if (args.length == 0) {
            System.exit(HeadlessLoop.run(Console.ofProcess(), PICTURES, Path.of("wheelhouse-out")));
        } else {
            System.err.println("'view' needs a display, and there is none; 'wheelhouse run' and 'check' need none");
            System.exit(2);
        }
    }

    private static boolean hasDisplay() {
        boolean unix = !System.getProperty("os.name").startsWith("Windows")
                && !System.getProperty("os.name").startsWith("Mac");
        return !unix || System.getenv("DISPLAY") != null || "Monocle".equals(System.getProperty("glass.platform"));
    }
}
