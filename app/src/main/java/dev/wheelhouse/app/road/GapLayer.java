package dev.wheelhouse.app.road;

import dev.wheelhouse.app.shell.ViewFrame;
import java.util.Locale;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** Measured bumper gaps as dimension lines; a gap too short for its figure keeps its ticks. */
final class GapLayer implements RoadView.Layer {
    private static final Font LABEL = Font.font("IBM Plex Sans", 11);

    @Override
    public void draw(GraphicsContext g, ViewFrame f, double width, double height) {
        ViewFrame.Camera c = f.camera();
        if (c.scale() < 6) {
            return;
        }
        g.setFont(LABEL);
        g.setTextAlign(TextAlignment.CENTER);
        g.setStroke(f.palette().ink3());
        for (int k = 1; k < f.current().fleet().size(); k++) {
            int slot = f.current().fleet().slotAt(k);
            double from = c.x(f.x(slot)
                    + f.scenario().fleet().vehicles().get(slot).envelope().front());
            double to = from + f.current().fleet().bumperGapMeters(slot) * c.scale();
            if (to < 0 || from > width) {
                continue;
            }
            double y = Math.floor(c.y(0)) + 0.5;
            g.strokeLine(from, y - 4, from, y + 4);
            g.strokeLine(to, y - 4, to, y + 4);
            String text =
                    String.format(Locale.ROOT, "%.2f m", f.current().fleet().bumperGapMeters(slot));
            if (to - from > 84) {
                double middle = (from + to) / 2;
                g.strokeLine(from, y, middle - 30, y);
                g.strokeLine(middle + 30, y, to, y);
                g.setFill(f.palette().ink());
                g.fillText(text, middle, y + 4);
            }
        }
    }
}
