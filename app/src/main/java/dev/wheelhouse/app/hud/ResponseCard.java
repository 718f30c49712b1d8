package dev.wheelhouse.app.hud;

import dev.wheelhouse.app.hud.DecisionTable.Row;
import dev.wheelhouse.app.shell.ViewFrame;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.state.Decision;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.HPos;
import javafx.geometry.Pos;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The decision table: what was decided, and why not otherwise. */
public final class ResponseCard extends Card {
    private static final String[] HEADS = {
        "Response", "TTC, s", "Needs, m/s\u00b2", "Side, m", "Reach, m", "", "Rejected because"
    };
    private static final double[] WIDTHS = {120, 34, 62, 42, 48, 12, 140};
    private final GridPane table = new GridPane();
    private final List<Line> lines = new ArrayList<>();
    private final Label foot = new Label();

    public ResponseCard() {
        super(3, "Response", false, true);
        table.setHgap(5);
        for (int column = 0; column < HEADS.length; column++) {
            boolean isFigure = column > 0 && column < 5;
            ColumnConstraints c = new ColumnConstraints(WIDTHS[column]);
            c.setHalignment(isFigure ? HPos.RIGHT : HPos.LEFT);
            c.setHgrow(column == 6 ? Priority.ALWAYS : Priority.NEVER);
            if (column == 6) {
                c.setMinWidth(WIDTHS[column]);
                c.setPrefWidth(Region.USE_COMPUTED_SIZE);
                c.setMaxWidth(Double.MAX_VALUE);
            }
            table.getColumnConstraints().add(c);
            Label head = new Label(HEADS[column]);
            head.getStyleClass().add("label-small");
            table.add(head, column, 0);
        }
        for (int row = 0; row < DecisionTable.ROWS; row++) {
            lines.add(new Line(row));
        }
        foot.getStyleClass().add("label-small");
        foot.setId("card-response-foot");
        add(table);
        add(foot);
    }

    /** What the card's own menu does. */
    void onCopy(Runnable copySentence) {
        MenuItem item = new MenuItem("Copy as a sentence", Glyph.COPY.icon(12));
        item.setId("copy-sentence");
        item.setOnAction(e -> copySentence.run());
        ContextMenu menu = new ContextMenu(item);
        setOnContextMenuRequested(e -> menu.show(this, e.getScreenX(), e.getScreenY()));
        addEventHandler(MouseEvent.MOUSE_PRESSED, e -> menu.hide());
    }

    @Override
    public String leading(ViewFrame f) {
        Decision d = f.current().decision();
        if (d == null) {
            return "keep";
        }
        return switch (d.response()) {
            case BRAKE -> "brake";
            case EMERGENCY_BRAKE -> "emergency";
            case AVOID_LEFT -> "left";
            case AVOID_RIGHT -> "right";
        };
    }

    @Override
    protected void fill(ViewFrame f) {
        Decision d = f.current().decision();
        List<Row> rows = DecisionTable.of(f);
        for (int k = 0; k < rows.size(); k++) {
            lines.get(k).show(rows.get(k), d != null);
        }
        if (d == null) {
            subtitle("");
            state(Glyph.KEEP, Tone.PLAIN, "Keep");
            Figure.change(foot, "");
            return;
        }
        subtitle("Decided on the state of step " + f.previous().step());
        state(
                DecisionTable.glyph(d.response()),
                DecisionTable.tone(d.response()),
                words(d.response().name()));
        String where = Double.isNaN(d.assessment().predictedLateral())
                ? ""
                : d.pedestrian().id() + " at conflict "
                        + Numbers.signed(d.assessment().predictedLateral(), 2) + "\u00a0m    ";
        Figure.change(
                foot,
                where + "Envelope half width "
                        + Numbers.two(d.assessment().inputs().halfEnvelope(), "m") + "    Reaction "
                        + Numbers.two(d.assessment().inputs().reaction(), "s"));
    }

    /** A row's labels, made once. */
    private final class Line {
        private final Region background = new Region();
        private final Glyph.Icon icon;
        private final Glyph.Icon verdict = Glyph.DASH.icon(12);
        private final Label name = new Label();
        private final Label[] cells = new Label[4];
        private final Label reason = new Label();

        Line(int row) {
            icon = DecisionTable.GLYPHS.get(row).icon(12);
            name.setText(DecisionTable.NAMES.get(row));
            name.setGraphic(icon);
            name.setGraphicTextGap(8);
            String id = "decision-"
                    + DecisionTable.NAMES
                            .get(row)
                            .toLowerCase(java.util.Locale.ROOT)
                            .replace(' ', '-');
            background.setId(id);
            background.getStyleClass().add("decision-row");
            background.setMinHeight(20);
            background.setPrefHeight(24);
            table.add(background, 0, row + 1, HEADS.length, 1);
            place(name, 0, row);
            for (int k = 0; k < cells.length; k++) {
                cells[k] = new Label();
                place(cells[k], k + 1, row);
            }
            StackPane holder = new StackPane(verdict);
            table.add(holder, 5, row + 1);
            reason.setId(id + "-reason");
            reason.setTextOverrun(javafx.scene.control.OverrunStyle.CLIP);
            place(reason, 6, row);
        }

        private void place(Label label, int column, int row) {
            label.setMinWidth(column == 6 ? 0 : USE_PREF_SIZE);
            label.setAlignment(Pos.CENTER_LEFT);
            label.getStyleClass().add("cell");
            table.add(label, column, row + 1);
            GridPane.setMargin(label, new javafx.geometry.Insets(0, 0, 0, column == 0 ? 8 : 0));
        }

        void show(Row row, boolean isDecided) {
            background.pseudoClassStateChanged(CHOSEN, row.isChosen());
            Tone tone = row.isChosen() && isDecided ? row.tone() : Tone.PLAIN;
            tone.applyTo(background);
            tone.applyTo(icon);
            for (Label label : new Label[] {name, cells[0], cells[1], cells[2], cells[3], reason}) {
                label.pseudoClassStateChanged(CHOSEN, row.isChosen());
            }
            Figure.change(cells[0], row.ttc());
            Figure.change(cells[1], row.needs());
            Figure.change(cells[2], row.side());
            Figure.change(cells[3], row.reach());
            (row.isSideTooSmall() ? Tone.STOP : Tone.PLAIN).applyTo(cells[2]);
            verdict.set(row.verdict());
            (row.verdict() == Glyph.TICK ? Tone.OK : Tone.QUIET).applyTo(verdict);
            Figure.change(reason, row.reason());
        }
    }

    private static final javafx.css.PseudoClass CHOSEN = javafx.css.PseudoClass.getPseudoClass("chosen");
}
