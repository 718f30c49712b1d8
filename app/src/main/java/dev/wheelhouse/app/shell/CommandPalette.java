package dev.wheelhouse.app.shell;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** Every action by its words (Ctrl+P): typed letters narrow the list, Enter does the chosen one, Esc closes. */
final class CommandPalette extends VBox {
    private static final double ROW = 26;
    private static final int MOST_ROWS = 12;
    private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("refused");
    private final Supplier<List<Entry>> entries;
    private final Consumer<String> refuse;
    private final TextField field = new TextField();
    private final ListView<Entry> list = new ListView<>();
    private List<Entry> all = List.of();

    /**
     * What can be asked for.
     *
     * @param keys its shortcut, empty for none
     * @param refusal why it makes no sense now, empty where it does
     */
    record Entry(String words, String keys, String refusal, Runnable run) {}

    CommandPalette(Supplier<List<Entry>> entries, Consumer<String> refuse) {
        super(8);
        this.entries = entries;
        this.refuse = refuse;
        setId("palette");
        getStyleClass().add("sheet");
        setMaxSize(560, USE_PREF_SIZE);
        setPrefWidth(560);
        setVisible(false);
        field.setId("palette-field");
        field.setPromptText("Find an action");
        field.setAccessibleText("Find an action");
        field.textProperty().addListener((of, was, is) -> narrow());
        field.addEventFilter(KeyEvent.KEY_PRESSED, this::key);
        list.setId("palette-list");
        list.setAccessibleText("Actions that fit");
        list.setFixedCellSize(ROW);
        list.setFocusTraversable(false);
        list.setPlaceholder(new Label("No action has these letters"));
        list.setPrefHeight(MOST_ROWS * ROW + 2);
        list.setCellFactory(view -> new Row());
        list.setOnMouseClicked(e -> run());
        getChildren().addAll(field, list);
    }

    void open() {
        all = entries.get();
        field.setText("");
        narrow();
        setVisible(true);
        field.requestFocus();
    }

    private void key(KeyEvent e) {
        KeyCode code = e.getCode();
        boolean isOurs = true;
        if (code == KeyCode.DOWN || code == KeyCode.UP) {
            move(code == KeyCode.DOWN ? 1 : -1);
        } else if (code == KeyCode.ENTER) {
            run();
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
        int count = list.getItems().size();
        if (count > 0) {
            int to = Math.floorMod(list.getSelectionModel().getSelectedIndex() + by, count);
            list.getSelectionModel().select(to);
            list.scrollTo(Math.max(0, to - MOST_ROWS / 2));
        }
    }

    private void narrow() {
        list.getItems().setAll(fitting(all, field.getText()));
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    /** The entries that have the letters, the best first; equal ones stay in their order. */
    static List<Entry> fitting(List<Entry> all, String typed) {
        List<Entry> fitting = new ArrayList<>();
        for (Entry entry : all) {
            if (Fuzzy.score(typed, entry.words()) >= 0) {
                fitting.add(entry);
            }
        }
        if (!typed.isBlank()) {
            fitting.sort(Comparator.comparingInt((Entry e) -> -Fuzzy.score(typed, e.words())));
        }
        return fitting;
    }

    private void run() {
        Entry chosen = list.getSelectionModel().getSelectedItem();
        if (chosen == null) {
            return;
        }
        if (!chosen.refusal().isEmpty()) {
            refuse.accept(chosen.words() + " refused: " + chosen.refusal());
            return;
        }
        setVisible(false);
        chosen.run().run();
    }

    private static final class Row extends ListCell<Entry> {
        private final Label words = new Label();
        private final Label keys = new Label();
        private final HBox face;

        Row() {
            Region gap = new Region();
            HBox.setHgrow(gap, Priority.ALWAYS);
            keys.setMinWidth(USE_PREF_SIZE);
            face = new HBox(12, words, gap, keys);
            face.setAlignment(Pos.CENTER_LEFT);
        }

        @Override
        protected void updateItem(@Nullable Entry entry, boolean isEmpty) {
            super.updateItem(entry, isEmpty);
            if (isEmpty || entry == null) {
                setGraphic(null);
                return;
            }
            boolean isRefused = !entry.refusal().isEmpty();
            words.setText(entry.words());
            words.getStyleClass().setAll("label", isRefused ? "quiet" : "plain");
            keys.setText(isRefused ? entry.refusal() : entry.keys());
            keys.getStyleClass().setAll("label", isRefused ? "label-small" : "key-name");
            pseudoClassStateChanged(REFUSED, isRefused);
            setAccessibleText(entry.words() + (isRefused ? ", not now: " + entry.refusal() : ", " + entry.keys()));
            setGraphic(face);
        }
    }
}
