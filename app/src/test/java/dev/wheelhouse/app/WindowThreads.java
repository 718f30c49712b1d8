package dev.wheelhouse.app;

import dev.wheelhouse.app.files.FileWatch;
import dev.wheelhouse.app.simthread.SimulationThread;
import java.util.Set;

/** The threads that a window starts, by their names. */
final class WindowThreads {
    private static final Set<String> NAMES = Set.of(SimulationThread.NAME, FileWatch.NAME, "scenario loader");

    private WindowThreads() {}

    static boolean areGone() {
        return Thread.getAllStackTraces().keySet().stream().noneMatch(t -> NAMES.contains(t.getName()));
    }

    static boolean areDaemons() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(t -> NAMES.contains(t.getName()))
                .allMatch(Thread::isDaemon);
    }
}
