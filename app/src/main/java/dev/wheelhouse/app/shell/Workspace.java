package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.hud.Card;
import dev.wheelhouse.app.hud.ContinuityCard;
import dev.wheelhouse.app.hud.FleetCard;
import dev.wheelhouse.app.hud.MotionCard;
import dev.wheelhouse.app.hud.ResponseCard;
import dev.wheelhouse.app.hud.RiskCard;
import dev.wheelhouse.app.road.OverviewStrip;
import dev.wheelhouse.app.road.RoadPointer;
import dev.wheelhouse.app.road.RoadView;
import dev.wheelhouse.app.simthread.SimulationThread;
import dev.wheelhouse.app.theme.Palette;
import dev.wheelhouse.app.timeline.Timeline;
import dev.wheelhouse.sim.scenario.Scenario;
import dev.wheelhouse.sim.state.CompletedStep;
import java.util.List;
import java.util.Locale;
import javafx.animation.AnimationTimer;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The regions of the window and the pulse that fills them all from one ViewFrame. */
public final class Workspace extends BorderPane implements AutoCloseable {
    private final SimulationThread simulation;
    private final Playback playback;
    private final RoadView road = new RoadView();
    private final OverviewStrip overview = new OverviewStrip(road);
    private final Timeline timeline;
    private final MotionCard inspector = new MotionCard();
    private final List<Card> cards = List.of(new RiskCard(), new ResponseCard(), new FleetCard(), new ContinuityCard());
    private final Label time = label("time", "time");
    private final Label mode = label("mode", "quiet");
    private final Label status = label("status", "quiet");
    private final Button play = button("play", "Pause", "Play or pause (Space)");
    private final AnimationTimer timer;
    private Palette palette = Palette.DARK;
    private int layersOn = 0xFE;
    private int selected;
    private long lastNanos = -1;

    public Workspace(Scenario scenario) {
        this.simulation = new SimulationThread(scenario);
        this.playback = new Playback(simulation);
        this.timeline = new Timeline(simulation, step -> {
            playback.seek(step);
        });
        getStyleClass().add("workspace");
        setStyle(palette.looks());
        setTop(transport(scenario));
        setCenter(centre());
        VBox right = new VBox(inspector);
        right.setPrefWidth(300);
        right.getStyleClass().add("panel");
        setRight(right);
        HBox bar = new HBox(status);
        bar.getStyleClass().add("status-bar");
        timeline.setPrefHeight(120);
        setBottom(new VBox(timeline, bar));
        RoadPointer.on(road, this::frame, slot -> selected = slot);
        timer = new AnimationTimer() {
            @Override
            public void handle(long now) {
                double seconds = lastNanos < 0 ? 0 : (now - lastNanos) * 1e-9;
                lastNanos = now;
                pulse(Math.min(seconds, 0.25));
            }
        };
        timer.start();
    }

