package dev.wheelhouse.app;

import dev.wheelhouse.app.cli.Commands;
import dev.wheelhouse.app.picture.HeadlessDisplay;
import dev.wheelhouse.app.shell.Surroundings;
import java.io.IOException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.animation.AnimationTimer;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;

/**
 * Checks the loop, opens the window where nobody sees it, draws a few frames and ends. The build runs it once while the JVM records which
 * classes a start needs, for the archive that makes later starts quick.
 */
public final class WarmUp {
    private static final int FRAMES = 10;
    private static final int PATIENCE_SECONDS = 30;

    private WarmUp() {}

    public static void main(String[] args) throws IOException {
        CompletableFuture.delayedExecutor(PATIENCE_SECONDS, TimeUnit.SECONDS)
                .execute(() -> Runtime.getRuntime().halt(1));
        HeadlessDisplay.choose();
        int code = Commands.execute("check", "loop-100s");
        if (code != 0) {
            throw new IllegalStateException("the loop's check ended with " + code);
        }
        Application.launch(Trial.class, args);
        System.exit(0);
    }

    /** The window for a few frames. */
    public static final class Trial extends Application {
        @Override
        public void start(Stage stage) {
            new MainWindow(Surroundings.desktop().withoutMemory()).start(stage);
            new AnimationTimer() {
                private int frames;

                @Override
                public void handle(long nowNanos) {
                    if (++frames == FRAMES) {
                        Platform.exit();
                    }
                }
            }.start();
        }
    }
}
