package dev.wheelhouse.app.simthread;

import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Runs live steps on one daemon thread and keeps every completed one. A fault stops it and is kept with its step. */
public final class SimulationThread implements AutoCloseable {
    private final WorldStep world;
    private final List<CompletedStep> recorded = new ArrayList<>();
    private final AtomicBoolean busy = new AtomicBoolean();
    private final AtomicReference<@Nullable String> fault = new AtomicReference<>();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread t = new Thread(task, "simulation");
        t.setDaemon(true);
        return t;
    });

    public SimulationThread(Scenario scenario) {
        this.world = new WorldStep(scenario);
        this.recorded.add(world.initial());
    }

    public Scenario scenario() {
        return world.scenario();
    }

    /** The number of the newest recorded step. */
    public int newest() {
        synchronized (recorded) {
            return recorded.size() - 1;
        }
    }

    public CompletedStep step(int number) {
        synchronized (recorded) {
            return recorded.get(number);
        }
    }

    /** What stopped the simulation, null while it is sound. */
    public @Nullable String fault() {
        return fault.get();
    }

    /** Asks for steps up to {@code number}; at most one request is under way. */
    public void ensure(int number) {
        if (number > newest() && fault.get() == null && busy.compareAndSet(false, true)) {
            thread.execute(() -> advanceTo(number));
        }
    }

    private void advanceTo(int number) {
        try {
            CompletedStep last = step(newest());
            while (last.step() < number) {
                last = world.advance(last);
                synchronized (recorded) {
                    recorded.add(last);
                }
            }
        } catch (RuntimeException e) {
            fault.set("step " + (newest() + 1) + " failed: " + e);
        } finally {
            busy.set(false);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
