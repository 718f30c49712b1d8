package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.Chip;
import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.clock.StepClock;
import java.util.List;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The bar along the window's top: scenario, the time and its controls, and what acts on the whole window. */
final class TransportBar extends HBox {
    private static final double NARROW = 1200;
    private static final double ROOMY = 1260;
    private final Consumer<Action> perform;
    private final MenuButton scenario = new MenuButton();
    private final Label scenarioKind = new Label();
    private final Button play;
    private final Glyph.Icon playIcon = Glyph.PAUSE.icon(12);
    private final Label speed = label("speed", "speed");
    private final Label time = label("time", "time");
    private final Label step = label("mode", "label-small");
    private final Label cycle = label("cycle", "label-small");
    private final Button timeButton;
    private final TextField typed = new TextField();
    private final Label refusal = label("go-to-refusal", "refusal");
    private final HBox goTo = new HBox(8, typed, refusal);
    private final Chip place = new Chip("live-edge");
    private final Chip running = new Chip("running");
    private final Glyph.Icon themeIcon = Glyph.SUN.icon(14);
    private final HBox clock;
    private final Button find;
    private final HBox findFace = new HBox(8);

    TransportBar(Consumer<Action> perform, Consumer<String> open, MenuButton faults, Consumer<String> goToTyped) {
        super(6);
        this.perform = perform;
        getStyleClass().add("transport");
        setId("transport");
        play = icon("play", playIcon, Action.PLAY, 36);
        timeButton = new Button();
        timeButton.setGraphic(clockFace());
        clock = new HBox(timeButton);
        clock.setAlignment(Pos.CENTER_LEFT);
        buildTime(goToTyped);
        buildScenario(open);
        find = findButton();
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Region mark = Glyph.WHEEL.icon(20);
        HBox.setMargin(mark, new javafx.geometry.Insets(0, 6, 0, 0));
        getChildren()
                .addAll(
                        mark,
                        scenario,
                        line(),
                        icon("start", Glyph.START.icon(12), Action.START, 28),
                        icon("step-back", Glyph.STEP_BACK.icon(12), Action.STEP_BACK, 28),
                        play,
                        icon("step", Glyph.STEP.icon(12), Action.STEP, 28),
                        icon("live", Glyph.END.icon(12), Action.END, 28),
                        speedBox(),
                        line(),
                        clock,
                        place,
                        running,
                        gap,
                        find,
                        icon("pause-when", Glyph.PAUSE_WHEN.icon(14), Action.CONDITIONS, 28),
                        faults,
                        icon("theme", themeIcon, Action.THEME, 28),
                        icon("help", Glyph.HELP.icon(14), Action.HELP, 28));
    }

    private static Label label(String id, String style) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add(style);
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    private Button icon(String id, Node glyph, Action action, double width) {
        Button button = new Button();
        button.setId(id);
        button.setGraphic(glyph);
        button.getStyleClass().add("icon-button");
        button.setMinSize(width, 26);
        button.setPrefSize(width, 26);
        button.setTooltip(new Tooltip(action.tip()));
        button.setAccessibleText(action.words());
        button.setOnAction(e -> perform.accept(action));
        return button;
    }

    private static Region line() {
        Region line = new Region();
        line.getStyleClass().add("bar-line");
        return line;
    }

    /** Looks like a field, since that is what it opens. */
    private Button findButton() {
        Button button = icon("find", findFace, Action.PALETTE, 28);
        Label words = new Label("Find an action");
        words.getStyleClass().add("quiet");
        Label keys = new Label(Action.PALETTE.keys());
        keys.getStyleClass().add("key-name");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        findFace.setAlignment(Pos.CENTER_LEFT);
        findFace.getChildren().setAll(Glyph.SEARCH.icon(12), words, gap, keys);
        findFace.setMouseTransparent(true);
        return button;
    }

    private void buildScenario(Consumer<String> open) {
        scenario.setId("scenario");
        scenario.setMinWidth(USE_PREF_SIZE);
        scenario.setTooltip(new Tooltip("Open a scenario (" + Action.OPEN.keys() + ")"));
        scenarioKind.getStyleClass().add("label-small");
        scenario.setGraphicTextGap(8);
        scenario.setContentDisplay(javafx.scene.control.ContentDisplay.RIGHT);
        for (String name : dev.wheelhouse.app.files.Scenarios.BUILT_IN) {
            MenuItem item = new MenuItem(name);
            item.setOnAction(e -> open.accept(name));
            scenario.getItems().add(item);
        }
        MenuItem file = new MenuItem("Open a file \u2026   " + Action.OPEN.keys());
        file.setOnAction(e -> perform.accept(Action.OPEN));
        MenuItem reload = new MenuItem("Reload   " + Action.RELOAD.keys());
        reload.setOnAction(e -> perform.accept(Action.RELOAD));
        scenario.getItems().addAll(new SeparatorMenuItem(), file, reload);
    }

