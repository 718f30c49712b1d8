package dev.wheelhouse.app.road;

import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.state.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Events of the last second of scenario time, of one kind, oldest first. Read once a step, since old steps are costly. */
final class RecentEvents {
    private final EventKind kind;
    private @Nullable StepSource source;
    private long shown = -1;
    private List<Event> events = List.of();

    RecentEvents(EventKind kind) {
        this.kind = kind;
    }

    List<Event> of(Drawing d) {
        if (source != d.f().history() || shown != d.f().current().step()) {
            source = d.f().history();
            shown = d.f().current().step();
            events = read(d, source);
        }
        return events;
    }

    private List<Event> read(Drawing d, StepSource history) {
        List<Event> found = new ArrayList<>();
        long from = Math.max(history.oldest(), shown - d.f().scenario().stepsPerSecond() + 1);
        for (long n = from; n <= shown; n++) {
            List<Event> of =
                    n == shown ? d.f().current().events() : history.at(n).events();
            for (Event e : of) {
                if (e.kind() == kind) {
                    found.add(e);
                }
            }
        }
        return found;
    }
}
