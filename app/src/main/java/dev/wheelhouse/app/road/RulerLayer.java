package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** The metre ruler at the foot of the road. */
final class RulerLayer implements RoadView.Layer {
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);

    @Override
    public void draw(GraphicsContext g, ViewFrame f, double width, double height) {
        ViewFrame.Camera c = f.camera();
        int every = c.scale() >= 8 ? 10 : 50;
        g.setFont(LABEL);
        g.setTextAlign(TextAlignment.LEFT);
        g.setStroke(f.palette().ink3());
        g.setFill(f.palette().ink3());
        for (int m = 0; m <= f.scenario().road().lengthMeters(); m += every) {
            double x = Math.floor(c.x(m)) + 0.5;
            if (x > -40 && x < width) {
                g.strokeLine(x, height - 20, x, height - 8);
                g.fillText(m + " m", x + 4, height - 8);
            }
        }
    }
}
