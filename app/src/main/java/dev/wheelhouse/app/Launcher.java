package dev.wheelhouse.app;

import javafx.application.Application;

/** The main class. It does not extend {@link Application}, so that JavaFX starts from the class path. */
public final class Launcher {
    private Launcher() {}

    public static void main(String[] args) {
        if (args.length == 1 && args[0].equals("--version")) {
            System.out.println("wheelhouse " + version());
        } else {
            Application.launch(MainWindow.class, args);
        }
    }

    private static String version() {
        String packaged = Launcher.class.getPackage().getImplementationVersion();
        return packaged == null ? "(not packaged)" : packaged;
    }
}
