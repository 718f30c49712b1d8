package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.sim.acceptance.ContractWatch;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.TreeSet;

/** One scenario that is open: its run, where the window looks at it, and the bookmarks. */
public final class Session implements AutoCloseable {
    private static final int MOST_WATCHED = 250;
    private final String source;
    private final SimulationThread simulation;
    private final Playback playback;
    private final ContractWatch contract;
    private final TreeSet<Long> bookmarks = new TreeSet<>();

    /** @param source the file or the built-in name that it came from */
    public Session(String source, SimulationThread simulation) {
        this.source = source;
        this.simulation = simulation;
        this.playback = new Playback(simulation);
        this.contract = new ContractWatch(simulation.scenario());
    }

    public String source() {
        return source;
    }

    public Scenario scenario() {
        return simulation.scenario();
    }

    public SimulationThread simulation() {
        return simulation;
    }

    public Playback playback() {
        return playback;
    }

    public RunIndex index() {
        return simulation.recording().index();
    }

    public TreeSet<Long> bookmarks() {
        return bookmarks;
    }

    /** The contract's windows, judged over the recorded steps; it catches up by a bounded number of steps a call. */
    public ContractWatch contract() {
        long until = Math.min(simulation.newest(), contract.watched() + MOST_WATCHED);
        for (long n = contract.watched() + 1; n <= until; n++) {
            contract.watch(simulation.recording().at(n));
        }
        return contract;
    }

    /** Sets a bookmark at a step, or takes the one there away. */
    public boolean toggleBookmark(long step) {
        boolean isNew = bookmarks.add(step);
        if (!isNew) {
            bookmarks.remove(step);
        }
        return isNew;
    }

    @Override
    public void close() {
        simulation.close();
    }
}
