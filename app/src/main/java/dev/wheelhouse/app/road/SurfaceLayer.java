package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.scenario.Scenario;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;

/** Lane, kerbs, segment boundaries, entrance and end, the stop line, the surprise crossing's conflict point, barriers. */
final class SurfaceLayer implements Layer {
    private static final double NAMED_SCALE = 2;

    @Override
    public String name() {
        return "Road";
    }

    @Override
    public int key() {
        return 0;
    }

    @Override
    public void draw(Drawing d) {
        Scenario.Road road = d.f().scenario().road();
        double length = road.lengthMeters();
        double half = road.drivableHalfWidth();
        double lane = road.laneWidthMeters() / 2;
        d.g().setFill(d.p().shoulder());
        d.fill(0, length, -half, half);
        d.g().setFill(d.p().lane());
        d.fill(0, length, -lane, lane);
        edges(d, length, half, lane);
        segments(d, road, half);
        ends(d, length, half);
        crossing(d, length, lane);
        barriers(d);
    }

    private static void edges(Drawing d, double length, double half, double lane) {
        GraphicsContext g = d.g();
        double x0 = Math.max(0, d.x(0));
        double x1 = Math.min(d.width(), d.x(length));
        g.setStroke(d.p().mark());
        for (double edge : new double[] {lane, -lane}) {
            g.strokeLine(x0, Drawing.crisp(d.y(edge)), x1, Drawing.crisp(d.y(edge)));
        }
        g.setLineWidth(2);
        for (double kerb : new double[] {half, -half}) {
            g.strokeLine(x0, Math.round(d.y(kerb)), x1, Math.round(d.y(kerb)));
        }
        g.setLineWidth(1);
    }

    private static void segments(Drawing d, Scenario.Road road, double half) {
        List<Scenario.Segment> segments = road.segments();
        double at = 0;
        d.g().setStroke(d.p().mark());
        d.g().setLineDashes(4, 4);
        for (int k = 0; k < segments.size(); k++) {
            if (k > 0) {
                vertical(d, at, half);
            }
            if (segments.size() > 1 && d.scale() >= NAMED_SCALE) {
                Area corner = Area.at(Math.max(0, d.x(at)), d.y(half) + 14);
                if (d.sees(at, at + segments.get(k).lengthMeters())) {
                    d.labels()
                            .plain(
                                    Labels.Priority.NAME,
                                    "segment " + k,
                                    segments.get(k).id(),
                                    corner,
                                    Place.RIGHT);
                }
            }
            at += segments.get(k).lengthMeters();
        }
        d.g().setLineDashes();
    }

    private static void ends(Drawing d, double length, double half) {
        d.g().setStroke(d.p().ink2());
        d.g().setLineWidth(2);
        vertical(d, 0, half);
        vertical(d, length, half);
        d.g().setLineWidth(1);
        boolean isNarrow = half * d.scale() < 40;
        double y = d.y(-half) + (isNarrow ? 12 : -14);
        d.labels().plain(Labels.Priority.NAME, "entrance", "Entrance 0 m", Area.at(d.x(0), y), Place.RIGHT);
        String end = "End " + Figures.of(length, 0, "m");
        d.labels().plain(Labels.Priority.NAME, "end", end, Area.at(d.x(length), y), Place.LEFT);
    }

    private static void vertical(Drawing d, double meters, double half) {
        if (d.sees(meters, meters)) {
            double x = Drawing.crisp(d.x(meters));
            d.g().strokeLine(x, d.y(half), x, d.y(-half));
            d.labels().pattern(x - 1, d.y(half), x + 1, d.y(-half));
        }
    }

    /** The crossing is one point of the route: its stop line, with the stripes of the crosswalk behind it. */
    private static void crossing(Drawing d, double length, double lane) {
        Scenario s = d.f().scenario();
        if (s.crossing() != null) {
            double line = s.crossing().alpha() * length;
            stripes(d, line, s.road().drivableHalfWidth());
            d.g().setFill(d.p().ink());
            double wide = Math.max(2, 0.3 * d.scale());
            if (d.sees(line, line)) {
                d.g().fillRect(d.x(line) - wide / 2, d.y(lane), wide, 2 * lane * d.scale());
            }
        }
        if (s.surprise() != null) {
            point(d, s.surprise().alpha() * length, lane);
        }
    }

    private static void stripes(Drawing d, double line, double half) {
        double reach = 1.2;
        if (!d.sees(line - reach, line + reach) || d.scale() < VehicleLayer.NAME_SCALE) {
            return;
        }
        d.labels().pattern(d.x(line - reach), d.y(half), d.x(line + reach), d.y(-half));
        d.g().setFill(Drawing.faint(d.p().mark(), 0.3));
        for (double y = -half + 0.25; y < half - 0.3; y += 1) {
            d.fill(line - reach, line + reach, y, y + 0.5);
        }
    }

    /** Two small corners at the lane's edges. */
    private static void point(Drawing d, double meters, double lane) {
        if (!d.sees(meters - 1, meters + 1)) {
            return;
        }
        double x = d.x(meters);
        d.g().setFill(d.p().mark());
        for (double side : new double[] {lane, -lane}) {
            double y = d.y(side);
            double tip = side > 0 ? 6 : -6;
            d.g().fillPolygon(new double[] {x - 5, x + 5, x}, new double[] {y - tip, y - tip, y}, 3);
        }
        if (d.scale() >= NAMED_SCALE) {
            Area below = new Area(x, d.y(lane), x, d.y(-lane) + 4);
            d.labels()
                    .plain(
                            Labels.Priority.NAME,
                            "surprise",
                            "Surprise crossing " + Figures.of(meters, 0, "m"),
                            below,
                            Place.BELOW,
                            Place.ABOVE);
        }
    }

    private static void barriers(Drawing d) {
        for (Scenario.Barrier b : d.f().scenario().barriers()) {
            if (!d.sees(b.fromMeters(), b.toMeters())) {
                continue;
            }
            d.g().setFill(d.p().body());
            d.fill(b.fromMeters(), b.toMeters(), b.fromLateral(), b.toLateral());
            d.g().setStroke(d.p().bodyLine());
            d.outline(b.fromMeters(), b.toMeters(), b.fromLateral(), b.toLateral());
            Area area = new Area(
                    Math.max(0, d.x(b.fromMeters())),
                    d.y(b.toLateral()),
                    Math.min(d.width(), d.x(b.toMeters())),
                    d.y(b.fromLateral()));
            d.labels().pattern(area.x0(), area.y0(), area.x1(), area.y1());
            d.labels().plate(Labels.Priority.NAME, "barrier " + b.id(), b.id(), area, Place.CENTRE, Place.ABOVE);
        }
    }
}
