package dev.wheelhouse.app.road;

import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where vehicles were before the step on screen, back to their last relocation. Steps of long ago are costly to have again, so
 * what was read for the step before is kept.
 */
final class Trail {
    private static final int MOST_STEPS = 60;
    private final Map<Integer, Past> kept = new HashMap<>();

    /** Positions of one slot that end at {@code last}. */
    private static final class Past {
        private final Deque<OrientedBox> boxes = new ArrayDeque<>();
        private StepSource source;
        private long last = -1;
        private long cycle = -1;

        Past(StepSource source) {
            this.source = source;
        }
    }

    /** Oldest first, without the step on screen. */
    List<OrientedBox> boxes(Drawing d, int slot, long steps) {
        Past past = kept.computeIfAbsent(slot, s -> new Past(d.f().history()));
        long shown = d.f().current().step();
        if (past.source != d.f().history() || past.last != shown) {
            boolean follows = past.source == d.f().history() && past.last == shown - 1 && past.last >= 0;
            past.source = d.f().history();
            if (!follows) {
                past.boxes.clear();
                fill(d, past, slot, shown);
            } else {
                append(d, past, slot, d.f().current());
            }
            past.last = shown;
        }
        List<OrientedBox> boxes = new ArrayList<>(past.boxes);
        if (!boxes.isEmpty()) {
            boxes.remove(boxes.size() - 1);
        }
        int wanted = (int) Math.max(0, Math.min(steps, boxes.size()));
        return new ArrayList<>(boxes.subList(boxes.size() - wanted, boxes.size()));
    }

    private static void fill(Drawing d, Past past, int slot, long shown) {
        long oldest = Math.max(d.f().history().oldest(), shown - MOST_STEPS);
        for (long n = oldest; n < shown; n++) {
            append(d, past, slot, d.f().history().at(n));
        }
        append(d, past, slot, d.f().current());
    }

    private static void append(Drawing d, Past past, int slot, CompletedStep step) {
        FleetState f = step.fleet();
        if (f.has(slot, FleetState.RECYCLED) || step.cycle() != past.cycle) {
            past.boxes.clear();
            past.cycle = step.cycle();
        }
        Scenario.Envelope e = d.f().scenario().fleet().vehicles().get(slot).envelope();
        past.boxes.addLast(new OrientedBox(
                f.routeMeters(slot), f.lateralMeters(slot), f.yawRadians(slot), e.front(), e.rear(), e.width() / 2));
        if (past.boxes.size() > MOST_STEPS) {
            past.boxes.removeFirst();
        }
    }
}
