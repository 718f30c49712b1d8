package dev.wheelhouse.app;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/**
 * From the start of the process to the second pulse after the window is shown, ours and a bare window in turn, each with an archive
 * of its classes. Needs a display.
 */
public final class StartBenchmark {
    private static final int ROUNDS = 9;

    private StartBenchmark() {}

    /** {@code ours} or {@code bare} opens that window and prints its milliseconds; without an argument both are measured. */
    public static void main(String[] args) throws Exception {
        if (args.length > 0) {
            Application.launch(args[0].equals("ours") ? Ours.class : Bare.class);
            return;
        }
        Path folder = Files.createTempDirectory("start-benchmark");
        Path jar = jarOfThisClass(folder.resolve("start.jar"));
        for (String which : List.of("ours", "bare")) {
            start(jar, which, "-XX:ArchiveClassesAtExit=" + folder.resolve(which + ".jsa"));
        }
        double[] ours = new double[ROUNDS];
        double[] bare = new double[ROUNDS];
        for (int k = 0; k < ROUNDS; k++) {
            ours[k] = start(jar, "ours", "-XX:SharedArchiveFile=" + folder.resolve("ours.jsa"));
            bare[k] = start(jar, "bare", "-XX:SharedArchiveFile=" + folder.resolve("bare.jsa"));
        }
        Arrays.sort(ours);
        Arrays.sort(bare);
        System.out.printf(
                "ours %.0f ms, bare window %.0f ms, ratio %.2f (medians of %d)%n",
                ours[ROUNDS / 2], bare[ROUNDS / 2], ours[ROUNDS / 2] / bare[ROUNDS / 2], ROUNDS);
    }

    /** An archive of classes takes no folder on the class path. */
    private static Path jarOfThisClass(Path jar) throws IOException {
        String prefix = StartBenchmark.class.getName().replace('.', '/');
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String end : List.of("", "$1", "$Ours", "$Bare")) {
                out.putNextEntry(new JarEntry(prefix + end + ".class"));
                try (InputStream in = StartBenchmark.class.getResourceAsStream("/" + prefix + end + ".class")) {
                    in.transferTo(out);
                }
                out.closeEntry();
            }
        }
        return jar;
    }

    private static double start(Path jar, String which, String archive) throws IOException, InterruptedException {
        String application = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entry -> entry.endsWith("wheelhouse.jar"))
                .findFirst()
                .orElseThrow();
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xlog:disable",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                archive,
                "-cp",
                application + File.pathSeparator + jar,
                StartBenchmark.class.getName(),
                which));
        Process run = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String out = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        if (run.waitFor() != 0 || out.isEmpty()) {
            throw new IOException("no window: " + out);
        }
        return Double.parseDouble(out.lines().reduce((a, b) -> b).orElseThrow());
    }

    private static void endAtSecondPulse() {
        new AnimationTimer() {
            private int pulses;

            @Override
            public void handle(long now) {
                if (++pulses == 2) {
                    long started = ManagementFactory.getRuntimeMXBean().getStartTime();
                    System.out.println(System.currentTimeMillis() - started);
                    System.out.flush();
                    System.exit(0);
                }
            }
        }.start();
    }

    /** The window as the launcher opens it. */
    public static final class Ours extends Application {
        @Override
        public void start(Stage stage) {
            new MainWindow().start(stage);
            endAtSecondPulse();
        }
    }

    /** A window of the same size with a canvas and nothing else. */
    public static final class Bare extends Application {
        @Override
        public void start(Stage stage) {
            stage.setScene(new Scene(new StackPane(new Canvas(1280, 800))));
            stage.show();
            endAtSecondPulse();
        }
    }
}
