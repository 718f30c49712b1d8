package dev.wheelhouse.app.inspector;

import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Condition;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Every vehicle with its state, speed and gap, while none is selected. Click or Enter selects one. */
final class FleetList extends VBox {
    private static final double ROW = 26;
    private final ListView<Integer> list = new ListView<>();
    private final List<Row> rows = new ArrayList<>();
    private @Nullable ViewFrame frame;

    FleetList(IntConsumer select) {
        setId("fleet-list");
        list.setId("fleet-rows");
        list.setFixedCellSize(ROW);
        list.setAccessibleText("The fleet");
        list.setCellFactory(view -> {
            Row row = new Row(select);
            rows.add(row);
            return row;
        });
        list.setOnKeyPressed(e -> {
            Integer slot = list.getSelectionModel().getSelectedItem();
            if (e.getCode() == KeyCode.ENTER && slot != null) {
                select.accept(slot);
            }
        });
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(heads(), list, hints());
    }

    private static HBox heads() {
        HBox heads = row(new Label("Vehicle"), new Label("State"), new Label("Speed"), new Label("Gap"));
        heads.getStyleClass().add("list-head");
        heads.getChildren().forEach(n -> n.getStyleClass().add("label-small"));
        return heads;
    }

    private static HBox row(Label id, Label state, Label speed, Label gap) {
        id.setMinWidth(52);
        state.setMinWidth(100);
        speed.setMinWidth(72);
        gap.setMinWidth(76);
        speed.setAlignment(Pos.CENTER_RIGHT);
        gap.setAlignment(Pos.CENTER_RIGHT);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox row = new HBox(id, state, space, speed, gap);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    private static VBox hints() {
        VBox hints = new VBox(4);
        hints.getStyleClass().add("hints");
        Label title = new Label("Without a selection");
        title.getStyleClass().add("label-small");
        hints.getChildren().add(title);
        String[][] all = {
            {"Space", "play or pause"},
            {"\u2190 \u2192", "one step"},
            {"]", "select the next vehicle"},
            {"F1", "all shortcuts"}
        };
        for (String[] hint : all) {
            Label keys = new Label(hint[0]);
            keys.setMinWidth(64);
            keys.getStyleClass().add("key-name");
            Label words = new Label(hint[1]);
            words.getStyleClass().add("quiet");
            hints.getChildren().add(new HBox(8, keys, words));
        }
        return hints;
    }

    void show(ViewFrame f) {
        frame = f;
        int count = f.current().fleet().size();
        if (list.getItems().size() != count) {
            List<Integer> slots = new ArrayList<>();
            for (int slot = 0; slot < count; slot++) {
                slots.add(slot);
            }
            list.getItems().setAll(slots);
        }
        for (Row row : rows) {
            row.fill();
        }
    }

    /** A row that is filled anew with each frame, as long as it is on screen. */
    private final class Row extends ListCell<Integer> {
        private final Label id = new Label();
        private final Label state = new Label();
        private final Label speed = new Label();
        private final Label gap = new Label();
        private final Glyph.Icon icon = Glyph.KEEP.icon(12);
        private final HBox face = row(id, state, speed, gap);

        Row(IntConsumer select) {
            id.getStyleClass().add("card-title");
            state.setGraphic(icon);
            state.setGraphicTextGap(7);
            setOnMouseClicked(e -> {
                Integer slot = getItem();
                if (slot != null) {
                    select.accept(slot);
                }
            });
        }

        @Override
        protected void updateItem(@Nullable Integer slot, boolean isEmpty) {
            super.updateItem(slot, isEmpty);
            setText(null);
            setGraphic(isEmpty ? null : face);
            fill();
        }

        void fill() {
            Integer slot = getItem();
            ViewFrame f = frame;
            if (slot == null || f == null || slot >= f.current().fleet().size()) {
                return;
            }
            Condition condition = Condition.of(f, slot);
            Figure.change(id, f.nameOf(slot));
            Figure.change(state, condition.words());
            icon.set(condition.glyph());
            condition.tone().applyTo(icon);
            Figure.change(speed, Numbers.two(f.current().fleet().speedMps(slot), "m/s"));
            Figure.change(gap, Numbers.two(f.current().fleet().bumperGapMeters(slot), "m"));
            Tone.PLAIN.applyTo(gap);
        }
    }
}
