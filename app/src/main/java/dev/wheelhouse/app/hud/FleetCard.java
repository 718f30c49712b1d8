package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.state.FleetState;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/** How the fleet moves. */
public final class FleetCard extends Card {
    private final Figure moving = figure("moving", "Moving").atLeast(38);
    private final Figure queued = figure("queued", "Queued").atLeast(38);
    private final Figure clamps = figure("clamps", "Clamps").atLeast(38);
    private final Figure gap = figure("gap", "Min gap").atLeast(56);
    private final Figure recycled = figure("recycled", "Recycled").atLeast(44);
    private final GapBars bars = new GapBars();

    public FleetCard() {
        super(5, "Fleet", false, false);
        VBox.setVgrow(bars, Priority.ALWAYS);
        add(bars);
    }

    @Override
    public String leading(ViewFrame f) {
        return Numbers.two(smallestGap(f.current().fleet()), "m");
    }

    private static double smallestGap(FleetState fleet) {
        double smallest = Double.POSITIVE_INFINITY;
        for (int slot = 0; slot < fleet.size(); slot++) {
            smallest = Math.min(smallest, fleet.bumperGapMeters(slot));
        }
        return smallest;
    }

    @Override
    protected void fill(ViewFrame f) {
        FleetState fleet = f.current().fleet();
        int standing = 0;
        for (int slot = 0; slot < fleet.size(); slot++) {
            standing += fleet.speedMps(slot) < f.scenario().driving().queuedBelow() ? 1 : 0;
        }
        double smallest = smallestGap(fleet);
        double limit = f.scenario().fleet().minimumGapMeters();
        subtitle(Numbers.count(fleet.size()) + (fleet.size() == 1 ? " vehicle" : " vehicles"));
        moving.set(Numbers.count(fleet.size() - standing), "");
        queued.set(Numbers.count(standing), "");
        gap.set(smallest, Numbers.digitsApart(smallest, limit, 2), "m");
        gap.tone(smallest < limit - 1e-9 ? Tone.STOP : Tone.PLAIN);
        clamps.set(Numbers.count(f.current().counters().positionClamps()), "");
        recycled.set(Numbers.count(f.current().counters().routeRecycles()), "");
        bars.show(f);
    }

    /** The gap ahead of each vehicle, front to back, against the smallest that is allowed. */
    private static final class GapBars extends Region {
        private static final Font LABEL = Font.font("IBM Plex Sans", 11);
        private static final double HIGHEST_IN_LIMITS = 3;
        private final Canvas canvas = new Canvas();

        GapBars() {
            getChildren().add(canvas);
            setMinSize(60, 40);
            setPrefHeight(64);
        }

        @Override
        protected void layoutChildren() {
            canvas.setWidth(getWidth());
            canvas.setHeight(getHeight());
        }

        void show(ViewFrame f) {
            GraphicsContext g = canvas.getGraphicsContext2D();
            Palette p = f.palette();
            double height = Math.min(90, getHeight()) - 14;
            g.clearRect(0, 0, getWidth(), getHeight());
            FleetState fleet = f.current().fleet();
            double limit = f.scenario().fleet().minimumGapMeters();
            if (height < 20 || limit <= 0) {
                return;
            }
            double most = HIGHEST_IN_LIMITS * limit;
            double plot = getWidth() - 26;
            double each = Math.min(24, plot / fleet.size());
            for (int k = 0; k < fleet.size(); k++) {
                int slot = fleet.slotAt(k);
                double metres = fleet.bumperGapMeters(slot);
                double high = height * Math.min(1, metres / most);
                double x = k * each;
                g.setFill(slot == f.selected() ? p.ink() : metres < limit - 1e-9 ? p.stop() : p.body());
                g.fillRect(x, height - high, Math.max(1, each - 2), high);
                if (metres > most && each > 4) {
                    g.setFill(p.ink3());
                    g.fillPolygon(new double[] {x + 1, x + each - 3, x + each / 2 - 1}, new double[] {4, 4, 0}, 3);
                }
            }
            double y = Math.floor(height - height * limit / most) + 0.5;
            g.setStroke(p.stop());
            g.setLineDashes(4, 3);
            g.strokeLine(0, y, fleet.size() * each, y);
            g.setLineDashes();
            g.setFont(LABEL);
            g.setFill(p.ink2());
            g.setTextAlign(TextAlignment.LEFT);
            g.fillText(Numbers.of(limit, 0, "m"), fleet.size() * each + 2, y + 4);
            g.fillText(f.nameOf(fleet.slotAt(0)), 0, height + 12);
            if (fleet.size() > 1) {
                g.setTextAlign(TextAlignment.RIGHT);
                g.fillText(f.nameOf(fleet.slotAt(fleet.size() - 1)), fleet.size() * each, height + 12);
            }
        }
    }
}
