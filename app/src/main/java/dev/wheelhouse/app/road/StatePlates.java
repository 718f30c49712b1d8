package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.sim.state.Decision;
import dev.wheelhouse.sim.state.FleetState;

/** The plate that tells a vehicle's state, in the lane behind it or beside it. */
final class StatePlates {
    private StatePlates() {}

    static void of(Drawing d, int slot, Labels.Priority priority) {
        VehicleLook look = VehicleLook.of(d.f().scenario(), d.f().current(), slot);
        Decision decision = d.f().current().decision();
        boolean answers = decision != null
                && decision.slot() == slot
                && decision.response().brakes();
        if ((look == VehicleLook.FREE && !answers) || d.scale() < VehicleLayer.NAME_SCALE) {
            return;
        }
        double half = d.envelope(slot).width() / 2 * d.scale() + 4;
        double y = d.y(d.f().y(slot));
        Area body = new Area(d.x(d.tailMeters(slot)) - 6, y - half, d.x(d.noseMeters(slot)) + 6, y + half);
        d.labels()
                .state(
                        priority,
                        "state " + d.f().nameOf(slot),
                        words(d, slot, look),
                        look == VehicleLook.FREE ? Mark.BRAKE : VehicleLayer.markOf(d.f().current(), look),
                        look == VehicleLook.FREE ? d.p().brake() : look.edge(d.p()),
                        body,
                        Place.BELOW,
                        Place.ABOVE,
                        Place.LEFT);
    }

    /** A Brake may be chosen steps before the closed gate slows the vehicle. */
    private static String words(Drawing d, int slot, VehicleLook look) {
        String word = look == VehicleLook.FREE ? "Brake chosen" : look.word();
        return word + (d.f().current().fleet().has(slot, FleetState.GATE_CLOSED) ? ", gate closed" : "");
    }
}
