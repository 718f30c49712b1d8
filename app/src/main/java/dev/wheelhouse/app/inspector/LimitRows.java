package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The speed limits as bars with the speed as a mark across them; the binding one carries a lock and says so. */
final class LimitRows extends VBox {
    private static final int ROWS = 5;
    private static final double BAR_WIDTH = 110;
    private static final double BAR_HEIGHT = 12;
    private final Label which = new Label();
    private final List<Row> rows = new ArrayList<>();

    LimitRows() {
        super(4);
        Label title = new Label("Speed limits");
        title.getStyleClass().add("card-title");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        which.getStyleClass().add("label-small");
        which.setId("binding-limit");
        getChildren().add(new HBox(title, gap, which));
        for (int k = 0; k < ROWS; k++) {
            Row row = new Row(k);
            rows.add(row);
            getChildren().add(row);
        }
    }

    void show(ViewFrame f, int slot) {
        List<SpeedLimits.Limit> limits = SpeedLimits.of(f, slot);
        String binding = "";
        for (int k = 0; k < ROWS; k++) {
            Row row = rows.get(k);
            boolean isUsed = k < limits.size();
            row.setVisible(isUsed);
            row.setManaged(isUsed || k < 4);
            if (isUsed) {
                row.show(limits.get(k), f, slot);
                binding = limits.get(k).isBinding() ? limits.get(k).words() + " is binding" : binding;
            }
        }
        Figure.change(which, limits.isEmpty() ? "no step led here" : binding);
    }

    private static final class Row extends HBox {
        private final Glyph.Icon lock = Glyph.LOCK.icon(11);
        private final Label words = new Label();
        private final Canvas bar = new Canvas(BAR_WIDTH, BAR_HEIGHT);
        private final Label value = new Label();
        private final Label unit = new Label("m/s");

        Row(int k) {
            super(6);
            setAlignment(Pos.CENTER_LEFT);
            words.setMinWidth(92);
            words.setPrefWidth(92);
            value.getStyleClass().add("figure");
            value.setId("limit-" + (k + 1));
            value.setMinWidth(44);
            value.setAlignment(Pos.CENTER_RIGHT);
            unit.getStyleClass().add("unit");
            unit.setMinWidth(USE_PREF_SIZE);
            Tone.STOP.applyTo(lock);
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            getChildren().addAll(lock, words, bar, gap, value, unit);
        }

        void show(SpeedLimits.Limit limit, ViewFrame f, int slot) {
            lock.setVisible(limit.isBinding());
            words.pseudoClassStateChanged(CHOSEN, limit.isBinding());
            value.pseudoClassStateChanged(CHOSEN, limit.isBinding());
            Figure.change(words, limit.words());
            Figure.change(value, Numbers.of(limit.mps(), 2));
            Palette p = f.palette();
            double most = f.scenario().road().speedLimitMps() * 1.1;
            GraphicsContext g = bar.getGraphicsContext2D();
            g.clearRect(0, 0, BAR_WIDTH, BAR_HEIGHT);
            g.setFill(p.raised());
            g.fillRect(0, 3, BAR_WIDTH, 6);
            // The driver's own wish holds nobody back against it: a calm road stays grey.
            boolean holdsBack = limit.isBinding() && !limit.words().equals("Target");
            Tone tone = holdsBack ? Tone.STOP : Tone.QUIET;
            tone.applyTo(lock);
            g.setFill(limit.isBinding() ? tone.of(p) : p.body());
            double wide = BAR_WIDTH * Math.min(1, limit.mps() / most);
            g.fillRect(0, 3, Math.max(2, wide), 6);
            if (limit.mps() > most) {
                g.setFill(p.panel());
                g.fillPolygon(new double[] {BAR_WIDTH, BAR_WIDTH - 5, BAR_WIDTH}, new double[] {0, 0, 6}, 3);
                g.fillPolygon(new double[] {BAR_WIDTH, BAR_WIDTH - 5, BAR_WIDTH}, new double[] {12, 12, 6}, 3);
            }
            g.setFill(p.select());
            g.fillRect(BAR_WIDTH * Math.min(1, f.current().fleet().speedMps(slot) / most) - 1, 0, 2, BAR_HEIGHT);
        }
    }

    private static final javafx.css.PseudoClass CHOSEN = javafx.css.PseudoClass.getPseudoClass("chosen");
}
