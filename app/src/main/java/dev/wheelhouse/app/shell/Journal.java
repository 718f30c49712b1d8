package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.sim.recording.RunIndex;

/** Where the keys for events and bookmarks jump to; −1 for nowhere. */
final class Journal {
    private static final long NOWHERE = -1;

    private Journal() {}

    static long next(Session session, long shown) {
        RunIndex index = session.index();
        int count = index.eventCount();
        for (int k = EventWords.countUpTo(index, shown); k < count; k++) {
            if (EventWords.isMarked(index.event(k).kind())) {
                return index.event(k).step();
            }
        }
        return NOWHERE;
    }

    static long previous(Session session, long shown) {
        RunIndex index = session.index();
        for (int k = EventWords.countUpTo(index, shown - 1) - 1; k >= 0; k--) {
            if (EventWords.isMarked(index.event(k).kind())) {
                return index.event(k).step();
            }
        }
        return NOWHERE;
    }

    /** The next one, and after the last the first. */
    static long nextBookmark(Session session, long shown) {
        Long later = session.bookmarks().higher(shown);
        if (later != null) {
            return later;
        }
        return session.bookmarks().isEmpty() ? NOWHERE : session.bookmarks().first();
    }
}
