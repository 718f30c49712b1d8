package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.LimitBar;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.kinematics.TeleportLimit;
import dev.wheelhouse.sim.scenario.Scenario;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** Whether motion stayed continuous. */
public final class ContinuityCard extends Card {
    private final LimitBar along = new LimitBar("card-continuity-along", "Step along");
    private final LimitBar across = new LimitBar("card-continuity-across", "Step across");
    private final GridPane rows = new GridPane();
    private final Label violations = row(0, "Violations", "violations", "figure");
    private final Label relocations = row(1, "Relocations", "relocations", "figure");
    private final Label person = row(2, "To a person", "person", "figure");
    private final Label hash = new Label();

    public ContinuityCard() {
        super(7, "Continuity", false, true);
        ColumnConstraints first = new ColumnConstraints();
        ColumnConstraints second = new ColumnConstraints();
        second.setHgrow(Priority.ALWAYS);
        rows.getColumnConstraints().addAll(first, second);
        rows.setHgap(8);
        add(along);
        add(across);
        add(rows);
        Label name = new Label("Hash");
        name.getStyleClass().add("label-small");
        hash.setId("card-continuity-hash");
        hash.getStyleClass().add("mono");
        hash.setMinWidth(USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        add(new HBox(name, gap, hash));
    }

    private Label row(int at, String words, String id, String style) {
        Label label = new Label(words);
        label.getStyleClass().add("label-small");
        label.setMinWidth(USE_PREF_SIZE);
        Label value = new Label();
        value.setId("card-continuity-" + id);
        value.getStyleClass().add(style);
        value.setMinWidth(USE_PREF_SIZE);
        value.setMaxWidth(Double.MAX_VALUE);
        value.setAlignment(Pos.CENTER_RIGHT);
        rows.addRow(at, label, value);
        return value;
    }

    @Override
    public String leading(ViewFrame f) {
        return f.current().counters().teleportViolations() == 0 ? "holds" : "violated";
    }

    @Override
    protected void fill(ViewFrame f) {
        Scenario s = f.scenario();
        along.show(
                f.current().stepMeters(),
                TeleportLimit.alongMeters(
                        s.road().speedLimitMps(),
                        s.driving().acceleration(),
                        s.stepSeconds(),
                        s.continuity().toleranceMeters()),
                "m",
                f.palette());
        across.show(
                f.current().lateralStepMeters(),
                TeleportLimit.acrossMeters(
                        s.avoidance().curve().maxLateralSpeedMps(),
                        s.stepSeconds(),
                        s.continuity().toleranceMeters()),
                "m",
                f.palette());
        int count = f.current().counters().teleportViolations();
        state(
                count == 0 ? Glyph.TICK : Glyph.CROSS,
                count == 0 ? Tone.OK : Tone.STOP,
                count == 0 ? "Holds" : "Violated");
        Figure.change(violations, Numbers.count(count));
        (count == 0 ? Tone.PLAIN : Tone.STOP).applyTo(violations);
        Figure.change(relocations, Numbers.count(f.current().counters().routeRecycles()) + " recycled");
        Figure.change(person, absentIfUnbounded(f.current().counters().minPedestrianClearanceMeters()));
        Figure.change(hash, f.current().hashText());
    }

    /** Nobody was near anybody yet. */
    private static String absentIfUnbounded(double metres) {
        return Double.isInfinite(metres) ? Numbers.ABSENT : Numbers.two(metres, "m");
    }
}
