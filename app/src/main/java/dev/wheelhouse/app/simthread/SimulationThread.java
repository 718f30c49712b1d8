package dev.wheelhouse.app.simthread;

import dev.wheelhouse.sim.expression.Expression;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.recording.Matches;
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
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs live steps on one daemon thread and records them. Commands wait here for the start of the next step. A fault stops it
 * at the last completed step and is kept.
 */
public final class SimulationThread implements AutoCloseable {
    /** The thread's name. */
    public static final String NAME = "simulation";

    private static final double NEW_SHARE = 0.05;
    private final Scenario scenario;
    private final Advance advance;
    private final Recording recording;
    private final ConcurrentLinkedQueue<SimCommand> pending = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean busy = new AtomicBoolean();
    private final AtomicLong wanted = new AtomicLong();
    private final AtomicReference<@Nullable Fault> fault = new AtomicReference<>();
    private volatile Matches armed = new Matches(List.of());
    private final AtomicReference<Matches.@Nullable Match> stop = new AtomicReference<>();
    private volatile double meanStepMicros = Double.NaN;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread t = new Thread(task, NAME);
        t.setDaemon(true);
        return t;
    });

    /** How a step follows from the one before it. */
    @FunctionalInterface
    public interface Advance {
        CompletedStep next(CompletedStep previous, List<SimCommand> commands);
    }

    /** What stopped the simulation: the step that could not be computed, and why. */
    public record Fault(long step, Throwable cause) {}

    public SimulationThread(Scenario scenario) {
        this(scenario, new WorldStep(scenario)::advance);
    }

    /** With a step of one's own: a test can make it fail. */
    public SimulationThread(Scenario scenario, Advance advance) {
        this.scenario = scenario;
        this.advance = advance;
        WorldStep again = new WorldStep(scenario);
        this.recording = new Recording(again);
        recording.append(again.initial(), List.of());
    }

    public Scenario scenario() {
        return scenario;
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

    /** Microseconds that a step takes, a running mean; NaN before the first. */
    public double meanStepMicros() {
        return meanStepMicros;
    }

    /** The step up to which has been asked for. */
    public long wanted() {
        return isHeld() ? newest() : Math.max(wanted.get(), newest());
    }

    private boolean isHeld() {
        return fault.get() != null || stop.get() != null;
    }

    /**
     * Conditions that end the advance at the very step at which one of them begins to hold, until {@link #release}; looked at
     * after every step on the simulation's thread.
     */
    public void arm(List<Expression> conditions) {
        armed = new Matches(conditions);
        release();
    }

    public Matches armed() {
        return armed;
    }

    /** Where a condition ended the advance; null while nothing holds it. */
    public Matches.@Nullable Match stop() {
        return stop.get();
    }

    /** Goes on past the step that a condition ended the advance at. */
    public void release() {
        stop.set(null);
    }

    /** Asks for steps up to {@code number}; however often this is called, at most one task is under way. */
    public void ensure(int number) {
        if (number <= newest() || isHeld() || thread.isShutdown()) {
            return;
        }
        wanted.accumulateAndGet(number, Math::max);
        if (busy.compareAndSet(false, true)) {
            thread.execute(this::run);
        }
    }

    private void run() {
        do {
            try {
                advanceToWanted();
            } catch (RuntimeException | Error e) {
                fault.set(new Fault(newest() + 1L, e));
            } finally {
                busy.set(false);
            }
            // A request that came between the last look at it and the flag finds nobody else to run it.
        } while (isWanting() && busy.compareAndSet(false, true));
    }

    private boolean isWanting() {
        return !isHeld() && wanted.get() > newest() && !Thread.currentThread().isInterrupted();
    }

    private void advanceToWanted() {
        CompletedStep last = step(newest());
        while (last.step() < wanted.get()
                && !isHeld()
                && !Thread.currentThread().isInterrupted()) {
            List<SimCommand> taken = new ArrayList<>();
            for (SimCommand c = pending.poll(); c != null; c = pending.poll()) {
                taken.add(c);
            }
            long before = System.nanoTime();
            CompletedStep previous = last;
            last = advance.next(previous, taken);
            double micros = (System.nanoTime() - before) * 1e-3;
            meanStepMicros =
                    Double.isNaN(meanStepMicros) ? micros : meanStepMicros + NEW_SHARE * (micros - meanStepMicros);
            recording.append(last, taken);
            stopWhereAConditionBegins(previous, last);
        }
    }

    private void stopWhereAConditionBegins(CompletedStep previous, CompletedStep step) {
        Expression begun = armed.beginning(previous, step);
        if (begun != null) {
            wanted.set(step.step());
            stop.set(new Matches.Match(step.step(), begun));
        }
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }
}
