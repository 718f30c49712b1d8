package dev.wheelhouse.sim.measure;

import dev.wheelhouse.sim.math.SupportPoint;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.FleetState;

/** What a body covers along the road, metres, yaw included. */
record RouteSpan(double rear, double front) {
    static RouteSpan of(Scenario s, FleetState f, int slot) {
        Scenario.Envelope e = s.fleet().vehicles().get(slot).envelope();
        double x = f.routeMeters(slot);
        double yaw = f.yawRadians(slot);
        return new RouteSpan(
                x - SupportPoint.rearMeters(e.rear(), e.width() / 2, yaw, 0),
                x + SupportPoint.frontMeters(e.front(), e.width() / 2, yaw, 0));
    }
}
