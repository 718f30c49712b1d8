package dev.wheelhouse.sim.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The events of the current cycle, and count and digest of those before it (M-70). A value: the next step's log shares what is
 * older. Where there is no cycle, or a cycle has very many, the older ones are folded into the digest from time to time.
 */
public final class EventLog {
    /** More than these are never kept. */
    public static final int MOST = 4096;

    public static final EventLog EMPTY = new EventLog(0, 0, 0, 0, null, List.of());

    private final long earlierCount;
    private final long earlierDigest;
    private final int count;
    private final long digest;
    private final @Nullable EventLog before;
    private final List<Event> added;

    private EventLog(
            long earlierCount,
            long earlierDigest,
            int count,
            long digest,
            @Nullable EventLog before,
            List<Event> added) {
        this.earlierCount = earlierCount;
        this.earlierDigest = earlierDigest;
        this.count = count;
        this.digest = digest;
        this.before = before;
        this.added = added;
    }

    /** A log as a snapshot has it. */
    public static EventLog of(long earlierCount, long earlierDigest, List<Event> stored) {
        return new EventLog(earlierCount, earlierDigest, 0, earlierDigest, null, List.of()).with(stored);
    }

    /** This log and a step's events. */
    public EventLog with(List<Event> events) {
        if (events.isEmpty()) {
            return this;
        }
        EventLog base = count + events.size() > MOST ? folded() : this;
        long next = base.digest;
        for (Event e : events) {
            next = digest(next, e);
        }
        return new EventLog(
                base.earlierCount, base.earlierDigest, base.count + events.size(), next, base, List.copyOf(events));
    }

    /** Everything so far becomes earlier: a new cycle begins. */
    public EventLog folded() {
        return new EventLog(earlierCount + count, digest, 0, digest, null, List.of());
    }

    private static long digest(long value, Event e) {
        StateHash h = new StateHash();
        h.whole("digest", -1, value);
        StateForm.event(h, e, 0);
        return h.value();
    }

    /** The stored events, oldest first. */
    public List<Event> stored() {
        List<List<Event>> chain = new ArrayList<>();
        for (EventLog log = this; log != null; log = log.before) {
            chain.add(log.added);
        }
        Collections.reverse(chain);
        List<Event> all = new ArrayList<>(count);
        chain.forEach(all::addAll);
        return all;
    }

    public int storedCount() {
        return count;
    }

    /** How many events are older than the stored ones. */
    public long earlierCount() {
        return earlierCount;
    }

    /** The digest of the events older than the stored ones, 0 for none. */
    public long earlierDigest() {
        return earlierDigest;
    }

    /** The digest of all events so far. */
    public long digest() {
        return digest;
    }
}