    private static Label label(String id, String style) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add(style);
        return label;
    }

    private static Button button(String id, String text, String tip) {
        Button button = new Button(text);
        button.setId(id);
        button.setTooltip(new Tooltip(tip));
        button.setAccessibleText(tip);
        return button;
    }

    private HBox transport(Scenario scenario) {
        Label name = label("scenario", "figure");
        name.setText(scenario.name());
        Button back = button("step-back", "Step back", "One step back (Left)");
        Button next = button("step", "Step", "One step on (Right)");
        Button slower = button("slower", "Slower", "Slower (Down)");
        Button faster = button("faster", "Faster", "Faster (Up)");
        Button live = button("live", "Live", "To the newest step (End)");
        back.setOnAction(e -> playback.step(-1));
        next.setOnAction(e -> playback.step(1));
        play.setOnAction(e -> playback.togglePlay());
        slower.setOnAction(e -> playback.changeSpeed(-1));
        faster.setOnAction(e -> playback.changeSpeed(1));
        live.setOnAction(e -> playback.seek(simulation.newest()));
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox bar = new HBox(8, name, back, play, next, slower, faster, live, time, mode, gap);
        bar.getStyleClass().add("transport");
        return bar;
    }

    private VBox centre() {
        HBox deck = new HBox();
        for (Card card : cards) {
            HBox.setHgrow(card, card.getId().equals("card-response") ? Priority.ALWAYS : Priority.SOMETIMES);
            deck.getChildren().add(card);
        }
        deck.getStyleClass().add("deck");
        VBox.setVgrow(road, Priority.ALWAYS);
        return new VBox(overview, road, deck);
    }

    /** The keys of the window; a focused control keeps the ones that it uses itself. */
    public void listenTo(Scene scene) {
        road.setFocusTraversable(true);
        road.requestFocus();
        scene.addEventFilter(KeyEvent.KEY_PRESSED, e -> {
            boolean pressesButton = e.getCode() == KeyCode.SPACE && scene.getFocusOwner() instanceof Button;
            if (!pressesButton && act(e.getCode(), e.isShiftDown())) {
                e.consume();
            }
        });
    }

    private boolean act(KeyCode key, boolean shift) {
        int by = shift ? simulation.scenario().stepsPerSecond() : 1;
        int count = simulation.scenario().fleet().vehicles().size();
        switch (key) {
            case SPACE, P -> playback.togglePlay();
            case LEFT -> playback.step(-by);
            case RIGHT -> playback.step(by);
            case UP -> playback.changeSpeed(1);
            case DOWN -> playback.changeSpeed(-1);
            case HOME -> playback.seek(0);
            case END -> playback.seek(simulation.newest());
            case OPEN_BRACKET -> selected = Math.floorMod(selected - 1, count);
            case CLOSE_BRACKET -> selected = Math.floorMod(selected + 1, count);
            case T -> road.roadCamera().toggleFollow();
            case F -> road.roadCamera().fit();
            default -> {
                return false;
            }
        }
        return true;
    }

    private ViewFrame frame() {
        int shown = playback.shown();
        CompletedStep current = simulation.step(shown);
        CompletedStep previous = shown == 0 ? current : simulation.step(shown - 1);
        return new ViewFrame(
                simulation.scenario(),
                previous,
                current,
                playback.fraction(),
                selected,
                road.roadCamera().camera(),
                palette,
                layersOn,
                simulation.recording());
    }

    private void pulse(double seconds) {
        playback.frame(seconds);
        playback.settle();
        ViewFrame f = road.aim(frame(), this::frame);
        overview.draw(f);
        road.draw(f);
        timeline.draw(f);
        inspector.show(f);
        for (Card card : cards) {
            card.show(f);
        }
        texts(f);
    }

    private void texts(ViewFrame f) {
        CompletedStep step = f.current();
        time.setText(String.format(Locale.ROOT, "%.1f s", simulation.scenario().secondsOf(step.step())));
        int behind = (int) (simulation.newest() - step.step());
        boolean atLive = behind <= 2;
        String place = atLive
                ? "live edge"
                : String.format(
                        Locale.ROOT, "%.1f s behind live", simulation.scenario().secondsOf(behind));
        mode.setText("step " + step.step() + ", cycle " + step.cycle() + ", "
                + (step.phase() == null
                        ? "no cycle"
                        : step.phase().name().toLowerCase(Locale.ROOT).replace('_', ' '))
                + ", " + place + ", " + playback.speed() + "\u00d7");
        play.setText(playback.isPlaying() ? "Pause" : "Play");
        SimulationThread.Fault fault = simulation.fault();
        status.setText(
                fault != null
                        ? "Simulation stopped, step " + fault.step() + " failed: " + fault.cause()
                        : (playback.isPlaying() ? "Running" : "Paused at step " + step.step()) + "   recording "
                                + simulation.newest() + " steps   " + playback.droppedSteps() + " steps dropped   hash "
                                + step.hashText());
    }

    public Playback playback() {
        return playback;
    }

    @Override
    public void close() {
        timer.stop();
        simulation.close();
    }
}
