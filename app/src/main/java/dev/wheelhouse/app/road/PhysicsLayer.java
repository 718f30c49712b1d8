package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.id.DamageState;
import dev.wheelhouse.sim.id.EventKind;
import dev.wheelhouse.sim.state.Event;
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
        for (Event e : impacts.of(d)) {
            if (d.sees(e.xMeters(), e.xMeters())) {
                impact(d, e);
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

    private static void impact(Drawing d, Event e) {
        double x = d.x(e.xMeters());
        double y = d.y(e.yMeters());
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
