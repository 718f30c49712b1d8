package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.state.ConsumerCursor;
import dev.wheelhouse.sim.state.Event;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Tells in the status bar what has just happened at the live edge; a consumer of events with a cursor of its own (M-65). */
final class EventBanner {
    private static final String NAME = "status bar";
    private static final Set<EventKind> NEWS = EnumSet.of(
            EventKind.IMPACT,
            EventKind.REPAIR,
            EventKind.TELEPORT_VIOLATION,
            EventKind.PEDESTRIAN_CONTACT,
            EventKind.COMMAND_REFUSED,
            EventKind.COMMAND_LAPSED,
            EventKind.GATE_PASSED,
            EventKind.GRIP_EXCEEDED);
    private final StatusBar status;
    private ConsumerCursor cursor = ConsumerCursor.from(NAME, 0, 0);

    EventBanner(StatusBar status) {
        this.status = status;
    }

    /** Another run: impulses that do no damage are no news. */
    void open(Session session) {
        cursor = ConsumerCursor.from(NAME, session.scenario().damage().thresholdNs(), 0);
    }

    /** Where it stands, for a snapshot's session part. */
    ConsumerCursor cursor() {
        return cursor;
    }

    void look(Session session) {
        RunIndex index = session.index();
        List<Event> fresh = new ArrayList<>();
        for (int k = (int) cursor.nextSequence() - 1; k < index.eventCount(); k++) {
            fresh.add(index.event(k));
        }
        if (fresh.isEmpty()) {
            return;
        }
        ConsumerCursor.Delivery delivery = cursor.deliver(fresh);
        cursor = delivery.after();
        Event last = null;
        for (Event e : delivery.shown()) {
            last = NEWS.contains(e.kind()) ? e : last;
        }
        if (last != null && session.playback().isAtLiveEdge()) {
            status.say(EventWords.glyph(last), EventWords.tone(last.kind()), EventWords.line(last, session.scenario()));
        }
    }
}
