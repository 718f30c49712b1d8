package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.sim.crossing.Pedestrian;
import dev.wheelhouse.sim.id.PedestrianKind;
import dev.wheelhouse.sim.scenario.Scenario;

/** Layer 1: the planned crossing's zone, whether it is occupied, and the stop line's name. */
final class ScenarioLayer implements Layer {
    @Override
    public String name() {
        return "Scenario";
    }

    @Override
    public int key() {
        return 1;
    }

    @Override
    public void draw(Drawing d) {
        Scenario.Crossing crossing = d.f().scenario().crossing();
        if (crossing == null) {
            return;
        }
        double line = crossing.alpha() * d.f().scenario().road().lengthMeters();
        double reach = crossing.spacing() / 2 + crossing.radius();
        double half = d.f().scenario().road().drivableHalfWidth();
        if (!d.sees(line - reach, line + reach)) {
            return;
        }
        int people = peopleOn(d);
        if (people > 0) {
            d.g().setFill(Drawing.faint(d.p().brakeFill(), 0.18));
            d.fill(line - reach, line + reach, -half, half);
            d.g().setStroke(d.p().brake());
            d.outline(line - reach, line + reach, -half, half);
        }
        Area zone = new Area(d.x(line - reach), d.y(half), d.x(line + reach), d.y(-half));
        String state = people > 0 ? "Crosswalk occupied, " + people + " on the road" : "Crosswalk free";
        d.labels()
                .state(
                        Labels.Priority.GATE,
                        "crosswalk",
                        state,
                        people > 0 ? Mark.WAITING : Mark.NONE,
                        people > 0 ? d.p().brake() : null,
                        zone,
                        Place.ABOVE,
                        Place.BELOW);
        Area foot = new Area(d.x(line), d.y(0), d.x(line), d.y(-half) - 20);
        d.labels().plain(Labels.Priority.NAME, "stop line", "Stop line " + Figures.of(line, 0, "m"), foot, Place.BELOW);
    }

    private static int peopleOn(Drawing d) {
        int people = 0;
        for (Pedestrian p : d.f().current().pedestrians()) {
            if (p.kind() == PedestrianKind.PLANNED && p.isActive(d.f().current().step())) {
                people++;
            }
        }
        return people;
    }
}
