package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.app.widget.TextWidth;
import dev.wheelhouse.sim.state.FleetState;

/** Layer 5: measured bumper gaps as dimension lines, and speeds. A gap too short for its figure keeps its ticks. */
final class FleetLayer implements Layer {
    private static final double LEAST_SCALE = 6;
    private static final double ROOM = 24;

    @Override
    public String name() {
        return "Fleet";
    }

    @Override
    public int key() {
        return 5;
    }

    @Override
    public void draw(Drawing d) {
        if (d.scale() < LEAST_SCALE) {
            return;
        }
        FleetState fleet = d.f().current().fleet();
        for (int k = 0; k < fleet.size(); k++) {
            int slot = fleet.slotAt(k);
            double at = fleet.routeMeters(slot);
            if (!d.sees(at - 40, at + 60)) {
                continue;
            }
            if (k > 0) {
                gap(d, slot, fleet.slotAt(k - 1));
            }
            speed(d, slot);
        }
    }

    private static void gap(Drawing d, int slot, int leader) {
        double from = d.x(d.noseMeters(slot));
        double to = d.x(d.tailMeters(leader));
        if (to < 0 || from > d.width() || to <= from) {
            return;
        }
        String text = Figures.of(d.f().current().fleet().bumperGapMeters(slot), 2, "m");
        double wide = Math.ceil(TextWidth.of(text, Drawing.LABEL)) + 10;
        boolean fits = to - from >= wide + ROOM;
        double middle = (Math.max(0, from) + Math.min(d.width(), to)) / 2;
        d.g().setStroke(d.p().ink3());
        d.dimension(from, to, d.y(0), fits ? wide : 0, middle);
        if (fits) {
            d.labels()
                    .plain(
                            Labels.Priority.GAP,
                            "gap " + d.f().nameOf(slot),
                            text,
                            Area.at(middle, d.y(0)),
                            Place.CENTRE,
                            Place.RIGHT,
                            Place.LEFT);
        }
    }

    private static void speed(Drawing d, int slot) {
        FleetState fleet = d.f().current().fleet();
        String text = Figures.of(fleet.speedMps(slot), 2, "m/s");
        if (slot == d.f().selected()) {
            text += "  " + Figures.signed(fleet.accelerationMps2(slot), 2) + "\u00a0m/s\u00b2";
        }
        double lane = d.f().scenario().road().laneWidthMeters() / 2;
        double x = d.x(d.f().x(slot));
        double high = Math.min(d.y(lane), d.y(d.f().y(slot)) - d.envelope(slot).width() / 2 * d.scale() - 4);
        d.labels().plain(Labels.Priority.SPEED, "speed " + d.f().nameOf(slot), text, Area.at(x, high), Place.ABOVE);
    }
}
