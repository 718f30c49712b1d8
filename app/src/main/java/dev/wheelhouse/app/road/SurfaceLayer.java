package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.scenario.Scenario;
import javafx.scene.canvas.GraphicsContext;

/** Lane, shoulders, segment boundaries, stop line, conflict point, barriers. */
final class SurfaceLayer implements RoadView.Layer {
    @Override
    public void draw(GraphicsContext g, ViewFrame f, double width, double height) {
        Scenario.Road road = f.scenario().road();
        ViewFrame.Camera c = f.camera();
        double x0 = Math.max(0, c.x(0));
        double x1 = Math.min(width, c.x(road.lengthMeters()));
        double half = road.drivableHalfWidth();
        g.setFill(f.palette().shoulder());
        g.fillRect(x0, c.y(half), x1 - x0, 2 * half * c.scale());
        g.setFill(f.palette().lane());
        g.fillRect(x0, c.y(road.laneWidthMeters() / 2), x1 - x0, road.laneWidthMeters() * c.scale());
        g.setStroke(f.palette().mark());
        g.setLineWidth(1);
        for (double edge : new double[] {half, -half, road.laneWidthMeters() / 2, -road.laneWidthMeters() / 2}) {
            double y = Math.floor(c.y(edge)) + 0.5;
            g.strokeLine(x0, y, x1, y);
        }
        double at = 0;
        g.setLineDashes(4, 4);
        for (Scenario.Segment s : road.segments()) {
            vertical(g, c, at, half);
            at += s.lengthMeters();
        }
        vertical(g, c, at, half);
        g.setLineDashes();
        if (f.scenario().crossing() != null) {
            double line = f.scenario().crossing().alpha() * road.lengthMeters();
            g.setFill(f.palette().mark());
            for (double y = -half; y < half; y += 1) {
                g.fillRect(c.x(line - 1), c.y(y + 0.5), 2 * c.scale(), 0.5 * c.scale());
            }
        }
        for (Scenario.Barrier b : f.scenario().barriers()) {
            g.setFill(f.palette().ink3());
            g.fillRect(
                    c.x(b.fromMeters()),
                    c.y(b.toLateral()),
                    (b.toMeters() - b.fromMeters()) * c.scale(),
                    (b.toLateral() - b.fromLateral()) * c.scale());
        }
    }

    private static void vertical(GraphicsContext g, ViewFrame.Camera c, double meters, double half) {
        double x = Math.floor(c.x(meters)) + 0.5;
        g.strokeLine(x, c.y(half), x, c.y(-half));
    }
}
