package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.recording.RunIndex;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Damage and what happened last. */
public final class PhysicsCard extends Card {
    private static final int LAST = 5;
    private final Figure damaged = figure("damaged", "Damaged").atLeast(48);
    private final Figure impacts = figure("impacts", "Impacts").atLeast(44);
    private final Figure repairs = figure("repairs", "Repairs").atLeast(44);
    private final List<Label> lines = new ArrayList<>();
    private @Nullable RunIndex index;

    public PhysicsCard(boolean isStrip) {
        super(6, "Physics", isStrip, false);
        if (!isStrip) {
            Label head = new Label("Last events");
            head.getStyleClass().add("label-small");
            VBox list = new VBox(2, head);
            for (int k = 0; k < LAST; k++) {
                Label line = new Label();
                line.setId("last-event-" + (k + 1));
                lines.add(line);
                list.getChildren().add(line);
            }
            add(list);
        }
    }

    /** Another run, another list of events. */
    void open(RunIndex events) {
        index = events;
    }

    @Override
    public String leading(ViewFrame f) {
        return Numbers.count(damagedCount(f));
    }

    private static int damagedCount(ViewFrame f) {
        FleetState fleet = f.current().fleet();
        int count = 0;
        for (int slot = 0; slot < fleet.size(); slot++) {
            count += f.scenario().damage().state(fleet.damagePoints(slot)) == DamageState.HEALTHY ? 0 : 1;
        }
        return count;
    }

    @Override
    protected void fill(ViewFrame f) {
        damaged.set(Numbers.count(damagedCount(f)), "");
        impacts.set(Numbers.count(f.current().counters().impacts()), "");
        repairs.set(Numbers.count(f.current().counters().repairs()), "");
        List<Event> last = lastEvents(f.current().step());
        for (int k = 0; k < lines.size(); k++) {
            Figure.change(
                    lines.get(k), k < last.size() ? EventWords.line(last.get(k), f) : k == 0 ? "none so far" : "");
        }
    }

    /** The newest first, up to the step on screen; recycling and passing are no news. */
    private List<Event> lastEvents(long step) {
        List<Event> found = new ArrayList<>();
        RunIndex events = index;
        if (events == null) {
            return found;
        }
        for (int k = EventWords.countUpTo(events, step) - 1; k >= 0 && found.size() < LAST; k--) {
            Event e = events.event(k);
            if (e.kind() != EventKind.ROUTE_RECYCLE && e.kind() != EventKind.GATE_PASSED) {
                found.add(e);
            }
        }
        return found;
    }
}
