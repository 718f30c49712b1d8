package dev.wheelhouse.app.condition;

import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.expression.Expression;
import dev.wheelhouse.sim.expression.ExpressionException;
import dev.wheelhouse.sim.expression.Vocabulary;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A field for one condition with what may stand next below it, and the armed ones; Enter arms, Tab completes, Esc closes. */
public final class ConditionEditor extends VBox {
    private static final double ROW = 24;
    private static final int MOST_ROWS = 8;
    private final Conditions conditions;
    private final TextField field = new TextField();
    private final Glyph.Icon mark = Glyph.DASH.icon(12);
    private final Label problem = new Label();
    private final Label caret = new Label();
    private final ListView<String> offers = new ListView<>();
    private final VBox armed = new VBox(2);

    public ConditionEditor(Conditions conditions) {
        super(8);
        this.conditions = conditions;
        setId("conditions");
        getStyleClass().add("sheet");
        setMaxSize(560, USE_PREF_SIZE);
        setVisible(false);
        Label title = new Label("Pause when");
        title.getStyleClass().add("card-title");
        Label how = new Label("Enter arms, Tab completes, K and Shift+K go to the next and the previous match");
        how.getStyleClass().add("label-small");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        buildField();
        HBox line = new HBox(8, mark, field);
        line.setAlignment(Pos.CENTER_LEFT);
        HBox.setHgrow(field, Priority.ALWAYS);
        caret.getStyleClass().addAll("mono", "caret");
        caret.setId("condition-caret");
        problem.setId("condition-problem");
        problem.getStyleClass().add("label-small");
        problem.setWrapText(true);
        problem.setMinHeight(USE_PREF_SIZE);
        offers.setId("condition-offers");
        offers.setFocusTraversable(false);
        offers.setFixedCellSize(ROW);
        offers.setAccessibleText("What may stand next");
        offers.setOnMouseClicked(e -> complete());
        armed.setId("armed-conditions");
        getChildren().addAll(new HBox(8, title, gap, how), line, caret, problem, offers, armed);
    }

    private void buildField() {
        field.setId("condition");
        field.getStyleClass().add("mono");
        field.setPromptText("decision.vehicle = V03 and decision.response = AVOID_LEFT");
        field.setAccessibleText("Condition");
        field.setTooltip(new Tooltip("Fields have the trace's names; and, or, not, parentheses; event IMPACT of V07;"
                + " vehicle(V03), vehicle(any), vehicle(all)"));
        field.textProperty().addListener((of, was, is) -> check());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    }

    private void key(KeyEvent e) {
        KeyCode code = e.getCode();
        boolean isOurs = true;
        if (code == KeyCode.TAB && !e.isShiftDown() && !offers.getItems().isEmpty()) {
            complete();
        } else if (code == KeyCode.DOWN || code == KeyCode.UP) {
            move(code == KeyCode.DOWN ? 1 : -1);
        } else if (code == KeyCode.ENTER) {
            arm();
        } else if (code == KeyCode.ESCAPE) {
            setVisible(false);
        } else {
            isOurs = false;
        }
        if (isOurs) {
            e.consume();
        }
    }

    private void move(int by) {
        int count = offers.getItems().size();
        if (count > 0) {
            int to = Math.floorMod(offers.getSelectionModel().getSelectedIndex() + by, count);
            offers.getSelectionModel().select(to);
            offers.scrollTo(to);
        }
    }

    private void complete() {
        String chosen = offers.getSelectionModel().getSelectedItem();
        if (chosen == null && !offers.getItems().isEmpty()) {
            chosen = offers.getItems().get(0);
        }
        if (chosen != null) {
            String end = chosen.endsWith("(") ? "" : chosen.startsWith("vehicle") ? "" : " ";
            field.setText(Vocabulary.completed(field.getText(), chosen) + end);
            field.requestFocus();
            field.end();
        }
    }

    /** Marks what is wrong while it is typed; a text that only ends too early is not yet wrong. */
    private void check() {
        String text = field.getText();
        offers.getItems().setAll(conditions.names().completions(text));
        double rows = Math.min(MOST_ROWS, offers.getItems().size());
        offers.setMinHeight(rows * ROW);
        offers.setPrefHeight(rows * ROW);
        offers.setVisible(rows > 0);
        offers.setManaged(rows > 0);
        if (text.isBlank()) {
            mark(Glyph.DASH, Tone.QUIET, "", "A condition over the step; the names are those of the trace");
            return;
        }
        try {
            Expression.parse(text, conditions.names());
            mark(Glyph.TICK, Tone.OK, "", "Can be armed");
        } catch (ExpressionException e) {
            boolean isUnfinished = e.position() >= text.stripTrailing().length()
                    || !offers.getItems().isEmpty();
            String place = isUnfinished ? "" : " ".repeat(e.position() + 3) + "^";
            mark(
                    isUnfinished ? Glyph.DASH : Glyph.CROSS,
                    isUnfinished ? Tone.QUIET : Tone.STOP,
                    place,
                    String.valueOf(e.getMessage()));
        }
    }

    private void mark(Glyph glyph, Tone tone, String place, String words) {
        mark.set(glyph);
        tone.applyTo(mark);
        caret.setText(place);
        caret.setVisible(!place.isEmpty());
        caret.setManaged(!place.isEmpty());
        problem.setText(words);
    }

    private void arm() {
        try {
            conditions.arm(field.getText());
            field.setText("");
            list();
        } catch (ExpressionException e) {
            mark(Glyph.CROSS, Tone.STOP, " ".repeat(e.position() + 3) + "^", String.valueOf(e.getMessage()));
        }
    }

    /** Opens it with the keyboard in the field. */
    public void open() {
        list();
        check();
        setVisible(true);
        field.requestFocus();
    }

    /** Shows what is armed, each with a button that takes it away. */
    private void list() {
        armed.getChildren().clear();
        for (String text : conditions.texts()) {
            Label words = new Label(text);
            words.getStyleClass().add("mono");
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            Button remove = new Button();
            remove.setGraphic(Glyph.CROSS.icon(10));
            remove.getStyleClass().addAll("icon-button", "flat");
            remove.setAccessibleText("Take away " + text);
            remove.setTooltip(new Tooltip("Take this condition away"));
            remove.setOnAction(e -> {
                conditions.disarm(text);
                list();
            });
            HBox row = new HBox(8, Glyph.PAUSE.icon(10), words, gap, remove);
            row.setAlignment(Pos.CENTER_LEFT);
            armed.getChildren().add(row);
        }
    }
}
