package dev.wheelhouse.app;

import dev.wheelhouse.app.picture.Png;
import dev.wheelhouse.app.shell.Action;
import dev.wheelhouse.app.shell.Surroundings;
import dev.wheelhouse.app.shell.Workspace;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.stage.Stage;

/**
 * Pictures of the real window: {@code FOLDER NAME:STEP:WxH:dark|light:SLOT[:ACTION…] …}. Each is taken once the step is shown and
 * some pulses have passed.
 */
public final class WindowPictureMain {
    private static final int PULSES = 12;
    private final Stage stage;
    private final Workspace workspace;

    private WindowPictureMain(Stage stage) {
        this.stage = stage;
        this.workspace = (Workspace) stage.getScene().getRoot();
    }

    public static void main(String[] args) throws Exception {
        CountDownLatch opened = new CountDownLatch(1);
        Stage[] stages = new Stage[1];
        Platform.startup(() -> {
            stages[0] = new Stage();
            new MainWindow(Surroundings.desktop().withoutMemory()).start(stages[0]);
            opened.countDown();
        });
        opened.await(1, TimeUnit.MINUTES);
        WindowPictureMain pictures = new WindowPictureMain(stages[0]);
        Files.createDirectories(Path.of(args[0]));
        for (int k = 1; k < args.length; k++) {
            pictures.take(Path.of(args[0]), args[k].split(":"));
        }
        Platform.runLater(() -> stages[0].hide());
        Platform.exit();
    }

    private void take(Path folder, String[] wish) throws Exception {
        int step = Integer.parseInt(wish[1]);
        String[] size = wish[2].split("x");
        onFx(() -> {
            stage.setWidth(Integer.parseInt(size[0]));
            stage.setHeight(Integer.parseInt(size[1]));
            workspace.playback().pause();
            if (workspace.session().simulation().newest() < step) {
                workspace.playback().step(step - workspace.playback().shown());
            }
        });
        pulses(n -> workspace.session().simulation().newest() >= step);
        onFx(() -> {
            workspace.playback().seek(step);
            boolean wantsDark = wish[3].equals("dark");
            if (workspace.settings(0, 0).isDark() != wantsDark) {
                workspace.perform(Action.THEME);
            }
            int wanted = Integer.parseInt(wish[4]);
            int count = workspace.session().scenario().fleet().vehicles().size();
            for (int turns = 0; workspace.selected() != wanted && turns <= count; turns++) {
                workspace.perform(wanted < 0 ? Action.NO_SELECTION : Action.NEXT_VEHICLE);
            }
            for (int k = 5; k < wish.length; k++) {
                act(wish[k]);
            }
        });
        pulses(n -> n >= PULSES);
        onFx(() -> {
            try (OutputStream out = Files.newOutputStream(folder.resolve(wish[0] + ".png"))) {
                Png.write(workspace.getScene().snapshot(null), out);
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
    }

    /** An action by its name, or a click on a control by its id after {@code #}. */
    private void act(String wish) {
        if (wish.startsWith("#")) {
            Node node = workspace.lookup(wish);
            if (node instanceof javafx.scene.control.ButtonBase button) {
                button.fire();
            }
        } else {
            workspace.perform(Action.valueOf(wish));
        }
    }

    private static void onFx(Runnable work) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Throwable[] failure = new Throwable[1];
        Platform.runLater(() -> {
            try {
                work.run();
            } catch (RuntimeException e) {
                failure[0] = e;
            }
            done.countDown();
        });
        done.await(1, TimeUnit.MINUTES);
        if (failure[0] != null) {
            throw new IllegalStateException(failure[0]);
        }
    }

    /** Waits pulse by pulse until a condition on the number of pulses holds. */
    private static void pulses(java.util.function.IntPredicate isEnough) throws Exception {
        CountDownLatch done = new CountDownLatch(1);
        Consumer<AnimationTimer> stop = AnimationTimer::stop;
        Platform.runLater(() -> new AnimationTimer() {
            private int count;

            @Override
            public void handle(long now) {
                if (isEnough.test(count++)) {
                    stop.accept(this);
                    done.countDown();
                }
            }
        }.start());
        done.await(2, TimeUnit.MINUTES);
    }
}
