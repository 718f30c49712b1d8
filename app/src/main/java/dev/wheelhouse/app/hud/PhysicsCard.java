package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.EventWords;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.FittingColumn;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.PhysicalSummary;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Damage and what happened last. */
public final class PhysicsCard extends Card {
    private static final int LAST = 5;
    private final Figure damaged = figure("damaged", "Damaged").atLeast(48);
    private final Figure impacts = figure("impacts", "Impacts").atLeast(44);
    private final Figure repairs = figure("repairs", "Repairs").atLeast(44);
    private final Figure grip = figure("least-grip", "Grip").atLeast(40);
    private final @Nullable Figure grounded;
    private final @Nullable Figure tilt;
    private final @Nullable Figure offset;
    private final List<Label> lines = new ArrayList<>();

    public PhysicsCard(boolean isStrip) {
        super(6, "Physics", isStrip, false);
        grounded = isStrip ? null : figure("grounded", "Grounded").atLeast(52);
        tilt = isStrip ? null : figure("tilt", "Largest tilt").atLeast(60);
        offset = isStrip ? null : figure("body-offset", "Body offset").atLeast(60);
        if (!isStrip) {
            Label head = new Label("Last events");
            head.getStyleClass().add("label-small");
            FittingColumn list = new FittingColumn(2, head);
            VBox.setVgrow(list, Priority.ALWAYS);
            for (int k = 0; k < LAST; k++) {
                Label line = new Label();
                line.setId("last-event-" + (k + 1));
                lines.add(line);
                list.getChildren().add(line);
            }
            add(list);
        }
    }

    @Override
    public String leading(ViewFrame f) {
        return Numbers.count(damagedCount(f));
    }

    private static int damagedCount(ViewFrame f) {
        PhysicalSummary sum = PhysicalSummary.of(f.scenario(), f.current().fleet());
        return sum.damaged() + sum.disabled();
    }

    @Override
    protected void fill(ViewFrame f) {
        PhysicalSummary sum = PhysicalSummary.of(f.scenario(), f.current().fleet());
        damaged.set(Numbers.count(sum.damaged() + sum.disabled()), "");
        impacts.set(Numbers.count(f.current().counters().impacts()), "");
        repairs.set(Numbers.count(f.current().counters().repairs()), "");
        grip.set(Numbers.of(sum.leastGrip(), 2), sum.gripExceeded() > 0 ? "exceeded" : "");
        if (grounded != null && tilt != null && offset != null) {
            grounded.set(Numbers.count(sum.grounded()), "");
            tilt.set(Numbers.degrees(sum.largestTiltRadians()), "");
            offset.set(Numbers.of(sum.largestOffsetMeters(), 2), "m");
        }
        List<Event> last =
                lines.isEmpty() ? List.of() : lastEvents(f.current().log().stored());
        for (int k = 0; k < lines.size(); k++) {
            Figure.change(
                    lines.get(k), k < last.size() ? EventWords.line(last.get(k), f) : k == 0 ? "none so far" : "");
        }
    }

    /** The newest first; recycling and passing are no news. */
    private static List<Event> lastEvents(List<Event> stored) {
        List<Event> found = new ArrayList<>();
        for (int k = stored.size() - 1; k >= 0 && found.size() < LAST; k--) {
            Event e = stored.get(k);
            if (e.kind() != EventKind.ROUTE_RECYCLE && e.kind() != EventKind.GATE_PASSED) {
                found.add(e);
            }
        }
        return found;
    }
}
