package dev.wheelhouse.app.road;

import dev.wheelhouse.app.theme.Figures;
import dev.wheelhouse.app.widget.TextWidth;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/** What the view does, in words: whom it follows and how wide it is; and the measuring tool's line. */
final class ChipLayer implements Layer {
    private static final double HIGH = 22;
    private final RoadCamera camera;
    private final Measure measure;

    ChipLayer(RoadCamera camera, Measure measure) {
        this.camera = camera;
        this.measure = measure;
    }

    @Override
    public String name() {
        return "Mode";
    }

    @Override
    public int key() {
        return 0;
    }

    @Override
    public void draw(Drawing d) {
        double x = 8;
        if (camera.isFollowing() && d.f().selected() >= 0) {
            x += chip(d, x, "Following " + d.f().nameOf(d.f().selected()), Mark.FOLLOW, d.p().selectTint()) + 6;
        }
        chip(d, x, Figures.of(d.width() / d.scale(), 0, "m") + " wide", Mark.NONE, d.p().panel());
        measure.draw(d);
    }

    /** Keeps labels away from the chips; called before labels are placed. */
    static void block(Drawing d) {
        d.labels().block(0, 0, 240, HIGH + 10);
    }

    private static double chip(Drawing d, double x, String text, Mark mark, Color fill) {
        GraphicsContext g = d.g();
        double sign = mark == Mark.NONE ? 0 : 18;
        double wide = Math.ceil(TextWidth.of(text, Drawing.LABEL)) + 16 + sign;
        g.setFill(fill);
        g.fillRoundRect(x, 8, wide, HIGH, 6, 6);
        g.setStroke(mark == Mark.NONE ? d.p().line() : d.p().select());
        g.strokeRoundRect(x + 0.5, 8.5, wide - 1, HIGH - 1, 6, 6);
        if (mark != Mark.NONE) {
            mark.draw(g, x + 6, 13, d.p().select(), d.p().onFill());
        }
        g.setFill(d.p().ink());
        g.fillText(text, x + 8 + sign, 23);
        return wide;
    }
}
