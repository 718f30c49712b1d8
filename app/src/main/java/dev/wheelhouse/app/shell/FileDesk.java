package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.files.FileWatch;
import dev.wheelhouse.app.files.ScenarioLoad;
import dev.wheelhouse.app.files.Scenarios;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Opens, reloads and watches scenario files. Files are read on a thread of its own; the window takes the results in its
 * pulse, the newest one alone.
 */
final class FileDesk implements AutoCloseable {
    /** The thread's name. */
    static final String NAME = "scenario loader";

    private final StatusBar status;
    private final ProblemView problems;
    private final BiConsumer<String, Scenario> opened;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread t = new Thread(task, NAME);
        t.setDaemon(true);
        return t;
    });
    private @Nullable CompletableFuture<ScenarioLoad> loading;
    private boolean isForOpening;
    private @Nullable FileWatch watch;
    private String source;
    private String running;

    FileDesk(
            StatusBar status,
            ProblemView problems,
            BiConsumer<String, Scenario> opened,
            String source,
            String running) {
        this.status = status;
        this.problems = problems;
        this.opened = opened;
        this.source = source;
        this.running = running;
        watch(source);
    }

    void open(String wanted) {
        source = wanted;
        watch(wanted);
        start(true);
    }

    void reload() {
        start(true);
    }

    /** What was asked for last, which is not what runs where it could not be loaded. */
    String source() {
        return source;
    }

    private void start(boolean opening) {
        String wanted = source;
        isForOpening = opening || loading != null && isForOpening;
        loading = CompletableFuture.supplyAsync(() -> ScenarioLoad.of(wanted), thread);
    }

    private void watch(String wanted) {
        closeWatch();
        if (Scenarios.BUILT_IN.contains(wanted)) {
            status.watching("");
            return;
        }
        try {
            watch = new FileWatch(Path.of(wanted));
            status.watching("Watching " + ProblemView.shortName(wanted));
        } catch (IOException | java.nio.file.InvalidPathException e) {
            status.watching("Not watched: " + e.getMessage());
        }
    }

    /** Called in each pulse; costs nothing while nothing happened. */
    void look() {
        if (watch != null && watch.takeChange()) {
            start(false);
        }
        CompletableFuture<ScenarioLoad> done = loading;
        if (done == null || !done.isDone()) {
            return;
        }
        loading = null;
        ScenarioLoad load = done.join();
        Scenario scenario = load.scenario();
        if (scenario == null) {
            problems.show(load.source(), load.problems(), load.lines(), running);
            int count = load.problems().size();
            status.refused(ProblemView.shortName(load.source()) + " refused: "
                    + (count == 1 ? "1 problem" : count + " problems") + ", " + running + " goes on");
        } else if (isForOpening) {
            problems.setVisible(false);
            running = scenario.name();
            opened.accept(load.source(), scenario);
            status.done("Opened " + scenario.name());
        } else {
            problems.setVisible(false);
            status.say(
                    Glyph.EYE,
                    Tone.SELECT,
                    ProblemView.shortName(load.source()) + " changed and is valid: reload with "
                            + Action.RELOAD.keys());
        }
    }

    private void closeWatch() {
        FileWatch old = watch;
        watch = null;
        if (old != null) {
            try {
                old.close();
            } catch (IOException e) {
                status.refused("The watch of " + old.file() + " could not be ended: " + e.getMessage());
            }
        }
    }

    @Override
    public void close() {
        closeWatch();
        thread.shutdownNow();
    }
}
