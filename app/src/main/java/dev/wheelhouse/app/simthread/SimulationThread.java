package dev.wheelhouse.app.simthread;

import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.recording.Recording;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.world.WorldStep;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs live steps on one daemon thread and records them. Commands wait here for the start of the next step. A fault stops it
 * at the last completed step and is kept.
 */
public final class SimulationThread implements AutoCloseable {
    private final WorldStep world;
    private final Recording recording;
    private final ConcurrentLinkedQueue<SimCommand> pending = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean busy = new AtomicBoolean();
    private final AtomicReference<@Nullable Fault> fault = new AtomicReference<>();
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread t = new Thread(task, "simulation");
        t.setDaemon(true);
        return t;
    });

    /** What stopped the simulation: the step that could not be computed, and why. */
    public record Fault(long step, Throwable cause) {}

    public SimulationThread(Scenario scenario) {
        this.world = new WorldStep(scenario);
        this.recording = new Recording(new WorldStep(scenario));
        recording.append(world.initial(), List.of());
    }

    public Scenario scenario() {
        return world.scenario();
    }

    public Recording recording() {
        return recording;
    }

    /** The number of the newest recorded step. */
    public int newest() {
        return (int) recording.newest();
    }

    public CompletedStep step(int number) {
        return recording.at(number);
    }

    /** What stopped the simulation, null while it is sound. */
    public @Nullable Fault fault() {
        return fault.get();
    }

    /** A command for the next step that is computed; its result stands in that step. */
    public void submit(SimCommand command) {
        pending.add(command);
    }

    /** How many commands wait for the next step. */
    public int pendingCommands() {
        return pending.size();
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
            while (last.step() < number && !Thread.currentThread().isInterrupted()) {
                List<SimCommand> taken = new ArrayList<>();
                for (SimCommand c = pending.poll(); c != null; c = pending.poll()) {
                    taken.add(c);
                }
                last = world.advance(last, taken);
                recording.append(last, taken);
            }
        } catch (RuntimeException | Error e) {
            fault.set(new Fault(newest() + 1, e));
        } finally {
            busy.set(false);
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
