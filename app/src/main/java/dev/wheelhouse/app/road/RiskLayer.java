package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.risk.Assessment;
import dev.wheelhouse.sim.risk.ConflictWindow;
import dev.wheelhouse.sim.state.Decision;
import javafx.scene.canvas.GraphicsContext;

/**
 * Layer 2: people's predicted paths, the conflict zone, and the clearance against the stopping distance. The decision's figures
 * are those of the state it was decided on, and are drawn from where the nose was then.
 */
final class RiskLayer implements Layer {
    @Override
    public String name() {
        return "Risk";
    }

    @Override
    public int key() {
        return 2;
    }

    @Override
    public void draw(Drawing d) {
        for (int k = 0; k < d.f().current().pedestrians().size(); k++) {
            path(d, k);
        }
        Decision decision = d.f().current().decision();
        if (decision != null) {
            zone(d, decision);
            stoppingDistance(d, decision);
            clearance(d, decision);
        }
    }

    /** Where the person will be within the horizon: dashed, with a tick each second. */
    private static void path(Drawing d, int index) {
        Pedestrian p = d.f().current().pedestrians().get(index);
        long step = d.f().current().step();
        double vy = p.vyMps(step);
        if (vy == 0 || !d.sees(p.x(), p.x())) {
            return;
        }
        GraphicsContext g = d.g();
        double from = d.f().personY(index);
        double walkEnd = p.fromY() + p.vy() * p.walkSeconds();
        double horizon = from + vy * d.f().scenario().risk().horizon();
        double to = vy > 0 ? Math.min(horizon, walkEnd) : Math.max(horizon, walkEnd);
        double x = Drawing.crisp(d.x(p.x()));
        d.labels().pattern(x - 4, Math.min(d.y(from), d.y(to)), x + 4, Math.max(d.y(from), d.y(to)));
        g.setStroke(d.p().ink());
        g.setLineWidth(1.5);
        g.setLineDashes(3, 4);
        g.strokeLine(x, d.y(from), x, d.y(to));
        g.setLineDashes();
        g.setLineWidth(1);
        for (double y = from + vy; vy > 0 ? y <= to : y >= to; y += vy) {
            g.strokeLine(x - 3.5, Drawing.crisp(d.y(y)), x + 3.5, Drawing.crisp(d.y(y)));
        }
    }

    private static void zone(Drawing d, Decision decision) {
        Assessment a = decision.assessment();
        double x = decision.pedestrian().x();
        double margin = a.inputs().longMargin();
        double low = a.inputs().lateralLow() - a.inputs().halfEnvelope();
        double high = a.inputs().lateralHigh() + a.inputs().halfEnvelope();
        if (!d.sees(x - margin, x + margin)) {
            return;
        }
        d.labels().pattern(d.x(x - margin), d.y(high), d.x(x + margin), d.y(low));
        d.g().setFill(Drawing.faint(d.p().stop(), 0.22));
        d.fill(x - margin, x + margin, low, high);
        d.g().setStroke(d.p().stop());
        d.outline(x - margin, x + margin, low, high);
        ConflictWindow w = a.window();
        if (!Double.isNaN(w.start())) {
            String text = decision.pedestrian().id().value() + " after " + Figures.of(w.start(), 2, "s");
            Area box = new Area(d.x(x - margin), d.y(high), d.x(x + margin), d.y(low));
            d.labels()
                    .state(
                            Labels.Priority.PERSON,
                            "conflict",
                            text,
                            Mark.NONE,
                            d.p().stop(),
                            new Area(box.x0(), box.y1() - 14, box.x1(), box.y1() - 14),
                            Place.RIGHT,
                            Place.LEFT);
        }
    }

    /** Reaction open, braking filled, and what is missing in the stop colour. */
    private static void stoppingDistance(Drawing d, Decision decision) {
        Assessment a = decision.assessment();
        double nose = decision.pedestrian().x() - a.inputs().clearance();
        double reaction = nose + a.inputs().speed() * a.inputs().reaction();
        double end = nose + a.requiredMeters();
        double has = decision.pedestrian().x();
        if (!d.sees(nose, end)) {
            return;
        }
        double lane = d.f().scenario().road().laneWidthMeters() / 2;
        double low = -lane + 0.12;
        double high = -lane + 0.38;
        d.g().setFill(d.p().brakeFill());
        d.fill(reaction, Math.min(end, has), low, high);
        if (end > has) {
            d.g().setFill(d.p().stop());
            d.fill(has, end, low, high);
        }
        d.g().setStroke(d.p().brake());
        d.outline(nose, end, low, high);
    }

    private static void clearance(Drawing d, Decision decision) {
        Assessment a = decision.assessment();
        double to = decision.pedestrian().x();
        double from = to - a.inputs().clearance();
        if (!d.sees(from, to) || a.inputs().clearance() < 0) {
            return;
        }
        double lane = d.f().scenario().road().laneWidthMeters() / 2;
        double half = d.f().scenario().road().drivableHalfWidth();
        double y = Math.max(12, d.y(half) + 12);
        boolean enough = a.inputs().clearance() >= a.requiredMeters();
        String figures =
                Figures.comparison(a.inputs().clearance(), enough ? "\u2265" : "<", a.requiredMeters(), 2, "m");
        int between = figures.indexOf(enough ? '\u2265' : '<') + 2;
        String text = "Clearance " + figures.substring(0, between) + "required " + figures.substring(between);
        double x0 = d.x(from);
        double x1 = d.x(to);
        d.g().setStroke(d.p().ink2());
        d.g().setLineDashes(2, 3);
        d.g().strokeLine(Drawing.crisp(x0), y, Drawing.crisp(x0), d.y(lane));
        d.g().setLineDashes();
        d.dimension(x0, x1, y, 0, 0);
        double middle = (Math.max(0, x0) + Math.min(d.width(), x1)) / 2;
        d.labels()
                .plate(
                        Labels.Priority.CLEARANCE,
                        "clearance",
                        text,
                        Area.at(middle, y),
                        Place.CENTRE,
                        Place.LEFT,
                        Place.RIGHT,
                        Place.BELOW);
    }
}
