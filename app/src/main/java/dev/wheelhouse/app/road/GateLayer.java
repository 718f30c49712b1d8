package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.state.Gate;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** A closed gate as a barred barrier before the vehicle that it holds, with that vehicle's name. */
final class GateLayer implements RoadView.Layer {
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);

    @Override
    public void draw(GraphicsContext g, ViewFrame f, double width, double height) {
        ViewFrame.Camera c = f.camera();
        double half = f.scenario().road().laneWidthMeters() / 2;
        for (Gate gate : f.current().gates()) {
            double x = c.x(gate.routeMeters());
            g.setFill(f.palette().stop());
            for (double y = -half; y < half; y += 0.5) {
                g.fillRect(x - 3, c.y(y + 0.3), 6, 0.3 * c.scale());
            }
            g.setStroke(f.palette().stop());
            g.strokeRect(x - 3.5, c.y(half), 7, 2 * half * c.scale());
            g.setFont(LABEL);
            g.setFill(f.palette().ink());
            g.setTextAlign(TextAlignment.CENTER);
            g.fillText("gate closed for " + f.nameOf(gate.slot()), x, c.y(-half) + 14);
        }
    }
}
