package dev.wheelhouse.app.widget;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Event;
import java.util.Locale;

/** Events as words and signs, and finding them by their step. */
public final class EventWords {
    private EventWords() {}

    /** "45.8 s  Gate closed  V03". */
    public static String line(Event e, Scenario s) {
        String who =
                e.slot() < 0 ? "" : "  " + s.fleet().vehicles().get(e.slot()).id();
        String figure = Double.isNaN(e.impulseNs()) ? "" : "  " + Numbers.of(e.impulseNs(), 0, "N\u00b7s");
        return new StepClock(s.stepsPerSecond()).format(e.step()) + "\u00a0s  " + name(e.kind()) + who + figure;
    }

    public static String line(Event e, ViewFrame f) {
        return line(e, f.scenario());
    }

    public static String name(EventKind kind) {
        String lower = kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }

    public static Glyph glyph(Event e) {
        return switch (e.kind()) {
            case IMPACT -> Glyph.IMPACT;
            case REPAIR -> Glyph.REPAIR;
            case ROUTE_RECYCLE -> Glyph.RECYCLE;
            case AVOIDANCE_STARTED -> e.detail().startsWith("LEFT") ? Glyph.AVOID_LEFT : Glyph.AVOID_RIGHT;
            case AVOIDANCE_COMPLETED -> Glyph.COMPLETED;
            case AVOIDANCE_RECOVERED -> Glyph.RECOVERED;
            case GATE_CLOSED -> Glyph.GATE_CLOSED;
            case GATE_OPENED, GATE_PASSED -> Glyph.GATE_OPENED;
            case TELEPORT_VIOLATION -> Glyph.TELEPORT;
            case CYCLE_COMPLETED -> Glyph.CYCLE;
            case COMMAND_REFUSED, COMMAND_LAPSED -> Glyph.REFUSED;
            case PEDESTRIAN_CONTACT -> Glyph.CONTACT;
            case GRIP_EXCEEDED -> Glyph.DASH;
        };
    }

    public static Tone tone(EventKind kind) {
        return switch (kind) {
            case IMPACT, TELEPORT_VIOLATION, PEDESTRIAN_CONTACT, GATE_CLOSED, COMMAND_REFUSED, COMMAND_LAPSED ->
                Tone.STOP;
            case REPAIR -> Tone.OK;
            case AVOIDANCE_STARTED, AVOIDANCE_COMPLETED, AVOIDANCE_RECOVERED -> Tone.AVOID;
            case GRIP_EXCEEDED -> Tone.BRAKE;
            case GATE_OPENED, GATE_PASSED, ROUTE_RECYCLE, CYCLE_COMPLETED -> Tone.QUIET;
        };
    }

    /** Whether it has a marker of its own; the others are small ticks. */
    public static boolean isMarked(EventKind kind) {
        return kind != EventKind.ROUTE_RECYCLE && kind != EventKind.GATE_PASSED;
    }

    /** How much a kind matters where several share a marker; the largest shows. */
    public static int weight(EventKind kind) {
        return switch (kind) {
            case PEDESTRIAN_CONTACT -> 9;
            case TELEPORT_VIOLATION -> 8;
            case IMPACT -> 7;
            case REPAIR -> 6;
            case COMMAND_REFUSED, COMMAND_LAPSED -> 5;
            case AVOIDANCE_STARTED -> 4;
            case GATE_CLOSED -> 3;
            case CYCLE_COMPLETED -> 2;
            default -> 1;
        };
    }

    /** How many events have a step up to this one; they stand in the order of their steps. */
    public static int countUpTo(RunIndex index, long step) {
        int low = 0;
        int high = index.eventCount();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (index.event(middle).step() <= step) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
