package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.crossing.Pedestrian;
import javafx.scene.canvas.GraphicsContext;

/** People at their true radius, never below 5.5 pixels, with the direction of their walk and their names. */
final class PersonLayer implements Layer {
    static final double LEAST_PIXELS = 5.5;
    private static final double NAMED_SCALE = 6;

    @Override
    public String name() {
        return "Persons";
    }

    @Override
    public int key() {
        return 0;
    }

    static double radiusPixels(Drawing d, Pedestrian p) {
        return Math.max(LEAST_PIXELS, p.radius() * d.scale());
    }

    @Override
    public void draw(Drawing d) {
        for (int k = 0; k < d.f().current().pedestrians().size(); k++) {
            Pedestrian p = d.f().current().pedestrians().get(k);
            if (d.sees(p.x() - 1, p.x() + 1)) {
                person(d, p, d.x(p.x()), d.y(d.f().personY(k)));
            }
        }
    }

    private static void person(Drawing d, Pedestrian p, double x, double y) {
        GraphicsContext g = d.g();
        double r = radiusPixels(d, p);
        long step = d.f().current().step();
        boolean active = p.isActive(step);
        g.setFill(active ? d.p().ink() : d.p().panel());
        g.fillOval(x - r, y - r, 2 * r, 2 * r);
        g.setStroke(active ? d.p().panel() : d.p().ink2());
        g.strokeOval(x - r, y - r, 2 * r, 2 * r);
        double vy = p.vyMps(step);
        if (vy != 0) {
            double tip = vy > 0 ? -r * 0.55 : r * 0.55;
            g.setFill(d.p().panel());
            g.fillPolygon(
                    new double[] {x - r * 0.5, x + r * 0.5, x},
                    new double[] {y - tip * 0.6, y - tip * 0.6, y + tip},
                    3);
        }
        d.labels().block(x - r, y - r, x + r, y + r);
        if (d.scale() >= NAMED_SCALE) {
            String speed = vy == 0 ? "" : "  " + Figures.of(Math.abs(vy), 2, "m/s");
            d.labels()
                    .plate(
                            Labels.Priority.PERSON,
                            p.id().value(),
                            p.id().value() + speed,
                            new Area(x - r, y - r, x + r, y + r),
                            Place.RIGHT,
                            Place.LEFT,
                            Place.ABOVE,
                            Place.BELOW);
        }
    }
}
