package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.avoidance.AvoidanceCurve;
import dev.wheelhouse.sim.id.Side;
import dev.wheelhouse.sim.math.OrientedBox;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Avoidance;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.FleetState;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;

/** Layer 4: what the avoiding vehicle has swept and, dashed, will sweep; the measured positions behind it and the selected. */
final class ExecutionLayer implements Layer {
    private static final double TRAIL_SECONDS = 3;
    private static final double GHOST_SECONDS = 0.8;
    private final Trail trail = new Trail();

    @Override
    public String name() {
        return "Execution";
    }

    @Override
    public int key() {
        return 4;
    }

    @Override
    public void draw(Drawing d) {
        Avoidance a = d.f().current().avoidance();
        if (a != null) {
            swept(d, a);
            plate(d, a);
        }
        if (d.f().selected() >= 0 && d.scale() >= VehicleLayer.NAME_SCALE) {
            dots(d, d.f().selected(), (long) (TRAIL_SECONDS * d.f().scenario().stepsPerSecond()));
        }
        if (a != null && a.slot() != d.f().selected()) {
            dots(d, a.slot(), d.f().current().step() - a.startStep());
        }
    }

    private void swept(Drawing d, Avoidance a) {
        List<OrientedBox> past = trail.boxes(d, a.slot(), d.f().current().step() - a.startStep());
        past.add(d.box(a.slot()));
        GraphicsContext g = d.g();
        g.setStroke(d.p().avoid());
        g.setFill(Drawing.faint(d.p().avoid(), 0.12));
        g.setLineDashes(5, 4);
        List<OrientedBox> ahead = predicted(d, a);
        outline(d, ahead);
        keepClear(d, a, past, ahead);
        g.setFill(Drawing.faint(d.p().avoid(), 0.22));
        g.setLineDashes();
        outline(d, past);
        g.setStroke(Drawing.faint(d.p().avoid(), 0.6));
        g.setLineDashes(2, 3);
        int every =
                Math.max(1, (int) Math.round(GHOST_SECONDS * d.f().scenario().stepsPerSecond()));
        for (int k = every; k < ahead.size(); k += every) {
            SweptEnvelope ghost = around(List.of(ahead.get(k)));
            g.setFill(javafx.scene.paint.Color.TRANSPARENT);
            ghost.add(ahead.get(k));
            ghost.draw(d);
        }
        g.setLineDashes();
    }

    /** Beside the lane; the lane's own texts stand on the lane's colour. */
    private static void keepClear(Drawing d, Avoidance a, List<OrientedBox> past, List<OrientedBox> ahead) {
        double from = past.get(0).centerX();
        double to = ahead.get(ahead.size() - 1).centerX();
        int sign = a.side().sign();
        double lane = sign * d.f().scenario().road().laneWidthMeters() / 2;
        double outer = sign
                * (d.f().scenario().avoidance().curve().fullOffsetMeters()
                        + past.get(0).halfWidth());
        d.labels().pattern(d.x(from), d.y(Math.max(lane, outer)), d.x(to), d.y(Math.min(lane, outer)));
    }

    private static void outline(Drawing d, List<OrientedBox> boxes) {
        SweptEnvelope swept = around(boxes);
        swept.addWay(boxes);
        swept.draw(d);
    }

    private static SweptEnvelope around(List<OrientedBox> boxes) {
        double from = Double.POSITIVE_INFINITY;
        double to = Double.NEGATIVE_INFINITY;
        for (OrientedBox b : boxes) {
            double reach = Math.max(b.frontExtent(), b.rearExtent()) + b.halfWidth();
            from = Math.min(from, b.centerX() - reach);
            to = Math.max(to, b.centerX() + reach);
        }
        return new SweptEnvelope(from, to);
    }

    /** Along the curve at the present speed, as the rule itself predicts. */
    private static List<OrientedBox> predicted(Drawing d, Avoidance a) {
        Scenario s = d.f().scenario();
        AvoidanceCurve curve = s.avoidance().curve();
        Scenario.Envelope e = d.envelope(a.slot());
        FleetState fleet = d.f().current().fleet();
        double elapsed = (d.f().current().step() - a.startStep()) * s.stepSeconds();
        int sign = a.side().sign();
        List<OrientedBox> boxes = new ArrayList<>();
        boxes.add(d.box(a.slot()));
        for (double t = s.stepSeconds(); elapsed + t <= curve.durationSeconds() + 1e-9; t += s.stepSeconds()) {
            boxes.add(new OrientedBox(
                    fleet.routeMeters(a.slot()) + fleet.speedMps(a.slot()) * t,
                    sign * curve.offsetMeters(elapsed + t),
                    sign * curve.yawRadians(elapsed + t),
                    e.front(),
                    e.rear(),
                    e.width() / 2));
        }
        return boxes;
    }

    private void dots(Drawing d, int slot, long steps) {
        d.g().setFill(d.p().ink2());
        for (OrientedBox b : trail.boxes(d, slot, steps)) {
            d.g().fillOval(d.x(b.centerX()) - 1.5, d.y(b.centerY()) - 1.5, 3, 3);
        }
    }

    private static void plate(Drawing d, Avoidance a) {
        CompletedStep step = d.f().current();
        FleetState fleet = step.fleet();
        String text = d.f().nameOf(a.slot()) + " avoids " + (a.side() == Side.LEFT ? "left" : "right") + "  "
                + Figures.signed(fleet.lateralMeters(a.slot()), 2) + "\u00a0m  yaw "
                + Figures.signed(Math.toDegrees(fleet.yawRadians(a.slot())), 1) + "\u00b0  "
                + Figures.of(fleet.speedMps(a.slot()), 2, "m/s");
        double half = d.envelope(a.slot()).width() / 2 * d.scale() + 8;
        double y = d.y(d.f().y(a.slot()));
        Area body = new Area(d.x(d.tailMeters(a.slot())), y - half, d.x(d.noseMeters(a.slot())), y + half);
        Mark mark = a.side() == Side.LEFT ? Mark.AVOID_LEFT : Mark.AVOID_RIGHT;
        Place outer = a.side() == Side.LEFT ? Place.ABOVE : Place.BELOW;
        Place inner = a.side() == Side.LEFT ? Place.BELOW : Place.ABOVE;
        d.labels().state(Labels.Priority.STATE, "avoidance", text, mark, d.p().avoid(), body, outer, inner, Place.LEFT);
    }
}
