package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.math.Vec2;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetState;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Every vehicle as its true envelope, with identity, brake lamps, damage and selection. */
final class VehicleLayer implements RoadView.Layer {
    private static final Font LABEL = Font.font("IBM Plex Sans SemiBold", 11);

    @Override
    public void draw(GraphicsContext g, ViewFrame f, double width, double height) {
        for (int slot = 0; slot < f.current().fleet().size(); slot++) {
            double x = f.camera().x(f.x(slot));
            if (x > -80 && x < width + 80) {
                vehicle(g, f, slot);
            }
        }
    }

    private static void vehicle(GraphicsContext g, ViewFrame f, int slot) {
        Scenario.Envelope e = f.scenario().fleet().vehicles().get(slot).envelope();
        ViewFrame.Camera c = f.camera();
        Vec2[] corners =
                new OrientedBox(f.x(slot), f.y(slot), f.yaw(slot), e.front(), e.rear(), e.width() / 2).corners();
        double[] xs = new double[4];
        double[] ys = new double[4];
        for (int k = 0; k < 4; k++) {
            xs[k] = c.x(corners[k].x());
            ys[k] = c.y(corners[k].y());
        }
        FleetState fleet = f.current().fleet();
        boolean avoiding =
                f.current().avoidance() != null && f.current().avoidance().slot() == slot;
        boolean emergency = fleet.has(slot, FleetState.EMERGENCY_BRAKING);
        boolean braking = emergency || fleet.has(slot, FleetState.NORMAL_BRAKING);
        Color edge = emergency
                ? f.palette().stop()
                : avoiding
                        ? f.palette().avoid()
                        : braking ? f.palette().brake() : f.palette().bodyLine();
        g.setFill(f.palette().body());
        g.fillPolygon(xs, ys, 4);
        DamageState damage = f.scenario().damage().state(fleet.damagePoints(slot));
        g.setStroke(damage == DamageState.HEALTHY ? edge : f.palette().ink2());
        if (damage != DamageState.HEALTHY) {
            g.strokeLine(xs[0], ys[0], xs[2], ys[2]);
        }
        if (damage == DamageState.DISABLED) {
            g.strokeLine(xs[1], ys[1], xs[3], ys[3]);
        }
        g.setStroke(edge);
        g.setLineWidth(emergency || avoiding ? 2 : 1);
        g.strokePolygon(xs, ys, 4);
        if (braking) {
            g.setStroke(emergency ? f.palette().stop() : f.palette().brake());
            g.setLineWidth(emergency ? 4 : 3);
            g.strokeLine(xs[2], ys[2], xs[3], ys[3]);
        }
        g.setLineWidth(1);
        double x = c.x(f.x(slot));
        double y = c.y(f.y(slot));
        if (slot == f.selected()) {
            double rx = e.length() / 2 * c.scale() + 5;
            double ry = e.width() / 2 * c.scale() + 5;
            g.setStroke(f.palette().select());
            g.setLineWidth(2);
            for (int k = 0; k < 4; k++) {
                double sx = k % 2 == 0 ? -1 : 1;
                double sy = k < 2 ? -1 : 1;
                g.strokeLine(x + sx * rx, y + sy * ry, x + sx * (rx - 8), y + sy * ry);
                g.strokeLine(x + sx * rx, y + sy * ry, x + sx * rx, y + sy * (ry - 8));
            }
            g.setLineWidth(1);
        }
        if (c.scale() >= 4) {
            g.setFont(LABEL);
            g.setTextAlign(TextAlignment.CENTER);
            g.setFill(f.palette().ink());
            g.fillText(f.nameOf(slot), x, y + 4);
        }
    }
}
