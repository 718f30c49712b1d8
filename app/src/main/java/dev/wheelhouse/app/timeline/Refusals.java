package dev.wheelhouse.app.timeline;

import dev.wheelhouse.app.authority.Candidacy;
import dev.wheelhouse.app.authority.Checks;
import dev.wheelhouse.app.authority.People;
import dev.wheelhouse.app.authority.Sources;
import dev.wheelhouse.sim.clock.StepClock;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.input.CommandResult;
import dev.wheelhouse.sim.input.SimCommand;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.recording.StepSource;
import dev.wheelhouse.sim.seat.SourceType;
import dev.wheelhouse.sim.seat.VehicleRecord;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The refused commands of one vehicle from the index of events, each event read once; those too close share a tick. */
final class Refusals {
    static final double LEAST_PIXELS = 14;
    private final List<Tick> ticks = new ArrayList<>();
    private TimeScale scale = new TimeScale(0, 1, 1);
    private int slot = -1;
    private int read;

    /** The refusals of one place: the first event and how many there are. */
    static final class Tick {
        final double x;
        final List<Event> events = new ArrayList<>();

        Tick(double x) {
            this.x = x;
        }

        Event first() {
            return events.get(0);
        }

        /** Where a click goes: to the first refusal, or on to the next one when the playhead stands within them. */
        long target(long shown) {
            for (Event e : events) {
                if (e.step() > shown && shown >= first().step()) {
                    return e.step();
                }
            }
            return first().step();
        }
    }

    boolean update(RunIndex index, TimeScale wanted, int wantedSlot) {
        boolean isOther = !wanted.equals(scale) || slot != wantedSlot;
        if (isOther) {
            scale = wanted;
            slot = wantedSlot;
            ticks.clear();
            read = 0;
        }
        int size = index.eventCount();
        boolean isChanged = isOther;
        for (; read < size; read++) {
            Event e = index.event(read);
            if (e.slot() == slot && e.kind() == EventKind.COMMAND_REFUSED) {
                take(e);
                isChanged = true;
            }
        }
        return isChanged;
    }

    private void take(Event e) {
        double x = scale.x(e.step());
        Tick last = ticks.isEmpty() ? null : ticks.get(ticks.size() - 1);
        if (last == null || x - last.x >= LEAST_PIXELS) {
            last = new Tick(x);
            ticks.add(last);
        }
        last.events.add(e);
    }

    List<Tick> ticks() {
        return ticks;
    }

    @Nullable
    Tick at(double x) {
        for (Tick tick : ticks) {
            if (Math.abs(x - tick.x) <= LEAST_PIXELS / 2) {
                return tick;
            }
        }
        return null;
    }

    /** Who asked, who held control and which check failed, from the step itself; read only when it is asked for. */
    static String words(Tick tick, StepSource steps, int slot, People people) {
        Event e = tick.first();
        CompletedStep step = steps.at(e.step());
        VehicleRecord vehicle = step.relations().vehicleAt(slot);
        StepClock clock = new StepClock(people.scenario().stepsPerSecond());
        SourceType source = SourceType.AI;
        int priority = people.scenario().authority().aiPriority();
        for (CommandResult r : step.results()) {
            if (r.command() instanceof SimCommand.Offer o
                    && !r.isDone()
                    && people.name(o.person()).equals(e.other())
                    && o.vehicle()
                            .equals(people.scenario()
                                    .fleet()
                                    .vehicles()
                                    .get(slot)
                                    .id())) {
                source = o.command().source();
                priority = o.priority();
            }
        }
        SourceType acting = Sources.acting(vehicle);
        String held = acting == SourceType.UNKNOWN
                ? "nobody"
                : Sources.word(acting) + " of "
                        + Candidacy.owner(vehicle, people).owner();
        String[] status = e.detail().split(": ", 2);
        String check = Checks.failure(status[status.length - 1], vehicle, people);
        String more = tick.events.size() > 1 ? "\nand " + (tick.events.size() - 1) + " more close by" : "";
        return Sources.word(source) + " command refused at " + clock.format(e.step()) + "\u00a0s, step " + e.step()
                + "\nAsked: " + e.other() + ", priority " + priority + "\nIn control: " + held + "\nFailed check: "
                + check + " (" + status[status.length - 1] + ")" + more;
    }
}
