package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.state.FleetState;
import java.util.function.Consumer;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** How the selected vehicle moves, which limit holds it, and how it moved around this step. */
final class MotionTab extends VBox {
    private static final double KMH = 3.6;
    private final Figure speed = new Figure("motion-speed", "Speed");
    private final Figure acceleration = new Figure("motion-acceleration", "Acceleration");
    private final Figure gap = new Figure("motion-gap", "Gap ahead");
    private final Figure route = new Figure("motion-route", "Route");
    private final Figure offset = new Figure("motion-offset", "Lateral offset");
    private final Figure heading = new Figure("motion-heading", "Heading");
    private final Figure damage = new Figure("motion-damage", "Damage");
    private final Figure capability = new Figure("motion-capability", "Capability");
    private final Figure target = new Figure("motion-target", "Permitted speed");
    private final LimitRows limits = new LimitRows();
    private final PlotPane plots;
    private final Tooltip speedKmh = new Tooltip();
    private final Tooltip targetKmh = new Tooltip();

    MotionTab(Consumer<String> copy) {
        super(10);
        plots = new PlotPane(copy);
        Tooltip.install(speed, speedKmh);
        Tooltip.install(target, targetKmh);
        setId("inspector-motion");
        GridPane grid = new GridPane();
        grid.setVgap(6);
        for (int k = 0; k < 3; k++) {
            ColumnConstraints c = new ColumnConstraints();
            c.setPercentWidth(100 / 3.0);
            grid.getColumnConstraints().add(c);
        }
        grid.addRow(0, speed, acceleration, gap);
        grid.addRow(1, route, offset, heading);
        grid.addRow(2, damage, capability, target);
        VBox.setVgrow(plots, Priority.ALWAYS);
        getChildren().addAll(grid, hairline(), limits, hairline(), plots);
    }

    private static Region hairline() {
        Region line = new Region();
        line.getStyleClass().add("hairline");
        line.setMinHeight(1);
        line.setMaxHeight(1);
        return line;
    }

    void show(ViewFrame f, int slot) {
        FleetState fleet = f.current().fleet();
        speed.set(fleet.speedMps(slot), 2, "m/s");
        speedKmh.setText(Numbers.of(fleet.speedMps(slot) * KMH, 1, "km/h"));
        targetKmh.setText(Numbers.of(fleet.targetSpeedMps(slot) * KMH, 1, "km/h"));
        acceleration.set(fleet.accelerationMps2(slot), 2, "m/s\u00b2");
        boolean isHard = fleet.has(slot, FleetState.EMERGENCY_BRAKING);
        acceleration.tone(isHard ? Tone.STOP : Tone.PLAIN);
        int leader = SpeedLimits.leaderOf(fleet, slot);
        gap.name(leader < 0 ? "Gap ahead" : "Gap to " + f.nameOf(leader));
        gap.set(fleet.bumperGapMeters(slot), 2, "m");
        route.set(fleet.routeMeters(slot), 2, "m");
        offset.set(Numbers.signed(fleet.lateralMeters(slot), 2), "m");
        heading.set(Numbers.degrees(fleet.yawRadians(slot)), "");
        double points = fleet.damagePoints(slot);
        damage.set(points, 1, "points");
        capability.set(f.scenario().damage().capability(points), 2, "");
        target.set(fleet.targetSpeedMps(slot), 2, "m/s");
        limits.show(f, slot);
        plots.show(f, slot);
    }
}
