package dev.wheelhouse.app.condition;

import dev.wheelhouse.sim.recording.Matches;
import dev.wheelhouse.sim.recording.StepSource;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** Looks through recorded steps on a thread of its own, one search at a time; the window takes the answer in its pulse. */
final class StepSearch implements AutoCloseable {
    /** The thread's name. */
    static final String NAME = "condition search";

    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread t = new Thread(task, NAME);
        t.setDaemon(true);
        return t;
    });
    private @Nullable CompletableFuture<Optional<Matches.Match>> running;
    private AtomicBoolean givesUp = new AtomicBoolean();

    void before(StepSource steps, Matches conditions, long from) {
        AtomicBoolean own = cancel();
        running = CompletableFuture.supplyAsync(
                () -> Optional.ofNullable(conditions.before(steps, from, own::get)), thread);
    }

    void after(StepSource steps, Matches conditions, long from) {
        AtomicBoolean own = cancel();
        long to = steps.newest();
        running = CompletableFuture.supplyAsync(
                () -> Optional.ofNullable(conditions.after(steps, from, to, own::get)), thread);
    }

    /** Ends what is under way; answers the flag of the next search. */
    private AtomicBoolean cancel() {
        givesUp.set(true);
        givesUp = new AtomicBoolean();
        return givesUp;
    }

    /** Gives up; answers whether there was something to give up. */
    boolean giveUp() {
        boolean wasRunning = running != null;
        cancel();
        running = null;
        return wasRunning;
    }

    /** The answer, once; null while there is none. */
    @Nullable
    Optional<Matches.Match> take() {
        CompletableFuture<Optional<Matches.Match>> search = running;
        if (search == null || !search.isDone()) {
            return null;
        }
        running = null;
        return search.join();
    }

    @Override
    public void close() {
        giveUp();
        thread.shutdownNow();
    }
}
