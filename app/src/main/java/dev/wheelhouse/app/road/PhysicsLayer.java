package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Event;
import dev.wheelhouse.sim.state.FleetState;
import java.util.Locale;

/** Layer 6: the place of an impact for one second, and what damage leaves of a vehicle. */
final class PhysicsLayer implements Layer {
    /** Around the vehicle, whose name stays readable. */
    private static final double RING = 26;

    private final RecentEvents impacts = new RecentEvents(EventKind.IMPACT);

    @Override
    public String name() {
        return "Physics";
    }

    @Override
    public int key() {
        return 6;
    }

    @Override
    public void draw(Drawing d) {
        surfaces(d);
        for (Event e : impacts.of(d)) {
            FleetState then = fleetAt(d, e.step());
            if (d.sees(then.routeMeters(e.slot()), then.routeMeters(e.slot()))) {
                impact(d, e, then);
            }
        }
        if (d.scale() < VehicleLayer.NAME_SCALE) {
            return;
        }
        for (int slot = 0; slot < d.f().current().fleet().size(); slot++) {
            double points = d.f().current().fleet().damagePoints(slot);
            if (points > 0 && d.sees(d.f().x(slot) - 20, d.f().x(slot) + 20)) {
                damage(d, slot, points);
            }
        }
    }

    private static void surfaces(Drawing d) {
        double half = d.f().scenario().road().drivableHalfWidth();
        d.g().setStroke(Drawing.faint(d.p().ink3(), 0.5));
        for (Scenario.Surface s : d.f().scenario().physical().surfaces()) {
            double x0 = Math.max(0, d.x(s.fromMeters()));
            double x1 = Math.min(d.width(), d.x(s.toMeters()));
            if (x1 > x0) {
                d.hatch(x0, d.y(half), x1 - x0, 2 * half * d.scale(), 24, false);
                d.labels().pattern(x0, d.y(half), x1, d.y(-half));
                String text = s.id() + ", grip " + Figures.of(s.grip(), 2);
                d.labels()
                        .plate(
                                Labels.Priority.NAME,
                                "surface " + s.id(),
                                text,
                                Area.at(x0, d.y(-half) - 14),
                                Place.RIGHT);
            }
        }
    }

    /** An event's own place is in the world, the picture is along the lane. */
    private static FleetState fleetAt(Drawing d, long step) {
        return step == d.f().current().step()
                ? d.f().current().fleet()
                : d.f().history().at(step).fleet();
    }

    private static void impact(Drawing d, Event e, FleetState then) {
        double x = d.x(then.routeMeters(e.slot()));
        double y = d.y(then.lateralMeters(e.slot()));
        d.g().setStroke(d.p().stop());
        d.g().setLineWidth(2);
        d.g().strokeOval(x - RING, y - RING, 2 * RING, 2 * RING);
        d.labels()
                .state(
                        Labels.Priority.STATE,
                        "impact " + e.sequence(),
                        "Impact on " + d.f().nameOf(e.slot()) + ", " + Figures.of(e.impulseNs(), 0, "N\u00b7s"),
                        Mark.STAR,
                        d.p().stop(),
                        new Area(x - RING, y - RING, x + RING, y + RING),
                        Place.ABOVE,
                        Place.BELOW);
    }

    private static void damage(Drawing d, int slot, double points) {
        DamageState state = d.f().scenario().damage().state(points);
        if (state == DamageState.HEALTHY) {
            return;
        }
        String text = (state == DamageState.DAMAGED ? "Damaged, " : "Disabled, ") + Figures.of(points, 1) + " points";
        double half = d.envelope(slot).width() / 2 * d.scale() + 4;
        double y = d.y(d.f().y(slot));
        Area body = new Area(d.x(d.tailMeters(slot)), y - half, d.x(d.noseMeters(slot)), y + half);
        d.labels()
                .state(
                        Labels.Priority.STATE,
                        "damage " + d.f().nameOf(slot).toLowerCase(Locale.ROOT),
                        text,
                        state == DamageState.DAMAGED ? Mark.DAMAGED : Mark.DISABLED,
                        null,
                        body,
                        Place.BELOW,
                        Place.ABOVE);
    }
}
