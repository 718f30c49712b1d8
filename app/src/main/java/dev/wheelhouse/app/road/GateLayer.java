package dev.wheelhouse.app.road;

import dev.wheelhouse.app.road.Labels.Area;
import dev.wheelhouse.app.road.Labels.Place;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.Gate;
import javafx.scene.canvas.GraphicsContext;

/** A closed gate as a barred barrier at its place, with the name of the vehicle that it holds; signals. */
final class GateLayer implements Layer {
    private static final double BAR = 7;

    @Override
    public String name() {
        return "Gates";
    }

    @Override
    public int key() {
        return 0;
    }

    @Override
    public void draw(Drawing d) {
        double half = d.f().scenario().road().laneWidthMeters() / 2;
        for (Scenario.Signal signal : d.f().scenario().signals()) {
            if (d.sees(signal.routeMeters(), signal.routeMeters())) {
                signal(d, signal, half);
            }
        }
        for (Gate gate : d.f().current().gates()) {
            if (d.sees(gate.routeMeters(), gate.routeMeters())) {
                barrier(d, gate, half);
            }
        }
    }

    /** Its stop line, and in words whether it is closed. */
    private static void signal(Drawing d, Scenario.Signal signal, double half) {
        boolean closed = signal.isClosed(d.f().current().step());
        double x = Math.round(d.x(signal.routeMeters()));
        d.g().setFill(d.p().ink());
        d.g().fillRect(x - 1, d.y(half), 2, 2 * half * d.scale());
        d.labels()
                .state(
                        Labels.Priority.GATE,
                        "signal " + signal.id(),
                        signal.id() + (closed ? " closed" : " open"),
                        closed ? Mark.CROSS : Mark.TICK,
                        closed ? d.p().stop() : d.p().ok(),
                        new Area(x, d.y(half), x, d.y(-half)),
                        Place.ABOVE,
                        Place.BELOW);
    }

    private static void barrier(Drawing d, Gate gate, double half) {
        GraphicsContext g = d.g();
        double x = Math.round(d.x(gate.routeMeters()) - BAR / 2);
        double top = Math.round(d.y(half));
        double high = Math.round(2 * half * d.scale());
        g.setFill(d.p().panel());
        g.fillRect(x, top, BAR, high);
        g.setStroke(d.p().stop());
        g.setLineWidth(2.5);
        d.hatch(x, top, BAR, high, 7, true);
        g.setLineWidth(1);
        g.strokeRect(x + 0.5, top + 0.5, BAR - 1, high - 1);
        d.labels().block(x - 1, top, x + BAR + 1, top + high);
        if (d.scale() >= VehicleLayer.NAME_SCALE) {
            d.labels()
                    .plate(
                            Labels.Priority.GATE,
                            "gate " + d.f().nameOf(gate.slot()),
                            "Gate closed for " + d.f().nameOf(gate.slot()),
                            new Area(x, top, x + BAR, top + high),
                            Place.BELOW,
                            Place.ABOVE,
                            Place.RIGHT);
        }
    }
}
