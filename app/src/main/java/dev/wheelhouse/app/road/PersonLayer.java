package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.sim.crossing.Pedestrian;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** People at their true radius, never below 5.5 pixels, with name, direction and predicted path. */
final class PersonLayer implements RoadView.Layer {
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);
    private static final double LEAST_PIXELS = 5.5;

    @Override
    public void draw(GraphicsContext g, ViewFrame f, double width, double height) {
        ViewFrame.Camera c = f.camera();
        for (int k = 0; k < f.current().pedestrians().size(); k++) {
            Pedestrian p = f.current().pedestrians().get(k);
            double x = c.x(p.x());
            double y = c.y(f.personY(k));
            double r = Math.max(LEAST_PIXELS, p.radius() * c.scale());
            double ahead = p.vyMps(f.current().step()) * f.scenario().risk().horizon();
            g.setStroke(f.palette().ink2());
            g.setLineDashes(3, 4);
            g.strokeLine(x, y, x, y - ahead * c.scale());
            g.setLineDashes();
            g.setFill(
                    p.isActive(f.current().step())
                            ? f.palette().ink()
                            : f.palette().ink3());
            g.fillOval(x - r, y - r, 2 * r, 2 * r);
            g.setFont(LABEL);
            g.setFill(f.palette().ink());
            g.setTextAlign(TextAlignment.LEFT);
            g.fillText(p.id().value(), x + r + 4, y + 4);
        }
    }
}
