package dev.wheelhouse.app.cli;

import java.io.PrintStream;

/** A bar on standard error that is drawn again when its percentage changes and leaves nothing behind; none in a pipe. */
final class Progress implements AutoCloseable {
    private static final int WIDTH = 30;
    private final PrintStream err;
    private final boolean shown;
    private final String label;
    private long percent = -1;
    private int drawn;

    Progress(Console console, boolean wanted, String label) {
        this.err = console.err();
        this.shown = wanted && console.showsProgress();
        this.label = label;
    }

    synchronized void update(long done, long total) {
        long now = total <= 0 ? 100 : 100 * done / total;
        if (!shown || now == percent) {
            return;
        }
        percent = now;
        int full = (int) (WIDTH * now / 100);
        String bar = "[" + "#".repeat(full) + " ".repeat(WIDTH - full) + "] " + now + " %  " + label;
        err.print("\r" + bar + " ".repeat(Math.max(0, drawn - bar.length())));
        err.flush();
        drawn = bar.length();
    }

    @Override
    public synchronized void close() {
        if (drawn > 0) {
            err.print("\r" + " ".repeat(drawn) + "\r");
            err.flush();
            drawn = 0;
        }
    }
}
