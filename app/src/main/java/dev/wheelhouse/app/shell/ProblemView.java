package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.scenario.Problem;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/** What is wrong with a scenario file: all problems, and the place of the chosen one. What runs goes on. */
final class ProblemView extends BorderPane {
    private static final int LINES_AROUND = 4;
    private static final int MOST_CARET_WORDS = 48;
    private final Label what = new Label();
    private final Label still = new Label();
    private final ListView<Problem> list = new ListView<>();
    private final VBox excerpt = new VBox();
    private List<String> lines = List.of();

    ProblemView(Consumer<String> copy, Runnable reload, Runnable dismiss) {
        setId("problems");
        getStyleClass().add("problems");
        setTop(bar(copy, reload, dismiss));
        list.setId("problem-list");
        list.setAccessibleText("Problems of the file");
        list.setCellFactory(view -> new Cell());
        list.setPrefWidth(440);
        list.getSelectionModel().selectedItemProperty().addListener((o, before, now) -> showPlace(now));
        excerpt.getStyleClass().add("excerpt");
        excerpt.setId("problem-excerpt");
        ScrollPane scroll = new ScrollPane(excerpt);
        scroll.setFitToWidth(true);
        scroll.setFitToHeight(true);
        setLeft(list);
        setCenter(scroll);
        setVisible(false);
    }

    private HBox bar(Consumer<String> copy, Runnable reload, Runnable dismiss) {
        Glyph.Icon icon = Glyph.REFUSED.icon(14);
        Tone.STOP.applyTo(icon);
        what.getStyleClass().add("card-title");
        what.setId("problems-what");
        what.setMinWidth(USE_PREF_SIZE);
        still.getStyleClass().add("quiet");
        still.setMinWidth(0);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Button all = button("copy-problems", Glyph.COPY, "Copy all", "Copy every problem with its place");
        all.setOnAction(e -> copy.accept(asText()));
        Button again = button("reload-problems", Glyph.CLOCK_BACK, "Reload", Action.RELOAD.tip());
        again.setOnAction(e -> reload.run());
        Button close = button("close-problems", Glyph.CROSS, "", "Close this list (Esc)");
        close.setAccessibleText("Close this list");
        close.setOnAction(e -> dismiss.run());
        HBox bar = new HBox(10, icon, what, still, gap, all, again, close);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("error-bar");
        return bar;
    }

    private static Button button(String id, Glyph glyph, String words, String tip) {
        Button button = new Button(words);
        button.setId(id);
        button.setGraphic(glyph.icon(12));
        button.setMinWidth(USE_PREF_SIZE);
        button.setTooltip(new Tooltip(tip));
        return button;
    }

    /** @param text the file as it was read, for the excerpt */
    void show(String file, List<Problem> problems, List<String> text, String running) {
        lines = text;
        String count = problems.size() == 1 ? "1 problem" : problems.size() + " problems";
        what.setText(shortName(file) + " was not loaded, " + count + ".");
        still.setText(running + " goes on running, nothing in it changed.");
        list.getItems().setAll(problems);
        list.getSelectionModel().select(0);
        setVisible(true);
    }

    static String shortName(String file) {
        Path name = Path.of(file).getFileName();
        return name == null ? file : name.toString();
    }

    private String asText() {
        return list.getItems().stream().map(Problem::toString).collect(Collectors.joining("\n"));
    }

    private void showPlace(@Nullable Problem problem) {
        excerpt.getChildren().clear();
        if (problem == null || lines.isEmpty()) {
            return;
        }
        int at = Math.max(1, Math.min(problem.line(), lines.size()));
        for (int n = Math.max(1, at - LINES_AROUND); n <= Math.min(lines.size(), at + LINES_AROUND); n++) {
            String number = " ".repeat(Math.max(0, 5 - Integer.toString(n).length())) + n + "  ";
            Label line = mono(number + lines.get(n - 1));
            line.pseudoClassStateChanged(javafx.css.PseudoClass.getPseudoClass("wrong"), n == at);
            excerpt.getChildren().add(line);
            if (n == at) {
                int column = Math.max(1, problem.column());
                int wide = tokenLength(lines.get(n - 1), column - 1);
                Label caret = mono(" ".repeat(7 + column - 1) + "^".repeat(wide) + " " + caretWords(problem));
                caret.getStyleClass().add("caret");
                caret.setId("problem-caret");
                excerpt.getChildren().add(caret);
            }
        }
    }

    /** A long list of what is allowed stands in the list of problems alone. */
    private static String caretWords(Problem problem) {
        boolean isShort = !problem.allowed().isEmpty() && problem.allowed().length() <= MOST_CARET_WORDS;
        return isShort ? "allowed " + problem.allowed() : problem.message();
    }

    private static int tokenLength(String line, int from) {
        int to = from;
        while (to < line.length() && ",]}".indexOf(line.charAt(to)) < 0) {
            to++;
        }
        return Math.max(1, to - from);
    }

    private static Label mono(String text) {
        Label label = new Label(text);
        label.setMaxWidth(Double.MAX_VALUE);
        label.getStyleClass().addAll("mono", "code");
        return label;
    }

    /** Where, what, and what is allowed. */
    private static final class Cell extends ListCell<Problem> {
        private final Label where = new Label();
        private final Label what = new Label();
        private final Label allowed = new Label();
        private final VBox face = new VBox(1, where, what, allowed);

        Cell() {
            where.getStyleClass().add("mono");
            what.setWrapText(true);
            allowed.getStyleClass().add("label-small");
            allowed.setWrapText(true);
            face.setMaxWidth(410);
            setPrefWidth(0);
        }

        @Override
        protected void updateItem(@Nullable Problem problem, boolean isEmpty) {
            super.updateItem(problem, isEmpty);
            if (problem == null || isEmpty) {
                setGraphic(null);
                return;
            }
            where.setText(
                    shortName(problem.file()) + ":" + problem.line() + ":" + problem.column() + "  " + problem.path());
            what.setText(problem.message());
            allowed.setText("Allowed " + problem.allowed());
            allowed.setManaged(!problem.allowed().isEmpty());
            allowed.setVisible(!problem.allowed().isEmpty());
            setGraphic(face);
        }
    }
}
