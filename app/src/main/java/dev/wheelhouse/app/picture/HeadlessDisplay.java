package dev.wheelhouse.app.picture;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * The display that is none: JavaFX on its headless platform, with the software pipeline and the bundled fonts only, so that a
 * picture is the same on every machine.
 */
public final class HeadlessDisplay {
    private static final String FONT_FOLDER = "/assets/fonts/";
    private static final List<String> FONT_FILES = List.of(
            "IBMPlexSans_400Regular.ttf",
            "IBMPlexSans_500Medium.ttf",
            "IBMPlexSans_600SemiBold.ttf",
            "IBMPlexMono_400Regular.ttf",
            "IBMPlexMono_500Medium.ttf",
            "allfonts.properties",
            "logicalfonts.properties");
    private static final Map<String, String> SETTINGS = Map.of(
            "java.awt.headless", "true",
            "glass.platform", "Monocle",
            "monocle.platform", "Headless",
            "headless.geometry", "1920x1080-32",
            "prism.order", "sw",
            "prism.lcdtext", "false",
            "prism.useFontConfig", "false");

    /** Kept, since a logger that nobody holds forgets its level. */
    private static final Logger TOOLKIT = Logger.getLogger("javafx");

    private HeadlessDisplay() {}

    /** Chooses the headless platform. Call before anything of JavaFX starts; what the command line has set stays as it is. */
    public static void choose() throws IOException {
        SETTINGS.forEach(HeadlessDisplay::setIfAbsent);
        TOOLKIT.setLevel(Level.SEVERE); // it warns of the class path, which is how the application is meant to run
        if (System.getProperty("prism.fontdir") == null) {
            System.setProperty("prism.fontdir", unpackFonts().toString());
        }
    }

    private static void setIfAbsent(String key, String value) {
        if (System.getProperty(key) == null) {
            System.setProperty(key, value);
        }
    }

    /** JavaFX reads a headless platform's fonts from a folder, so they leave the jar until the JVM ends. */
    private static Path unpackFonts() throws IOException {
        Path folder = Files.createTempDirectory("wheelhouse-fonts");
        folder.toFile().deleteOnExit();
        for (String name : FONT_FILES) {
            try (InputStream in = HeadlessDisplay.class.getResourceAsStream(FONT_FOLDER + name)) {
                if (in == null) {
                    throw new IOException("The application lacks its font file " + name);
                }
                Path file = folder.resolve(name);
                Files.copy(in, file);
                file.toFile().deleteOnExit();
            }
        }
        return folder;
    }
}
