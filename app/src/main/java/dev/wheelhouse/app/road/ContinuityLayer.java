package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.kinematics.TeleportLimit;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import javafx.scene.canvas.GraphicsContext;

/** Layer 7: who moved the most in this step, relocations from the end to the entrance, and violations of continuity. */
final class ContinuityLayer implements Layer {
    private final RecentEvents recycles = new RecentEvents(EventKind.ROUTE_RECYCLE);
    private final RecentEvents violations = new RecentEvents(EventKind.TELEPORT_VIOLATION);

    @Override
    public String name() {
        return "Continuity";
    }

    @Override
    public int key() {
        return 7;
    }

    @Override
    public void draw(Drawing d) {
        for (Event e : recycles.of(d)) {
            recycle(d, e);
        }
        for (Event e : violations.of(d)) {
            violation(d, e);
        }
        boolean isHonest = d.f().current().stepMeters() <= limitMeters(d.f().scenario());
        if (d.scale() >= VehicleLayer.FULL_SCALE && isHonest) {
            largest(d);
        }
    }

    private static void recycle(Drawing d, Event e) {
        double length = d.f().scenario().road().lengthMeters();
        double half = d.f().scenario().road().laneWidthMeters() / 2;
        String name = d.f().nameOf(e.slot());
        mark(d, "from " + e.sequence(), length, half, name + " recycled to the entrance", Place.LEFT);
        mark(d, "to " + e.sequence(), 0, half, name + " recycled from the end", Place.RIGHT);
    }

    private static void mark(Drawing d, String identity, double meters, double half, String text, Place place) {
        if (d.sees(meters, meters)) {
            double y = d.y(half) - 14;
            d.labels()
                    .state(
                            Labels.Priority.REASON,
                            "recycle " + identity,
                            text,
                            Mark.RECYCLE,
                            null,
                            Area.at(d.x(meters), y),
                            place);
        }
    }

    /** From where it was to where it appeared. */
    private static void violation(Drawing d, Event e) {
        Scenario s = d.f().scenario();
        int slot = e.slot();
        CompletedStep before =
                e.step() > d.f().history().oldest() ? d.f().history().at(e.step() - 1) : null;
        CompletedStep after = e.step() == d.f().current().step()
                ? d.f().current()
                : d.f().history().at(e.step());
        double to = after.fleet().routeMeters(slot);
        double from = before == null ? to : before.fleet().routeMeters(slot);
        if (!d.sees(Math.min(from, to), Math.max(from, to))) {
            return;
        }
        GraphicsContext g = d.g();
        double y = Drawing.crisp(d.y(-s.road().laneWidthMeters() / 2) + 10);
        g.setStroke(d.p().stop());
        g.setLineWidth(2);
        g.setLineDashes(6, 4);
        g.strokeLine(d.x(from), y, d.x(to), y);
        g.setLineDashes();
        Mark.CROSS.draw(g, d.x(from) - 6, y - 6, d.p().stop(), d.p().onFill());
        double limit = limitMeters(s);
        String text = d.f().nameOf(slot) + " moved " + Figures.comparison(Math.abs(to - from), ">", limit, 2, "m")
                + " in one step";
        double middle = (Math.max(0, d.x(from)) + Math.min(d.width(), d.x(to))) / 2;
        d.labels()
                .state(
                        Labels.Priority.STATE,
                        "violation " + e.sequence(),
                        text,
                        Mark.CROSS,
                        d.p().stop(),
                        Area.at(middle, y),
                        Place.BELOW,
                        Place.CENTRE,
                        Place.ABOVE);
    }

    private static double limitMeters(Scenario s) {
        return TeleportLimit.alongMeters(
                s.road().speedLimitMps(),
                s.driving().acceleration(),
                s.stepSeconds(),
                s.continuity().toleranceMeters());
    }

    private static void largest(Drawing d) {
        FleetState now = d.f().current().fleet();
        FleetState then = d.f().previous().fleet();
        int most = -1;
        double largest = 0;
        for (int slot = 0; slot < now.size(); slot++) {
            double along = now.routeMeters(slot) - then.routeMeters(slot);
            double across = now.lateralMeters(slot) - then.lateralMeters(slot);
            double moved = Math.hypot(along, across);
            if (!now.has(slot, FleetState.RECYCLED)
                    && moved > largest
                    && moved <= d.f().current().stepMeters() + 1e-9) {
                most = slot;
                largest = moved;
            }
        }
        if (most < 0 || !d.sees(now.routeMeters(most), now.routeMeters(most))) {
            return;
        }
        double half = d.envelope(most).width() / 2 * d.scale();
        double y = Drawing.crisp(d.y(now.lateralMeters(most)) + half + 5);
        double x1 = d.x(now.routeMeters(most));
        d.g().setStroke(d.p().ink());
        d.dimension(d.x(then.routeMeters(most)), x1, y, 0, 0);
        d.labels()
                .plain(
                        Labels.Priority.SPEED,
                        "largest",
                        "Largest step " + Figures.comparison(largest, "\u2264", limitMeters(d.f().scenario()), 2, "m"),
                        Area.at(x1, Math.max(y, d.y(-d.f().scenario().road().laneWidthMeters() / 2))),
                        Place.BELOW);
    }
}
