package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.state.Event;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Events as markers; those closer than 14 px share one with a count. Each event is read once a scale. */
final class Markers {
    static final double LEAST_PIXELS = 14;
    private final List<Marker> markers = new ArrayList<>();
    private final BitSet ticks = new BitSet();
    private TimeScale scale = new TimeScale(0, 1, 1);
    private int read;

    /** One marker: the events from one place in the order to another, of which {@code count} are marked ones. */
    static final class Marker {
        final double x;
        final int first;
        int last;
        int count = 1;
        Event shown;

        Marker(double x, int first, Event shown) {
            this.x = x;
            this.first = first;
            this.last = first;
            this.shown = shown;
        }
    }

    boolean update(RunIndex index, TimeScale wanted) {
        boolean isOther = !wanted.equals(scale);
        if (isOther) {
            scale = wanted;
            markers.clear();
            ticks.clear();
            read = 0;
        }
        int size = index.eventCount();
        boolean isChanged = isOther || read < size;
        for (; read < size; read++) {
            take(index.event(read));
        }
        return isChanged;
    }

    private void take(Event e) {
        if (!EventWords.isMarked(e.kind())) {
            ticks.set(scale.column(e.step()));
            return;
        }
        double x = scale.x(e.step());
        Marker last = markers.isEmpty() ? null : markers.get(markers.size() - 1);
        if (last == null || x - last.x >= room(last)) {
            markers.add(new Marker(x, read, e));
            return;
        }
        last.last = read;
        last.count++;
        if (EventWords.weight(e.kind()) > EventWords.weight(last.shown.kind())) {
            last.shown = e;
        }
    }

    /** A count beside the sign takes room as well. */
    private static double room(Marker marker) {
        return LEAST_PIXELS
                + (marker.count > 1 ? 4 + 7 * Integer.toString(marker.count).length() : 0);
    }

    List<Marker> all() {
        return markers;
    }

    /** Pixel columns in which a vehicle was recycled or passed a gate. */
    BitSet ticks() {
        return ticks;
    }

    @Nullable
    Marker at(double x) {
        for (Marker marker : markers) {
            if (x >= marker.x - 2 && x <= marker.x + room(marker)) {
                return marker;
            }
        }
        return null;
    }

    /** Where a click on a marker goes: to its first event, or on to its next one when the playhead stands within it. */
    static long target(Marker marker, RunIndex index, long shown) {
        long first = index.event(marker.first).step();
        if (shown < first) {
            return first;
        }
        for (int k = marker.first; k <= marker.last; k++) {
            Event e = index.event(k);
            if (e.step() > shown && EventWords.isMarked(e.kind())) {
                return e.step();
            }
        }
        return first;
    }
}