    private HBox speedBox() {
        Button slower = icon("slower", Glyph.MINUS.icon(10), Action.SLOWER, 26);
        Button faster = icon("faster", Glyph.PLUS.icon(10), Action.FASTER, 26);
        slower.getStyleClass().add("in-box");
        faster.getStyleClass().add("in-box");
        HBox box = new HBox(slower, speed, faster);
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().add("box");
        return box;
    }

    private Node clockFace() {
        Label unit = new Label("s");
        unit.getStyleClass().add("unit");
        HBox figure = new HBox(3, time, unit);
        figure.setAlignment(Pos.BASELINE_RIGHT);
        figure.setMinWidth(86);
        VBox counts = new VBox(step, cycle);
        counts.setAlignment(Pos.CENTER_LEFT);
        counts.setMinWidth(66);
        HBox face = new HBox(10, figure, counts);
        face.setAlignment(Pos.CENTER_LEFT);
        return face;
    }

    private void buildTime(Consumer<String> goToTyped) {
        timeButton.setId("clock");
        timeButton.getStyleClass().add("flat");
        timeButton.setMinWidth(USE_PREF_SIZE);
        timeButton.setTooltip(new Tooltip(Action.GO_TO.tip()));
        timeButton
                .accessibleTextProperty()
                .bind(Bindings.concat("Time ", time.textProperty(), " s, ", step.textProperty()));
        timeButton.setOnAction(e -> perform.accept(Action.GO_TO));
        typed.setId("go-to");
        typed.setPromptText("45.8 or #458");
        typed.setAccessibleText("Time in seconds, or # and a step");
        typed.setPrefWidth(96);
        typed.setMinWidth(96);
        goTo.setAlignment(Pos.CENTER_LEFT);
        typed.setOnAction(e -> goToTyped.accept(typed.getText()));
        typed.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ESCAPE) {
                endTyping();
                e.consume();
            }
        });
    }

    /** Opens the field for a time or step. */
    void startTyping() {
        refusal.setText("");
        typed.setText("");
        clock.getChildren().setAll(goTo);
        typed.requestFocus();
    }

    void refuseTyped(String why) {
        refusal.setText(why);
    }

    void endTyping() {
        clock.getChildren().setAll(timeButton);
        timeButton.requestFocus();
    }

    /** Fills the bar with a session's name. */
    void open(Session session) {
        boolean isBuiltIn = dev.wheelhouse.app.files.Scenarios.BUILT_IN.contains(session.source());
        scenario.setText(session.scenario().name());
        scenarioKind.setText(isBuiltIn ? "Built-in" : "File");
        scenario.setAccessibleText("Scenario " + session.scenario().name());
    }

    /** Under 1200 wide what can be missed goes. */
    void fitTo(double width) {
        boolean isNarrow = width < NARROW;
        scenario.setGraphic(isNarrow ? null : scenarioKind);
        setSpacing(isNarrow ? 4 : 6);
        boolean hasRoom = width >= ROOMY;
        for (int k = 1; k < findFace.getChildren().size(); k++) {
            findFace.getChildren().get(k).setVisible(hasRoom);
            findFace.getChildren().get(k).setManaged(hasRoom);
        }
        findFace.setPrefWidth(hasRoom ? 196 : 12);
        find.setMinWidth(hasRoom ? 214 : 28);
        find.setPrefWidth(hasRoom ? 214 : 28);
    }

    void show(ViewFrame f, Playback playback, boolean isStopped) {
        StepClock at = new StepClock(f.scenario().stepsPerSecond());
        long shown = f.current().step();
        Figure.change(time, at.format(shown));
        Figure.change(step, "Step " + shown);
        Figure.change(cycle, "Cycle " + f.current().cycle());
        Figure.change(speed, trimmed(playback.speed()) + "\u00d7");
        boolean isLive = playback.isAtLiveEdge();
        String behind = at.format(f.history().newest() - shown) + "\u00a0s behind live";
        place.set(isLive ? Glyph.DOT : Glyph.CLOCK_BACK, isLive ? Tone.OK : Tone.BRAKE, isLive ? "Live edge" : behind);
        running.set(
                isStopped ? Glyph.WARNING : playback.isPlaying() ? Glyph.PLAY : Glyph.PAUSE,
                isStopped ? Tone.STOP : Tone.PLAIN,
                isStopped ? "Stopped" : playback.isPlaying() ? "Running" : "Paused");
        playIcon.set(playback.isPlaying() ? Glyph.PAUSE : Glyph.PLAY);
        play.setAccessibleText(playback.isPlaying() ? "Pause" : "Play");
        themeIcon.set(f.palette().isDark() ? Glyph.SUN : Glyph.MOON);
    }

    private static String trimmed(double value) {
        return value == Math.rint(value) ? Numbers.of(value, 0) : Double.toString(value);
    }

    /** The controls that act, for the order of reading. */
    List<Node> controls() {
        return List.copyOf(getChildren());
    }
}
