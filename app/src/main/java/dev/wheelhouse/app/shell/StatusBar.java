package dev.wheelhouse.app.shell;

import dev.wheelhouse.app.widget.Figure;
import dev.wheelhouse.app.widget.Glyph;
import dev.wheelhouse.app.widget.Numbers;
import dev.wheelhouse.app.widget.Tone;
import dev.wheelhouse.sim.recording.Recording;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** The line at the window's foot: the last action with its result on the left, how the program does on the right. */
public final class StatusBar extends HBox {
    private static final int SHORT_HASH = 8;
    private final Glyph.Icon icon = Glyph.DOT.icon(12);
    private final Label message = part("status");
    private final Label watching = part("watching");
    private final HBox watchBox = new HBox(6, Glyph.EYE.icon(12), watching);
    private final Hint hint = new Hint();
    private final Button armed = new Button();
    private final Label recording = part("recording");
    private final Label stepTime = part("step-time");
    private final Label frameTime = part("frame-time");
    private final Label dropped = part("dropped");
    private final Label hash = part("short-hash");

    /** @param openConditions what a click on the armed conditions does */
    StatusBar(Runnable openConditions) {
        super(12);
        setAlignment(Pos.CENTER_LEFT);
        setId("status-bar");
        getStyleClass().add("status-bar");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        message.setMinWidth(60);
        message.getStyleClass().setAll("label", "status-message");
        hash.getStyleClass().add("mono");
        watchBox.setAlignment(Pos.CENTER_LEFT);
        watchBox.setVisible(false);
        watchBox.setManaged(false);
        HBox left = new HBox(6, icon, message);
        left.setAlignment(Pos.CENTER_LEFT);
        left.setMinWidth(60);
        armed.setId("armed");
        armed.setGraphic(Glyph.PAUSE.icon(10));
        armed.getStyleClass().addAll("flat", "status-button");
        armed.setMinWidth(0);
        armed.setOnAction(e -> openConditions.run());
        armed(List.of());
        getChildren().addAll(left, watchBox, armed, hint, gap, recording, stepTime, frameTime, dropped, hash);
        say(Glyph.TICK, Tone.OK, "Ready");
    }

    private static Label part(String id) {
        Label label = new Label();
        label.setId(id);
        label.getStyleClass().add("label-small");
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    /** One line about the last action; it stays until the next one. */
    public void say(Glyph glyph, Tone tone, String words) {
        icon.set(glyph);
        tone.applyTo(icon);
        Figure.change(message, words);
    }

    public void done(String words) {
        say(Glyph.TICK, Tone.OK, words);
    }

    public void refused(String words) {
        say(Glyph.REFUSED, Tone.STOP, words);
    }

    void watching(String words) {
        Figure.change(watching, words);
        watchBox.setVisible(!words.isEmpty());
        watchBox.setManaged(!words.isEmpty());
    }

    /** Bytes as MiB. */
    private static String mebibytes(double bytes, int digits) {
        return Numbers.of(bytes / (1 << 20), digits);
    }

    Hint hint() {
        return hint;
    }

    /** The conditions that pause the run. */
    public void armed(List<String> conditions) {
        int count = conditions.size();
        armed.setVisible(count > 0);
        armed.setManaged(count > 0);
        armed.setText(count == 1 ? "Armed: " + conditions.get(0) : count + " conditions armed");
        String all = String.join("\n", conditions);
        armed.setTooltip(new Tooltip("Pauses where one begins to hold (" + Action.CONDITIONS.keys() + ")\n" + all));
        armed.setAccessibleText("Armed conditions: " + all);
    }

    void show(
            ViewFrame f,
            Recording kept,
            double stepMicros,
            double frameMillis,
            double framesASecond,
            long droppedSteps) {
        boolean isWide = getWidth() >= 1200;
        Figure.change(
                recording,
                "Recording " + mebibytes(kept.bytes(), 1) + " of " + mebibytes(kept.budgetBytes(), 0) + "\u00a0MiB");
        stepTime.setManaged(isWide);
        stepTime.setVisible(isWide);
        Figure.change(stepTime, "Step " + Numbers.of(stepMicros, 1, "\u00b5s"));
        Figure.change(
                frameTime,
                (isWide ? "Frame " + Numbers.of(frameMillis, 1, "ms") + ", " : "")
                        + Numbers.of(framesASecond, 0, "fps"));
        Figure.change(dropped, Numbers.count(droppedSteps) + (isWide ? " steps dropped" : " dropped"));
        Figure.change(hash, f.current().hashText().substring(0, SHORT_HASH));
    }
}
